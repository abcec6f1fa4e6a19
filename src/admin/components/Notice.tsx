import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly kind: 'success' | 'danger';
  readonly message: string;
  readonly detail?: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** What has become of something that was asked for, where it was asked for. */
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
