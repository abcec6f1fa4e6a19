import type { KeyboardEvent, ReactNode, TextareaHTMLAttributes } from 'react';
import { excerpt, excerptLength } from '#domain/excerpt';
import { limits } from '#domain/limits';
import { onOneLine, textLength } from '#domain/text';
import { Field } from '../../../ui/Field';
import { isComposingKey } from '../../../ui/input-method';
import { useTexts } from '../../i18n/texts';
import { TextCount } from '../../ui/TextCount';
import styles from './FormControls.module.css';

interface GroupProps {
  readonly legend: ReactNode;
  readonly hint?: string;
  /** Error of the group as a whole. */
  readonly problem?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A fieldset with a legend, a hint and an error. */
export function Group({ legend, hint, problem, className = '', children }: GroupProps) {
  return (
    <fieldset className={`${styles.group} ${className}`}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {problem && <p className="field-problem">{problem}</p>}
      {children}
    </fieldset>
  );
}

interface GrowingLineProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  onChange(value: string): void;
}

/** A field for one line of text that wraps and grows instead of scrolling. */
export function GrowingLine({ onChange, ...attributes }: GrowingLineProps) {
  return (
    <textarea
      {...attributes}
      className={styles.line}
      rows={2}
      autoComplete="off"
      onKeyDown={saveOnEnter}
      onChange={({ target }) => onChange(onOneLine(target.value))}
    />
  );
}

/** Submits the form on Enter, as a single-line input does, except during composition by an input method. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
  event.preventDefault();
  submitForm(event.currentTarget.form);
}

interface SubtitleFieldProps {
  readonly name: string;
  readonly label: string;
  readonly problem: string | undefined;
  readonly language: string;
  readonly value: string;
  readonly required?: boolean;
  readonly className?: string | undefined;
  /** Content before the control. */
  readonly children?: ReactNode;
  onChange(value: string): void;
}

/** Field for a subtitle: one line that wraps, with a hint on the length that fits on a card. */
export function SubtitleField(props: SubtitleFieldProps) {
  const texts = useTexts();
  const { name, label, problem, language, value, required = false, className, children, onChange } = props;
  return (
    <Field label={label} problem={problem} className={className}>
      {(attributes) => (
        <>
          {children}
          <GrowingLine
            {...attributes}
            name={name}
            lang={language}
            required={required}
            value={value}
            onChange={onChange}
          />
          <TextCount text={value} limit={limits.subtitle} />
          {textLength(value) > excerptLength && (
            <p className={styles.card}>
              {texts.form.onCards}{' '}
              <span lang={language} dir="auto">
                {excerpt(value.trim(), language)}
              </span>
            </p>
          )}
        </>
      )}
    </Field>
  );
}

/**
 * Submits a form that React handles, as its button would. `requestSubmit` is newer than the oldest supported browsers
 * (README.md); the admin forms validate their fields themselves.
 */
export function submitForm(form: HTMLFormElement | null): void {
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
