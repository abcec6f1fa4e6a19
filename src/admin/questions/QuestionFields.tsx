import { type Language, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { questionTexts } from '#domain/opportunity/questions';
import { dayInArgentina } from '#domain/time/day';
import { Field } from '../../ui/Field';
import type { TypedQuestion } from '../form-values/form-questions';
import { questionLabel } from '../i18n/labels';
import { DayInput } from '../ui/Inputs';
import { TextCount } from '../ui/TextCount';
import styles from './QuestionFields.module.css';

interface QuestionFieldsProps {
  readonly question: TypedQuestion;
  /** Number of the question among several, from 0. */
  readonly index?: number;
  /** The beginning of the names of the controls. */
  readonly name?: string;
  /** The error of a control, named by its place within the question: `on`, `texts.en.answer`. */
  problemOf(place: string, label: string): string | undefined;
  onChange(question: TypedQuestion): void;
  /** While it is being saved. */
  readonly readOnly?: boolean;
}

/** Day, question and answer in each language. */
export function QuestionFields({
  question,
  index,
  name = '',
  problemOf,
  onChange,
  readOnly = false,
}: QuestionFieldsProps) {
  const dayLabel = questionLabel('on', index);
  const change = (language: Language, text: (typeof questionTexts)[number], value: string) =>
    onChange({
      ...question,
      texts: { ...question.texts, [language]: { ...question.texts[language], [text]: value } },
    });
  return (
    <div className={styles.fields}>
      {languages.map((language) => (
        <div key={language} className={styles.pair}>
          {questionTexts.map((text) => {
            const [place, label] = [`texts.${language}.${text}`, questionLabel(text, index, language)];
            const value = question.texts[language][text];
            return (
              <Field key={text} label={label} problem={problemOf(place, label)}>
                {(attributes) => (
                  <>
                    <textarea
                      {...attributes}
                      name={name + place}
                      lang={language}
                      rows={4}
                      value={value}
                      readOnly={readOnly}
                      onChange={({ target }) => change(language, text, target.value)}
                    />
                    <TextCount text={value} limit={limits[text]} />
                  </>
                )}
              </Field>
            );
          })}
        </div>
      ))}
      <Field label={dayLabel} problem={problemOf('on', dayLabel)} className={styles.day}>
        {(attributes) => (
          <DayInput
            {...attributes}
            name={`${name}on`}
            max={dayInArgentina(new Date())}
            value={question.on}
            readOnly={readOnly}
            onChange={(on) => onChange({ ...question, on })}
          />
        )}
      </Field>
    </div>
  );
}
