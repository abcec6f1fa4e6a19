import type { ApiError } from '../../api/request';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import styles from './Failure.module.css';
import { focusHeading } from './focus-heading';

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
