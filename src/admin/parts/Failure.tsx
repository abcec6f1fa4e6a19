import type { ApiError } from '../../api/request';
import { failureSentence } from '../sentences';
import { texts } from '../texts';
import styles from './Failure.module.css';

interface FailureProps {
  readonly message: string;
  readonly error: ApiError;
  onRetry(): void;
}

/** Says that something could not be loaded, why, and offers to try again. */
export function Failure({ message, error, onRetry }: FailureProps) {
  return (
    <div role="alert" className={`notice notice-danger ${styles.failure}`}>
      <p>
        <strong>{message}</strong>
      </p>
      <p>{failureSentence(error)}</p>
      <button type="button" className="button" onClick={onRetry}>
        {texts.list.tryAgain}
      </button>
    </div>
  );
}
