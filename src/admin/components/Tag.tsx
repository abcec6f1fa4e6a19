import type { ReactNode } from 'react';
import type { EnquiryState } from '#domain/enquiry/desk-enquiry';
import styles from './Tag.module.css';

interface TagProps {
  /** The state of an enquiry, where it says one. */
  readonly state?: EnquiryState;
  readonly children: ReactNode;
}

/** A state in a frame of its own. */
export function Tag({ state, children }: TagProps) {
  return (
    <strong className={styles.tag} data-state={state}>
      {children}
    </strong>
  );
}
