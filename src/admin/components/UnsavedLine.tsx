import type { ReactNode } from 'react';
import { formatTime } from '../messages';
import type { UnsavedChanges } from '../state/unsaved';
import { useTexts } from '../texts';
import styles from './UnsavedLine.module.css';

interface UnsavedLineProps {
  readonly changes: UnsavedChanges;
  /** What the title stands in, such as a link. */
  readonly around?: (title: ReactNode) => ReactNode;
}

/** What tells one unsaved text from others: its title, and when it was last changed. */
export function UnsavedLine({ changes: { title, language, changedAt }, around = (shown) => shown }: UnsavedLineProps) {
  const texts = useTexts();
  return (
    <>
      {around(
        <span className={styles.title} lang={title ? language : undefined} dir="auto">
          {title || texts.list.untitled}
        </span>,
      )}{' '}
      {changedAt !== undefined && (
        <time className={styles.time} dateTime={new Date(changedAt).toISOString()}>
          {formatTime(changedAt)}
        </time>
      )}
    </>
  );
}
