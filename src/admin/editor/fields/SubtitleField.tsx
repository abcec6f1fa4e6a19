import { excerpt, excerptLength } from '#domain/excerpt';
import { limits } from '#domain/limits';
import { textLength } from '#domain/text';
import { Field } from '../../../ui/Field';
import { useTexts } from '../../i18n/texts';
import { TextCount } from '../../ui/TextCount';
import { GrowingLine } from './GrowingLine';
import styles from './SubtitleField.module.css';

interface SubtitleFieldProps {
  readonly name: string;
  readonly label: string;
  readonly problem: string | undefined;
  readonly language: string;
  readonly value: string;
  readonly required?: boolean;
  onChange(value: string): void;
}

/** Field for a subtitle: one line that wraps, with a hint on the length that fits on a card. */
export function SubtitleField(props: SubtitleFieldProps) {
  const texts = useTexts();
  const { name, label, problem, language, value, required = false, onChange } = props;
  return (
    <Field label={label} problem={problem}>
      {(attributes) => (
        <>
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
