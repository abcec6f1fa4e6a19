import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { pagesOffered } from '#domain/list/pagination';
import { listPageSize } from '#domain/opportunity/list-page';
import { activeFilters, type ListQuery } from '#domain/opportunity/query';
import { fill, fillCount } from '../../i18n/fill';
import { dotted } from '../../i18n/intl';
import { listPath } from '../../i18n/list-paths';
import type { ListWords } from '../../i18n/opportunity-words';
import { $shortlist, asOnServer } from '../../stores/shortlist';
import { ShortlistLink } from '../../ui/ShortlistButton';
import { OpportunityCard } from './OpportunityCard';
import cardStyles from './OpportunityCard.module.css';
import styles from './OpportunityList.module.css';
import type { Navigate, ShownList } from './use-list';

const slots = Array.from({ length: listPageSize }, (_, slot) => `slot-${slot}`);

/** Skeleton of the list. */
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
  readonly state: ShownList;
  readonly onPage: Navigate;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** Status, page buttons, and cards or a skeleton. */
export function ListBody({ words, query, state, onPage, onRetry, onClear }: Props) {
  const loaded = state.kind === 'loaded' ? state : undefined;
  const pages = loaded && loaded.found > 0 && { words, query, ...loaded, onChoose: onPage };
  const { texts } = words;
  const shortlisted = useStore($shortlist, asOnServer);
  return (
    <>
      <div className={styles.bar}>
        <ListStatus words={words} query={query} state={state} onRetry={onRetry} onClear={onClear} />
        {shortlisted.length > 0 && (
          <ShortlistLink count={shortlisted.length} language={words.language} texts={words.shortlistTexts} />
        )}
        {pages && <Pages {...pages} label={texts.pagesAbove} />}
      </div>
      {!loaded && <ListSkeleton />}
      {loaded && loaded.found > 0 && (
        <ul className={`plain ${styles.cards}`}>
          {/* Keyed by index, so that React reuses the cards while a search changes their content. */}
          {loaded.shown.map((opportunity, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card has no state except its image, which has a key.
            <OpportunityCard key={place} opportunity={opportunity} words={words} />
          ))}
        </ul>
      )}
      {pages && <Pages {...pages} label={texts.pagesBelow} />}
    </>
  );
}

interface ListStatusProps {
  readonly words: ListWords;
  readonly query: ListQuery;
  readonly state: ShownList;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** One line with the status of the list, announced to screen readers, and a button to retry or clear. */
function ListStatus({ words, query, state, onRetry, onClear }: ListStatusProps) {
  const { texts } = words;
  const nothing = state.kind === 'loaded' && state.found === 0;
  const [filter, ...others] = activeFilters(query);
  const failed = state.kind === 'failed';
  return (
    <div className={failed ? `notice ${styles.failed}` : styles.standing}>
      <p role="status" className={nothing ? styles.nothing : undefined}>
        {statusOf(state, words)}
      </p>
      {failed && (
        <button className="button" type="button" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      )}
      {nothing && !filter && <p>{texts.nonePublished}</p>}
      {nothing && filter && (
        <button className="button" type="button" onClick={onClear}>
          {filter === 'sector' && others.length === 0 ? texts.all : texts.clearAll}
        </button>
      )}
    </div>
  );
}

function statusOf(state: ShownList, { texts, language }: ListWords): string {
  if (state.kind !== 'loaded') return texts[state.kind];
  if (state.found === 0) return texts.noResults;
  const found = fillCount(texts.found, state.found, language);
  return state.pages > 1 ? dotted([found, fill(texts.page, { number: state.page })], language) : found;
}

interface PagesProps {
  readonly label: string;
  readonly words: ListWords;
  readonly query: ListQuery;
  /** Current page and number of pages. */
  readonly page: number;
  readonly pages: number;
  readonly onChoose: Navigate;
}

function Pages({ label, words, query, page, pages, onChoose }: PagesProps) {
  const { language, texts } = words;
  const choose = (event: MouseEvent, number: number) => {
    // Modifier keys open a tab or window, or download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onChoose({ ...query, page: number }, event);
  };
  return (
    <nav aria-label={label} className={styles.pages}>
      <ul className="plain">
        {pagesOffered(page, pages).map((number, index) =>
          number === 'gap' ? (
            <li key={index < 3 ? 'before' : 'after'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={listPath({ ...query, page: number }, language)}
                aria-label={fill(texts.page, { number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={(event) => choose(event, number)}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
