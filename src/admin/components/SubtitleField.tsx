import type { KeyboardEvent } from 'react';
import { excerpt, excerptLength } from '#domain/excerpt';
import { limits } from '#domain/limits';
import { textLength } from '#domain/text';
import { Field } from '../../ui/Field';
import { useTexts } from '../texts';
import styles from './SubtitleField.module.css';
import { TextCount } from './TextCount';

interface SubtitleFieldProps {
  readonly name: string;
  readonly label: string;
  readonly problem: string | undefined;
  readonly language: string;
  readonly value: string;
  readonly required?: boolean;
  onChange(value: string): void;
}

/** A subtitle: one line of text, shown whole on as many as it takes, with what a card has room for. */
export function SubtitleField(props: SubtitleFieldProps) {
  const texts = useTexts();
  const { name, label, problem, language, value, required = false, onChange } = props;
  return (
    <Field label={label} problem={problem}>
      {(attributes) => (
        <>
          <textarea
            {...attributes}
            className={styles.line}
            name={name}
            lang={language}
            rows={2}
            required={required}
            autoComplete="off"
            value={value}
            onKeyDown={saveOnEnter}
            onChange={({ target }) => onChange(onOneLine(target.value))}
          />
          <TextCount text={value} limit={limits.subtitle} />
          {textLength(value) > excerptLength && (
            <p className={styles.card}>
              {texts.form.onCards} <span lang={language}>{excerpt(value.trim(), language)}</span>
            </p>
          )}
        </>
      )}
    </Field>
  );
}

/** As a field of one line does; but not while a character is put together. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** What is pasted may have line breaks. */
const onOneLine = (text: string): string => text.replace(/\s*[\r\n\u0085\u2028\u2029]+\s*/g, ' ');
