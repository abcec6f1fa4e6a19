import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly text: string;
  /** What it says while it is busy. */
  readonly busyText: string;
}

/** Sends a form; until the script has taken over, to a page that answers. */
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
