import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/Icon';
import styles from './ImageButton.module.css';

interface ImageButtonProps {
  readonly label: string;
  readonly isIdle?: boolean;
  /** The icon. */
  readonly children: ReactNode;
  onPress(): void;
}

/** An icon button of an image. */
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
        // Moving an element in the DOM drops the focus of the buttons inside it.
        flushSync(onPress);
        if (currentTarget.isConnected) currentTarget.focus();
      }}
    >
      <Icon>{children}</Icon>
    </button>
  );
}
