import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly message: string;
  readonly lang?: string;
  /** Translation of a message that is not in the reader's language. */
  readonly explanation?: string | undefined;
  /** Content between the message and the buttons. */
  readonly detail?: ReactNode;
  /** Whether the dialog cannot be dismissed while its action is running. */
  readonly locked?: boolean;
  /** Buttons; the first one gets the focus. */
  readonly children: ReactNode;
  onDismiss(): void;
}

/** Modal dialog that needs an answer; replaces the browser's blocking ones. Escape dismisses it. */
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
      // Browsers do not let a page prevent a second Escape.
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

/** Opens a modal dialog while the component is mounted; returns the `ref` for its element. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Close before the element is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}
