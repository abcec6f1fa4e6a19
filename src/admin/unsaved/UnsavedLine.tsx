import type { ReactNode } from 'react';
import { formatTime } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import styles from './Unsaved.module.css';
import type { UnsavedChanges } from './unsaved';

interface UnsavedLineProps {
  readonly changes: UnsavedChanges;
  /** Wraps the title, for example in a link. */
  readonly around?: (title: ReactNode) => ReactNode;
}

/** Identifies unsaved changes by their title and the time of the last change. */
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
