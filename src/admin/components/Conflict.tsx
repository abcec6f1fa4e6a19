import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { differingKeys } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { OpportunityForm } from '../state/form';
import { storedNames } from '../state/form-image';
import { type FormContent, formContentOf } from '../state/form-values';
import { useTexts } from '../texts';
import styles from './Conflict.module.css';
import { FieldContent } from './FieldContent';

interface ConflictProps {
  readonly form: OpportunityForm;
  readonly theirs: Opportunity;
  onKeep(): void;
  onSaveAsNew(): void;
  onTheirsTaken(theirs: Opportunity): void;
}

/** Two versions that cannot both stay: where they differ, and the choice between them. */
export function Conflict({ form, theirs, onKeep, onSaveAsNew, onTheirsTaken }: ConflictProps) {
  const texts = useTexts();
  const words = form.isNew ? texts.conflict.earlier : texts.conflict.other;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader is taken here by every new conflict.
  useEffect(() => heading.current?.focus(), [theirs]);

  function take(): void {
    form.takeTheirs();
    onTheirsTaken(theirs);
  }

  return (
    <section className={`notice notice-danger ${styles.conflict}`} aria-labelledby="conflict-heading">
      <h2 ref={heading} id="conflict-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      <p role="alert">{words.explanation}</p>
      <Comparison form={form} theirs={theirs} theirsLabel={words.theirs} />
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={onKeep}>
          {texts.conflict.keepMine}
        </button>
        <button type="button" className="button" onClick={take}>
          {form.isNew ? texts.conflict.takeSaved : texts.conflict.takeTheirs}
        </button>
        {form.isNew && (
          <button type="button" className="button" onClick={onSaveAsNew}>
            {texts.form.saveAsNew}
          </button>
        )}
      </div>
    </section>
  );
}

interface ComparisonProps {
  readonly form: OpportunityForm;
  readonly theirs: Opportunity;
  readonly theirsLabel: string;
}

function Comparison({ form, theirs, theirsLabel }: ComparisonProps) {
  const texts = useTexts();
  const values = useStore(form.$values);
  const mine: FormContent = { ...values, imageURL: storedNames(useStore(form.images.$images)) };
  const other = formContentOf(theirs);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.conflict.field}</th>
          <th scope="col">{texts.conflict.mine}</th>
          <th scope="col">{theirsLabel}</th>
        </tr>
      </thead>
      <tbody>
        {differingKeys(mine, other).map((field) => (
          <tr key={field}>
            <th scope="row">{texts.fields[field]}</th>
            <td data-label={texts.conflict.mine}>
              <FieldContent content={mine} field={field} />
            </td>
            <td data-label={theirsLabel}>
              <FieldContent content={other} field={field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
