import { useStore } from '@nanostores/react';
import { counted } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import styles from '../list/Told.module.css';
import { DoneNotice, NotDoneNotice, ProgressNotice } from '../list/ToldNotices';
import { $batch, $toast, type Batch, clearToast, closeBatch, stopBatch, type Toast } from './opportunity-actions';
import { doneText, progressText } from './opportunity-messages';
import { SavedLinks } from './SavedLinks';

/**
 * Sticky notices about finished, running and failed actions. Rendered empty from the start, so that screen readers
 * announce what is added.
 */
export function Told() {
  const toast = useStore($toast);
  const batch = useStore($batch);
  return (
    <div className={styles.told}>
      <div role="status">
        {toast && <Done toast={toast} />}
        {batch.kind === 'running' && (
          <ProgressNotice text={progressText(batch)} done={batch.done} total={batch.total} onStop={stopBatch} />
        )}
      </div>
      {batch.kind === 'failed' && <NotDone batch={batch} />}
    </div>
  );
}

function Done({ toast }: { readonly toast: Toast }) {
  const { message, lang, explanation } = doneText(toast);
  return (
    <DoneNotice undo={toast.undo} onClose={clearToast}>
      <p className={styles.done} lang={lang}>
        {message}
      </p>
      {explanation && <p>{explanation}</p>}
      {(toast.count ?? 1) === 1 && (
        <p className={styles.title} lang={toast.language} dir="auto">
          {toast.title}
        </p>
      )}
      {toast.opportunity && <SavedLinks opportunity={toast.opportunity} />}
    </DoneNotice>
  );
}

function NotDone({ batch: { task, failed } }: { readonly batch: Extract<Batch, { kind: 'failed' }> }) {
  const { batch } = useTexts();
  return (
    <NotDoneNotice
      heading={counted(batch.failed[task], failed.length)}
      failed={failed.map(({ item: { id, title, language }, error }) => ({ id, name: title, language, error }))}
      onClose={closeBatch}
    />
  );
}
