import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#domain/limits';
import { fill } from '../../../i18n/fill';
import { useTexts } from '../../i18n/texts';
import { emptyQuestion } from '../../unsaved/form-questions';
import type { TypedField } from '../../unsaved/form-values';
import { QuestionFields } from '../../unsaved/QuestionFields';
import type { FormStore } from '../form';
import styles from './CompositeFacts.module.css';
import { Group } from './FormControls';
import { useFormFields } from './use-form-fields';

const shown: TypedField[] = ['questions'];

/** The questions and answers of the sheet, newest first. They come from enquiries, or are written here. */
export function QuestionsField({ form }: { readonly form: FormStore }) {
  const texts = useTexts();
  const { values, field } = useFormFields(form, shown);
  const { questions } = values;
  const list = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const { problem } = field('questions', texts.fields.questions);

  function add(): void {
    flushSync(() => form.$values.setKey('questions', [emptyQuestion(), ...questions]));
    list.current?.querySelector('textarea')?.focus();
  }

  function remove(id: string): void {
    const others = questions.filter((one) => one.id !== id);
    // The button is disabled while the list is full.
    flushSync(() => form.$values.setKey('questions', others));
    adder.current?.focus();
  }

  return (
    <Group legend={texts.fields.questions} hint={texts.questions.hint} problem={problem}>
      <div ref={list} className={styles.rows}>
        <button
          ref={adder}
          type="button"
          className="button"
          disabled={questions.length >= limits.questions}
          onClick={add}
        >
          {texts.questions.add}
        </button>
        {questions.map((question, index) => (
          <fieldset key={question.id} className={styles.question}>
            <legend className="visually-hidden">{fill(texts.questions.number, { number: index + 1 })}</legend>
            <QuestionFields
              question={question}
              index={index}
              name={`questions.${index}.`}
              problemOf={(place, label) => field(`questions.${index}.${place}`, label).problem}
              onChange={(changed) =>
                form.$values.setKey(
                  'questions',
                  questions.map((one) => (one.id === changed.id ? changed : one)),
                )
              }
            />
            <button type="button" className="button" onClick={() => remove(question.id)}>
              {texts.form.removeRow}
              <span className="visually-hidden"> {fill(texts.questions.number, { number: index + 1 })}</span>
            </button>
          </fieldset>
        ))}
      </div>
    </Group>
  );
}
