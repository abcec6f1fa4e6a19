import { useStore } from '@nanostores/react';
import { flushSync } from 'react-dom';
import type { OpportunityForm } from '../../stores/admin-form';
import { texts } from '../texts';
import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  readonly form: OpportunityForm;
  onDiscarded(): void;
}

/** Tells that the form shows what was typed before, and offers to begin again. */
export function DraftNotice({ form, onDiscarded }: DraftNoticeProps) {
  const isRestored = useStore(form.$restored);
  if (!isRestored) return null;

  function discard(): void {
    flushSync(form.discardDraft);
    onDiscarded();
  }

  return (
    <div role="status" className={`notice ${styles.notice}`}>
      <div>
        <p className={styles.message}>{texts.form.restored}</p>
        <p>{texts.form.restoredDetail}</p>
      </div>
      <button type="button" className="button" onClick={discard}>
        {texts.form.discard}
      </button>
    </div>
  );
}
