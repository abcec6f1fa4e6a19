import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  /** Whether the script is there. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly text: string;
  /** What it says while it is busy. */
  readonly busyText: string;
}

/** Sends a form. Disabled until the script is there: without any, the other button sends the form to a page. */
export function SubmitButton({ ready, busy, text, busyText }: SubmitButtonProps) {
  const look = `button button-primary ${styles.submit}`;
  return (
    <div>
      <noscript>
        <button type="submit" className={look}>
          {text}
        </button>
      </noscript>
      <button type="submit" className={look} disabled={!ready} aria-disabled={busy}>
        {busy ? busyText : text}
      </button>
      <p className="visually-hidden" role="status">
        {busy && busyText}
      </p>
    </div>
  );
}
