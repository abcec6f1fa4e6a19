import type { ReactNode } from 'react';
import type { EnquiryState } from '#domain/enquiry/admin-enquiry';
import styles from './Tag.module.css';

interface TagProps {
  /** State of an enquiry, for the colour. */
  readonly state?: EnquiryState;
  readonly children: ReactNode;
}

/** A framed label for a state. */
export function Tag({ state, children }: TagProps) {
  return (
    <strong className={styles.tag} data-state={state}>
      {children}
    </strong>
  );
}
