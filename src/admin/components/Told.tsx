import { useStore } from '@nanostores/react';
import { counted, doneText, failureMessage, progressText } from '../messages';
import { $batch, type Batch, closeBatch, type Failed, stopBatch } from '../state/batch';
import { $toast, clearToast, type Toast } from '../state/toast';
import { useTexts } from '../texts';
import { focusHeadingInPlace } from './focus-heading';
import { SavedLinks } from './SavedLinks';
import styles from './Told.module.css';

/** What has been done, is being done, or could not be done. It stays in view, and stands empty until there is something. */
export function Told() {
  const toast = useStore($toast);
  const batch = useStore($batch);
  return (
    <div className={styles.told}>
      <div role="status">
        {toast && <Done toast={toast} />}
        {batch.kind === 'running' && <Progress batch={batch} />}
      </div>
      {batch.kind === 'failed' && <NotDone batch={batch} />}
    </div>
  );
}

function Done({ toast }: { readonly toast: Toast }) {
  const { toasts } = useTexts();
  const { message, lang, explanation } = doneText(toast);
  const { undo } = toast;

  // The buttons go with the toast.
  function leave(then: () => void): void {
    focusHeadingInPlace();
    then();
  }

  return (
    <div className={`notice notice-success ${styles.notice}`}>
      <div>
        <p className={styles.done} lang={lang}>
          {message}
        </p>
        {explanation && <p>{explanation}</p>}
        {(toast.count ?? 1) === 1 && (
          <p className={styles.title} lang={toast.language}>
            {toast.title}
          </p>
        )}
        {toast.opportunity && <SavedLinks opportunity={toast.opportunity} />}
      </div>
      <div className={styles.buttons}>
        {undo && (
          <button type="button" className="button" onClick={() => leave(undo)}>
            {toasts.undo}
          </button>
        )}
        <button type="button" className="button" onClick={() => leave(clearToast)}>
          {toasts.close}
        </button>
      </div>
    </div>
  );
}

function Progress({ batch }: { readonly batch: Extract<Batch, { kind: 'running' }> }) {
  const texts = useTexts();
  const text = progressText(batch);
  return (
    <div className={`notice ${styles.notice}`}>
      <div>
        <p>{text}</p>
        <progress className={styles.bar} aria-label={text} value={batch.done} max={batch.total} />
      </div>
      <button type="button" className="button" onClick={stopBatch}>
        {texts.batch.stop}
      </button>
    </div>
  );
}

function NotDone({ batch: { action, failed } }: { readonly batch: Extract<Batch, { kind: 'failed' }> }) {
  const { batch, toasts } = useTexts();

  function close(): void {
    focusHeadingInPlace();
    closeBatch();
  }

  return (
    <div role="alert" className={`notice notice-danger ${styles.notice}`}>
      <div>
        <p className={styles.done}>{counted(batch.failed[action], failed.length)}</p>
        <ul className={styles.failed}>
          {failed.map((one) => (
            <li key={one.opportunity.id}>
              <span lang={one.opportunity.language}>{one.opportunity.title}</span>: <Reason failed={one} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={close}>
          {toasts.close}
        </button>
      </div>
    </div>
  );
}

function Reason({ failed: { error } }: { readonly failed: Failed }) {
  const { batch } = useTexts();
  if (error.status === 409) return batch.changed;
  return error.status === 404 ? batch.gone : failureMessage(error);
}
