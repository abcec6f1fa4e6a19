import { useStore } from '@nanostores/react';
import type { ListQuery } from '#domain/opportunity/query';
import type { ListWords } from '../../i18n/list-words';
import { $shortlist, asOnServer } from '../../stores/shortlist';
import { ShortlistLink } from '../../ui/ShortlistLink';
import type { Navigate } from './explorer-props';
import { ListSkeleton } from './ListSkeleton';
import { ListStatus } from './ListStatus';
import { OpportunityCard } from './OpportunityCard';
import styles from './OpportunityList.module.css';
import { Pages } from './Pages';
import type { ListState } from './use-list';

interface Props {
  readonly words: ListWords;
  readonly query: ListQuery;
  readonly state: ListState;
  readonly onPage: Navigate;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** How the list stands, its page buttons, and its cards or their skeleton. */
export function ListBody({ words, query, state, onPage, onRetry, onClear }: Props) {
  const loaded = state.kind === 'loaded' ? state : undefined;
  const pages = loaded && loaded.found > 0 && { words, query, ...loaded, onChoose: onPage };
  const { texts } = words;
  const kept = useStore($shortlist, asOnServer);
  return (
    <>
      <div className={styles.bar}>
        <ListStatus words={words} query={query} state={state} onRetry={onRetry} onClear={onClear} />
        {kept.length > 0 && (
          <ShortlistLink count={kept.length} language={words.language} texts={words.shortlistTexts} />
        )}
        {pages && <Pages {...pages} label={texts.pagesAbove} />}
      </div>
      {!loaded && <ListSkeleton />}
      {loaded && loaded.found > 0 && (
        <ul className={`plain ${styles.cards}`}>
          {/* By their places: a search fills the cards that are there anew, which costs less than other ones. */}
          {loaded.shown.map((opportunity, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps nothing of its own but its image, which has a key.
            <OpportunityCard key={place} opportunity={opportunity} words={words} />
          ))}
        </ul>
      )}
      {pages && <Pages {...pages} label={texts.pagesBelow} />}
    </>
  );
}
