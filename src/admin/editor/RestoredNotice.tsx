import { useStore } from '@nanostores/react';
import { useTexts } from '../i18n/texts';
import type { OpportunityForm } from './form';
import styles from './UnsavedNotice.module.css';

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
        {texts.form.discard}
      </button>
    </div>
  );
}
