import { useStore } from '@nanostores/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { type Facets, type ListPage, listPage, searchable } from '#domain/opportunity/list-page';
import { isSameQuery, type ListQuery } from '#domain/opportunity/query';
import type { ListWords } from '../../i18n/opportunity-words';
import { $opportunities, loadOpportunities } from '../../stores/opportunities';
import { $query, followURL } from '../../stores/opportunity-list';

/** The list that the server has rendered. */
export interface InitialList {
  readonly query: ListQuery;
  /** Missing if the store did not answer. */
  readonly page: ListPage | undefined;
}

/** Shows another query, after the event of a link or a form where there is one. */
export type Navigate = (query: ListQuery, event?: { preventDefault(): void }) => void;

/** What a part of the filter needs. */
export interface FilterProps {
  readonly words: ListWords;
  readonly query: ListQuery;
  /** Whether a press has an effect yet: not before hydration. */
  readonly ready: boolean;
  /** Known once the list is loaded. */
  readonly facets: Facets | undefined;
  readonly onNavigate: Navigate;
}

/** How the list stands for the query that the URL asks for. */
export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'loaded' } & ListPage);

interface List {
  readonly query: ListQuery;
  readonly state: ListState;
  /** Whether the browser has read its URL: before, a press has no effect here. */
  readonly ready: boolean;
  /** Whether the browser answers another query itself; otherwise the server does. */
  readonly live: boolean;
}

/**
 * The query in the URL; unknown until it has been read. The list follows it as a transition: a keystroke of the search
 * is shown at once, and the list that it leads to when the browser has time.
 */
function useRequestedQuery(): ListQuery | undefined {
  const [requested, setRequested] = useState<ListQuery>();
  useEffect(followURL, []);
  useEffect(() => $query.subscribe((query) => startTransition(() => setRequested(query))), []);
  return requested;
}

/**
 * The list for the query in the URL: the server's until the browser has loaded the opportunities, then computed from
 * these.
 */
export function useList(words: ListWords, initial: InitialList): List {
  const loaded = useStore($opportunities);
  const requested = useRequestedQuery();
  const { language } = words;
  useEffect(() => loadOpportunities(language), [language]);

  const query = requested ?? initial.query;
  const opportunities = loaded.kind === 'loaded' ? loaded.opportunities : undefined;
  const all = useMemo(() => opportunities && searchable(opportunities, words), [opportunities, words]);
  const page = useMemo(() => {
    // The initial query is used until the URL has been read.
    if (all && requested) return listPage(all, requested, language);
    return isSameQuery(query, initial.query) ? initial.page : undefined;
  }, [all, requested, query, language, initial]);

  return {
    query,
    state: page ? { kind: 'loaded', ...page } : { kind: loaded.kind === 'failed' ? 'failed' : 'loading' },
    ready: requested !== undefined,
    live: query.view === 'list' && (all !== undefined || !initial.page),
  };
}
