import type { ReactNode } from 'react';
import styles from './Notice.module.css';

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
