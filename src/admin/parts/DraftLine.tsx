import type { Draft } from '../../stores/admin-drafts';
import { timeSentence } from '../sentences';
import { texts } from '../texts';
import styles from './DraftLine.module.css';

/** What tells a draft from others: its title, and when it was last changed. */
export function DraftLine({ draft }: { readonly draft: Draft }) {
  const { title, language, changedAt } = draft;
  return (
    <>
      <span className={styles.title} lang={title ? language : undefined}>
        {title || texts.list.untitled}
      </span>
      {changedAt !== undefined && (
        <time className={styles.time} dateTime={new Date(changedAt).toISOString()}>
          {timeSentence(changedAt)}
        </time>
      )}
    </>
  );
}
