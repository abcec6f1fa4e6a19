import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDay } from '#domain/time/day';
import type { ApiError } from '../../api/request';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { failureMessage } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { DayInput } from '../ui/DayInput';
import { keepAsFile } from '../ui/download';
import { focusProblem } from '../ui/focus-problem';
import styles from './ExportDays.module.css';
import { exportDays } from './person';

type Export =
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way' }
  | { readonly kind: 'failed'; readonly error: ApiError };

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Form to download the enquiries of a range of days as a spreadsheet file. */
export function ExportDays() {
  const texts = useTexts();
  const { exporting } = texts;
  const [days, setDays] = useState<Days>({ from: '', to: '' });
  const [state, setState] = useState<Export>({ kind: 'none' });
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(days, texts);
  const isUnderWay = state.kind === 'under-way';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    flushSync(() => setChecked(true));
    if (problems.from || problems.to) focusProblem(event.currentTarget);
    if (problems.from || problems.to || isUnderWay) return;
    setState({ kind: 'under-way' });
    const result = await exportDays(days);
    if (result.kind === 'answered') keepAsFile(result.answer, nameOf(days));
    setState(result.kind === 'failed' ? result : { kind: 'none' });
  }

  return (
    <section className={styles.export} aria-labelledby="export-heading">
      <h2 id="export-heading">{exporting.heading}</h2>
      <p>{exporting.explanation}</p>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={exporting[end]} problem={isChecked ? problems[end] : undefined}>
            {(attributes) => (
              <DayInput {...attributes} value={days[end]} onChange={(day) => setDays({ ...days, [end]: day })} />
            )}
          </Field>
        ))}
        <button type="submit" className="button" aria-disabled={isUnderWay}>
          {exporting.download}
        </button>
      </form>
      <p role="status">{isUnderWay && exporting.underWay}</p>
      {state.kind === 'failed' && (
        <p role="alert" className="field-problem">
          {exporting.failed} {failureMessage(state.error)}
        </p>
      )}
    </section>
  );
}

function problemsOf({ from, to }: Days, { exporting, problems }: Texts): { readonly [End in keyof Days]?: string } {
  const noDay = (label: string) => fill(problems.date, { label });
  const isRange = isDay(from) && isDay(to);
  return {
    ...(from !== '' && !isDay(from) && { from: noDay(exporting.from) }),
    ...(to !== '' && !isDay(to) && { to: noDay(exporting.to) }),
    ...(isRange && to < from && { to: exporting.days }),
  };
}

function nameOf({ from, to }: Days): string {
  return `${['enquiries', from, to].filter(Boolean).join('-')}.csv`;
}
