import { useStore } from '@nanostores/react';
import { listPageSize } from '#domain/opportunity/list-page';
import type { ListQuery } from '#domain/opportunity/query';
import type { ListWords } from '../../i18n/opportunity-words';
import { $shortlist, asOnServer } from '../../stores/shortlist';
import { ShortlistLink } from '../../ui/ShortlistLink';
import type { Navigate } from './explorer-props';
import { ListStatus } from './ListStatus';
import { OpportunityCard } from './OpportunityCard';
import cardStyles from './OpportunityCard.module.css';
import styles from './OpportunityList.module.css';
import { Pages } from './Pages';
import type { ListState } from './use-list';

const slots = Array.from({ length: listPageSize }, (_, slot) => `slot-${slot}`);

/** The list's shape while it is awaited. */
function ListSkeleton() {
  return (
    <div aria-busy="true">
      <ul className={`plain ${styles.cards}`} aria-hidden="true">
        {slots.map((slot) => (
          <li key={slot} className={cardStyles.card}>
            <div className={`skeleton ${cardStyles.image}`} />
            <AwaitedText lines={1} />
            <AwaitedText lines={2} />
            <AwaitedText lines={3} />
            <AwaitedText lines={1} />
            <AwaitedText lines={1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AwaitedText({ lines }: { readonly lines: 1 | 2 | 3 }) {
  return (
    <div className={lines === 1 ? cardStyles.awaitedLine : cardStyles.awaitedText}>
      {['first', 'second', 'third'].slice(0, lines).map((line) => (
        <span key={line} className="skeleton" />
      ))}
    </div>
  );
}

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
