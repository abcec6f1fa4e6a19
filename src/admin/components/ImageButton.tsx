import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../ui/Icon';
import styles from './ImageButton.module.css';

interface ImageButtonProps {
  readonly label: string;
  readonly isIdle?: boolean;
  /** Its drawing. */
  readonly children: ReactNode;
  onPress(): void;
}

/** A button of an image, with a drawing instead of words. */
export function ImageButton({ label, isIdle = false, children, onPress }: ImageButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={({ currentTarget }) => {
        if (isIdle) return;
        // A moved image takes its buttons along, and the browser drops the focus of what is moved.
        flushSync(onPress);
        if (currentTarget.isConnected) currentTarget.focus();
      }}
    >
      <Icon>{children}</Icon>
    </button>
  );
}
