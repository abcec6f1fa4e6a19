import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#domain/limits';
import { fill } from '../../../i18n/fill';
import { emptyQuestion } from '../../form-values/form-questions';
import type { TypedField } from '../../form-values/form-values';
import { useTexts } from '../../i18n/texts';
import { QuestionFields } from '../../questions/QuestionFields';
import type { FormStore } from '../form-store';
import { RemovableRow, useRemoval } from './FactParts';
import styles from './Facts.module.css';
import { Group } from './FormControls';
import { useFormFields } from './use-form-fields';

const shown: TypedField[] = ['questions'];

/** The questions and answers of the sheet, newest first. They come from enquiries, or are written here. */
export function QuestionsField({ form }: { readonly form: FormStore }) {
  const texts = useTexts();
  const { values, field } = useFormFields(form, shown);
  const { questions } = values;
  const change = (changed: typeof questions) => form.$values.setKey('questions', changed);
  const list = useRef<HTMLDivElement>(null);
  const { adder, remove } = useRemoval(questions, change);
  const { problem } = field('questions', texts.fields.questions);

  function add(): void {
    flushSync(() => change([emptyQuestion(), ...questions]));
    list.current?.querySelector('textarea')?.focus();
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
          <RemovableRow
            key={question.id}
            name={fill(texts.questions.number, { number: index + 1 })}
            className={styles.question}
            onRemove={() => remove(index)}
          >
            <QuestionFields
              question={question}
              index={index}
              name={`questions.${index}.`}
              problemOf={(place, label) => field(`questions.${index}.${place}`, label).problem}
              onChange={(changed) => change(questions.map((one) => (one.id === changed.id ? changed : one)))}
            />
          </RemovableRow>
        ))}
      </div>
    </Group>
  );
}
