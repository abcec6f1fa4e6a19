import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '#domain/language';
import { cleared, type ListQuery } from '#domain/opportunity/query';
import { listPath } from '../../i18n/list-path';
import { listTitle } from '../../i18n/opportunity-words';
import { tryAgain } from '../../stores/opportunities';
import { $query, goTo } from '../../stores/opportunity-list';
import { guarded } from '../../ui/IslandBoundary';
import { ActiveFilters } from './ActiveFilters';
import type { MadeFor, Navigate } from './explorer-props';
import { FilterPanel } from './FilterPanel';
import { ListBody } from './ListBody';
import { useListWords } from './list-words';
import styles from './OpportunityList.module.css';
import { SearchForm } from './SearchForm';
import { useList } from './use-list';

interface Props {
  readonly language: Language;
  readonly made: MadeFor;
  /** The map, where the query asks for it. */
  readonly children?: ReactNode;
}

/** The opportunities, to be searched, filtered, sorted and paged; without scripts by links and a form. */
export const OpportunityList = guarded(function OpportunityList({ language, made, children }: Props) {
  const words = useListWords(language);
  const { texts } = words;
  const { query, state, ready, live } = useList(words, made);
  const section = useRef<HTMLElement>(null);
  const { page } = state.kind === 'loaded' ? state : query;
  useDocumentTitle(listTitle(words, { ...query, page }));

  // What was pressed is no longer in view, or gone: the focus goes to the list's beginning.
  const moveFocus = () => section.current?.focus({ preventScroll: true });
  const show = (chosen: ListQuery, how: 'push' | 'replace') => {
    // A choice is made of the query that is shown; what has been typed since is not lost by it.
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

/** Scrolls smoothly, at once for readers who asked for less motion. */
function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** Writes what the shown page of the list is called into the document's title. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    // The layout writes titles as "page · site": the site's part stays.
    document.title = document.title.replace(/^.*(?= · )/u, () => title);
  }, [title]);
}
