import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../api/request';
import { Field } from '../../ui/Field';
import { failureMessage } from '../messages';
import { exportDays } from '../state/person';
import { useTexts } from '../texts';
import { keepAsFile } from './download';
import styles from './ExportDays.module.css';

type Export =
  | { readonly kind: 'none' }
  | { readonly kind: 'under-way' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** The enquiries of some days as a file for a spreadsheet. */
export function ExportDays() {
  const { exporting } = useTexts();
  const [days, setDays] = useState({ from: '', to: '' });
  const [state, setState] = useState<Export>({ kind: 'none' });
  const [isWrong, setWrong] = useState(false);
  const isUnderWay = state.kind === 'under-way';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = days.from !== '' && days.to !== '' && days.to < days.from;
    setWrong(wrong);
    if (wrong || isUnderWay) return;
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
        <Field label={exporting.from} problem={undefined}>
          {(attributes) => (
            <input
              {...attributes}
              type="date"
              value={days.from}
              onChange={({ target }) => setDays({ ...days, from: target.value })}
            />
          )}
        </Field>
        <Field label={exporting.to} problem={isWrong ? exporting.days : undefined}>
          {(attributes) => (
            <input
              {...attributes}
              type="date"
              value={days.to}
              onChange={({ target }) => setDays({ ...days, to: target.value })}
            />
          )}
        </Field>
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

function nameOf({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${['enquiries', from, to].filter(Boolean).join('-')}.csv`;
}
