import type { ReactNode } from 'react';
import type { ApiError } from '../../api/request';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { focusHeading } from './focus';
import styles from './Notices.module.css';

interface NoticeProps {
  readonly kind: 'success' | 'danger';
  readonly message: string;
  readonly detail?: ReactNode;
  /** Buttons for the next steps. */
  readonly children?: ReactNode;
}

/** A message about the result of an action, shown where the action was started. */
export function Notice({ kind, message, detail, children }: NoticeProps) {
  return (
    <div className={`notice notice-${kind} ${styles.notice}`}>
      <div>
        <p className={styles.message}>{message}</p>
        {detail && <p dir="auto">{detail}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

interface FailureProps {
  readonly message: string;
  readonly error: ApiError;
  onRetry(): void;
}

/** Error message for failed loading, with the reason and a retry button. */
export function Failure({ message, error, onRetry }: FailureProps) {
  const texts = useTexts();
  // The focused button disappears with the message.
  function retry(): void {
    onRetry();
    focusHeading();
  }

  return (
    <div role="alert" className={`notice notice-danger ${styles.failure}`}>
      <p>
        <strong>{message}</strong>
      </p>
      <p>{failureMessage(error)}</p>
      <button type="button" className="button" onClick={retry}>
        {texts.list.tryAgain}
      </button>
    </div>
  );
}
