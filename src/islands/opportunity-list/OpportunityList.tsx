import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '#domain/language';
import { activeFilters, cleared, type ListQuery, without } from '#domain/opportunity/query';
import { feedFormats, feedPath, listPath } from '../../i18n/list-paths';
import { filterName, type ListWords, listTitle } from '../../i18n/opportunity-words';
import { tryAgain } from '../../stores/opportunities';
import { $query, goTo } from '../../stores/opportunity-list';
import { Icon } from '../../ui/Icon';
import { guarded } from '../../ui/IslandBoundary';
import { FilterPanel } from './FilterPanel';
import { ListBody } from './ListBody';
import styles from './OpportunityList.module.css';
import { SearchForm } from './SearchForm';
import { type InitialList, type Navigate, useList, useListWords } from './use-list';

interface Props {
  readonly language: Language;
  readonly initial: InitialList;
  /** The map, if the query requests it. */
  readonly children?: ReactNode;
}

/** List of opportunities with search, filters, order and pages. Without scripts these are links and a form. */
export const OpportunityList = guarded(function OpportunityList({ language, initial, children }: Props) {
  const words = useListWords(language);
  const { texts } = words;
  const { query, state, ready, live } = useList(words, initial);
  const section = useRef<HTMLElement>(null);
  const { page } = state.kind === 'loaded' ? state : query;
  useDocumentTitle(listTitle(words, { ...query, page }));
  useFeedLinks(query, language);

  // The focused control is gone or out of view: focus the start of the list.
  const moveFocus = () => section.current?.focus({ preventScroll: true });
  const show = (chosen: ListQuery, how: 'push' | 'replace') => {
    // A filter starts from the displayed query, but keeps text that was typed since.
    const typed = $query.get()?.q ?? query.q;
    const next = chosen.q === query.q ? { ...chosen, q: typed } : chosen;
    if (live && next.view === 'list') goTo(next, language, how);
    else location.assign(listPath(next, language));
  };
  const navigate: Navigate = (next, event) => {
    event?.preventDefault();
    show(next, 'push');
  };
  const choosePage: Navigate = (next, event) => {
    if (!live) return;
    navigate(next, event);
    scrollToTop();
    moveFocus();
  };
  const clear: Navigate = (next, event) => {
    navigate(next, event);
    moveFocus();
  };
  const retry = () => {
    tryAgain();
    moveFocus();
  };

  const facets = state.kind === 'loaded' ? state.facets : undefined;
  const filter = { words, query, ready, facets, onNavigate: navigate };
  return (
    <section ref={section} className={styles.list} aria-label={texts.title} tabIndex={-1} data-live={ready && live}>
      <FilterPanel {...filter} />
      <div className={styles.results}>
        <SearchForm {...filter} live={live} onSearch={(next) => show(next, 'replace')} />
        <ActiveFilters words={words} query={query} onNavigate={clear} />
        {query.view === 'map' && children ? (
          children
        ) : (
          <ListBody
            words={words}
            query={query}
            state={state}
            onPage={choosePage}
            onRetry={retry}
            onClear={() => clear(cleared(query))}
          />
        )}
      </div>
    </section>
  );
});

/** Scrolls smoothly, or instantly with reduced motion. */
function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** Keeps the document's title up to date. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    // The layout writes titles as "page · site": replace only the page's part.
    document.title = document.title.replace(/^.*(?= · )/u, () => title);
  }, [title]);
}

/** Keeps the feeds below the list those of its filters. */
function useFeedLinks(query: ListQuery, language: Language): void {
  useEffect(() => {
    for (const format of feedFormats) {
      const link = document.querySelector<HTMLAnchorElement>(`a[data-feed="${format}"]`);
      if (link) link.href = feedPath({ language, query }, format);
    }
  }, [query, language]);
}

interface ActiveFiltersProps {
  readonly words: ListWords;
  readonly query: ListQuery;
  readonly onNavigate: Navigate;
}

/** Active filters, each with a remove button, and a button to clear all. The sector has its own button. */
function ActiveFilters({ words, query, onNavigate }: ActiveFiltersProps) {
  const active = activeFilters(query).filter((filter) => filter !== 'sector');
  if (active.length === 0) return null;
  const { language, texts } = words;
  const link = (next: ListQuery) => ({
    href: listPath(next, language),
    onClick: (event: { preventDefault(): void }) => onNavigate(next, event),
  });
  return (
    <ul className={`plain ${styles.filters}`} aria-label={texts.activeFilters}>
      {active.map((filter) => (
        <li key={filter}>
          <a {...link(without(query, filter))} dir="auto">
            {filterName(filter, query, words)}
            <span className="visually-hidden"> ({texts.removeFilter})</span>
            <Icon width={12}>
              <path d="M1 1l10 10M11 1L1 11" />
            </Icon>
          </a>
        </li>
      ))}
      <li>
        <a {...link(cleared(query))} className={styles.all}>
          {texts.clearAll}
        </a>
      </li>
    </ul>
  );
}
