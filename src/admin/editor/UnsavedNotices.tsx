import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { useTexts } from '../i18n/texts';
import { UnsavedLine } from '../unsaved/UnsavedLine';
import { newSubject } from '../unsaved/unsaved';
import { $listedUnsaved, type ListedUnsaved } from '../unsaved/unsaved-list';
import type { OpportunityForm } from './form';
import styles from './UnsavedNotices.module.css';

interface OtherUnsavedProps {
  readonly subject: string;
  /** Name of the unsaved changes that this tab has open. */
  readonly own: string;
  onContinue(name: string): void;
  onDiscard(name: string): void;
}

/** Unsaved changes of closed tabs, to continue or discard. Those open in another live tab are not offered. */
export function OtherUnsaved({ subject, own, onContinue, onDiscard }: OtherUnsavedProps) {
  const texts = useTexts();
  const heading = useId();
  const others = useStore($listedUnsaved).filter(
    (listed) => listed.subject === subject && listed.name !== own && !listed.isOpen,
  );
  if (others.length === 0) return null;
  return (
    <section className={`notice ${styles.others}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {subject === newSubject ? texts.unsaved.newOnes : texts.unsaved.edits}
      </h2>
      <p>{texts.unsaved.explanation}</p>
      <ul className={styles.list}>
        {others.map((other) => (
          <OtherLine
            key={other.name}
            other={other}
            onContinue={() => onContinue(other.name)}
            onDiscard={() => onDiscard(other.name)}
          />
        ))}
      </ul>
    </section>
  );
}

interface OtherLineProps {
  readonly other: ListedUnsaved;
  onContinue(): void;
  onDiscard(): void;
}

function OtherLine({ other, onContinue, onDiscard }: OtherLineProps) {
  const texts = useTexts();
  const { title: typed, language } = other.changes;
  const title = (
    <span className="visually-hidden" lang={typed ? language : undefined} dir="auto">
      {typed || texts.list.untitled}
    </span>
  );
  return (
    <li className={styles.line}>
      <p className={styles.texts}>
        <UnsavedLine changes={other.changes} />
      </p>
      <button type="button" className="button" onClick={onContinue}>
        {texts.unsaved.continue} {title}
      </button>
      <button type="button" className="button" onClick={onDiscard}>
        {texts.unsaved.discard} {title}
      </button>
    </li>
  );
}

interface RestoredNoticeProps {
  readonly form: OpportunityForm;
  onDiscard(): void;
}

/** Says that the form shows restored unsaved changes, and offers to discard them. */
export function RestoredNotice({ form, onDiscard }: RestoredNoticeProps) {
  const texts = useTexts();
  const isRestored = useStore(form.$restored);
  const isSaving = useStore(form.$state).kind === 'saving';
  if (!isRestored) return null;
  return (
    <div role="status" className={`notice ${styles.notice}`}>
      <div>
        <p className={styles.message}>{texts.form.restored}</p>
        <p>{texts.form.restoredDetail}</p>
      </div>
      <button type="button" className="button" disabled={isSaving} onClick={onDiscard}>
        {texts.unsaved.discard}
      </button>
    </div>
  );
}
