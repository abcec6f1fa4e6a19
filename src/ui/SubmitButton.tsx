import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly text: string;
  /** Text while the form is being sent. */
  readonly busyText: string;
}

/** Submit button. Until the script has loaded, the form is sent to a page that answers. */
export function SubmitButton({ busy, text, busyText }: SubmitButtonProps) {
  return (
    <div>
      <button type="submit" className={`button button-primary ${styles.submit}`} aria-disabled={busy}>
        {busy ? busyText : text}
      </button>
      <p className="visually-hidden" role="status">
        {busy && busyText}
      </p>
    </div>
  );
}
