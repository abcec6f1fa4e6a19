import { useEffect } from 'react';
import { localizedPath } from '../../i18n/path';
import { loadOpportunities, tryAgain } from '../../stores/opportunities';
import styles from './Shortlist.module.css';
import type { ShortlistProps } from './shortlist-props';

export function EmptyShortlist({ language, texts, seeAll }: ShortlistProps) {
  return (
    <div className={styles.empty}>
      <p role="status" className={styles.nothing}>
        {texts.empty}
      </p>
      <p className={styles.intro}>
        {texts.emptyText} {texts.intro}
      </p>
      <p>
        <a className="button button-primary" href={localizedPath('/opportunities', language)}>
          {seeAll}
        </a>
      </p>
    </div>
  );
}

interface PendingProps extends ShortlistProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The shape of the shortlist while its opportunities are awaited, which it asks for; and that they could not be had. */
export function PendingShortlist({ language, listTexts, failed, onRetry }: PendingProps) {
  useEffect(() => loadOpportunities(language), [language]);
  const retry = () => {
    tryAgain();
    onRetry();
  };
  return (
    <>
      <div className={failed ? `notice ${styles.failed}` : undefined}>
        <p role="status">{failed ? listTexts.failed : listTexts.loading}</p>
        {failed && (
          <button type="button" className="button" onClick={retry}>
            {listTexts.tryAgain}
          </button>
        )}
      </div>
      <div className={styles.awaited} aria-busy="true">
        {['first', 'second', 'third'].map((slot) => (
          <div key={slot} className={`skeleton ${styles.awaitedCard}`} />
        ))}
      </div>
    </>
  );
}
