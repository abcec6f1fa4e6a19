import { type ReactNode, useId } from 'react';
import { useModal } from '../use-modal';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly message: string;
  readonly lang?: string;
  /** What a message says that is in another language than the reader's. */
  readonly explanation?: string | undefined;
  /** What follows the message, before the buttons. */
  readonly detail?: ReactNode;
  /** Whether it stays until what was asked for has come to an end. */
  readonly locked?: boolean;
  /** The buttons; the first has the focus. */
  readonly children: ReactNode;
  onDismiss(): void;
}

/** A message that has to be answered, instead of the browser's blocking ones. Escape dismisses it. */
export function Dialog({ message, lang, explanation, detail, locked = false, children, onDismiss }: DialogProps) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}message`}
      aria-describedby={detail || explanation ? `${id}detail` : undefined}
      onCancel={(event) => locked && event.preventDefault()}
      // A browser lets a second Escape through.
      onClose={() => (locked ? dialog.current?.showModal() : onDismiss())}
    >
      <p id={`${id}message`} className={styles.message} lang={lang}>
        {message}
      </p>
      {(detail || explanation) && (
        <div id={`${id}detail`} className={styles.detail}>
          {explanation && <p>{explanation}</p>}
          {detail}
        </div>
      )}
      <div className={styles.buttons}>{children}</div>
    </dialog>
  );
}
