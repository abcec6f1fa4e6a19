import type { ReactNode } from 'react';
import type { Language } from '#domain/language';
import type { ApiError } from '../../api/request';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { focusHeadingInPlace } from '../ui/focus';
import styles from './Told.module.css';

interface DoneNoticeProps {
  readonly children: ReactNode;
  readonly undo: (() => void) | undefined;
  onClose(): void;
}

/** Notice of a finished action, with an undo button. */
export function DoneNotice({ children, undo, onClose }: DoneNoticeProps) {
  const { toasts } = useTexts();

  // The focused button disappears with the notice.
  function leave(then: () => void): void {
    focusHeadingInPlace();
    then();
  }

  return (
    <div className={`notice notice-success ${styles.notice}`}>
      <div>{children}</div>
      <div className={styles.buttons}>
        {undo && (
          <button type="button" className="button" onClick={() => leave(undo)}>
            {toasts.undo}
          </button>
        )}
        <button type="button" className="button" onClick={() => leave(onClose)}>
          {toasts.close}
        </button>
      </div>
    </div>
  );
}

interface ProgressNoticeProps {
  readonly text: string;
  readonly done: number;
  readonly total: number;
  onStop(): void;
}

/** Progress of an action on several items. */
export function ProgressNotice({ text, done, total, onStop }: ProgressNoticeProps) {
  const texts = useTexts();
  return (
    <div className={`notice ${styles.notice}`}>
      <div>
        <p>{text}</p>
        <progress className={styles.bar} aria-label={text} value={done} max={total} />
      </div>
      <button type="button" className="button" onClick={onStop}>
        {texts.batch.stop}
      </button>
    </div>
  );
}

interface NotDoneNoticeProps {
  readonly heading: string;
  readonly failed: readonly {
    readonly id: string;
    readonly name: string;
    readonly language: Language | undefined;
    readonly error: ApiError;
  }[];
  onClose(): void;
}

/** Lists the failed items with the reasons. */
export function NotDoneNotice({ heading, failed, onClose }: NotDoneNoticeProps) {
  const { toasts } = useTexts();

  function close(): void {
    focusHeadingInPlace();
    onClose();
  }

  return (
    <div role="alert" className={`notice notice-danger ${styles.notice}`}>
      <div>
        <p className={styles.done}>{heading}</p>
        <ul className={styles.failed}>
          {failed.map(({ id, name, language, error }) => (
            <li key={id}>
              <span lang={language} dir="auto">
                {name}
              </span>
              : <Reason error={error} />
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

function Reason({ error }: { readonly error: ApiError }) {
  const { batch } = useTexts();
  if (error.status === 409) return batch.changed;
  return error.status === 404 ? batch.gone : failureMessage(error);
}
