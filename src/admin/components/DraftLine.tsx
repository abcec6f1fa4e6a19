import type { ReactNode } from 'react';
import type { Draft } from '../state/unsaved';
import { timeSentence } from '../messages';
import { texts } from '../texts';
import styles from './DraftLine.module.css';

interface DraftLineProps {
  readonly draft: Draft;
  /** What the title stands in, such as a link. */
  readonly around?: (title: ReactNode) => ReactNode;
}

/** What tells a draft from others: its title, and when it was last changed. */
export function DraftLine({ draft: { title, language, changedAt }, around = (shown) => shown }: DraftLineProps) {
  return (
    <>
      {around(
        <span className={styles.title} lang={title ? language : undefined}>
          {title || texts.list.untitled}
        </span>,
      )}{' '}
      {changedAt !== undefined && (
        <time className={styles.time} dateTime={new Date(changedAt).toISOString()}>
          {timeSentence(changedAt)}
        </time>
      )}
    </>
  );
}
