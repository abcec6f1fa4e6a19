import { useStore } from '@nanostores/react';
import { startTransition, use, useEffect, useMemo, useState } from 'react';
import type { Language } from '#domain/language';
import { type Facets, type ListPage, listPage, searchable } from '#domain/opportunity/list-page';
import { isSameQuery, type ListQuery } from '#domain/opportunity/query';
import { createRetry } from '../../api/poor-connection';
import { timeoutSignal } from '../../api/request';
import type { ListWords } from '../../i18n/opportunity-words';
import { $opportunities, loadOpportunities } from '../../stores/opportunities';
import { $query, followListURL } from '../../stores/opportunity-list';

/** The list that the server rendered. */
export interface InitialList {
  readonly query: ListQuery;
  /** Missing if the store did not respond. */
  readonly page: ListPage | undefined;
}

/** Shows another query. Prevents the default of the event of a link or form, if one is given. */
export type Navigate = (query: ListQuery, event?: { preventDefault(): void }) => void;

/** Props of all parts of the filter. */
export interface FilterProps {
  readonly words: ListWords;
  readonly query: ListQuery;
  /** False before hydration. */
  readonly ready: boolean;
  /** Counts per option; `undefined` until the list is loaded. */
  readonly facets: Facets | undefined;
  readonly onNavigate: Navigate;
}

/** State of the list for the query in the URL. */
export type ShownList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'loaded' } & ListPage);

interface List {
  readonly query: ListQuery;
  readonly state: ShownList;
  /** Whether the browser has read its URL, and buttons work. */
  readonly ready: boolean;
  /** Whether the browser filters the list itself; otherwise it requests a page from the server. */
  readonly live: boolean;
}

/**
 * The query in the URL; `undefined` until it has been read. Updates are transitions: the search field shows each
 * keystroke immediately, the list follows at lower priority.
 */
function useRequestedQuery(): ListQuery | undefined {
  const [requested, setRequested] = useState<ListQuery>();
  useEffect(followListURL, []);
  useEffect(() => $query.subscribe((query) => startTransition(() => setRequested(query))), []);
  return requested;
}

/**
 * The list for the query in the URL: the server's until the opportunities have loaded, then computed in the browser.
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
    // Until the URL has been read, the server's query applies.
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

const onServer = import.meta.env.SSR
  ? { ...(await import('../../i18n/opportunity-words')), ...(await import('virtual:province-names')) }
  : undefined;

/**
 * Texts of the list. The browser loads them from a file and hydrates the list afterwards: as props they would be part
 * of the HTML and delay the first paint.
 */
export function useListWords(language: Language): ListWords {
  return onServer ? onServer.listWordsIn(language, onServer.provinceNames[language]) : use(fetchListWords(language));
}

/** Timeout of a request, in milliseconds. */
const timeout = 10_000;

let fetched: Promise<ListWords> | undefined;

/** Retries until the file has loaded. Until then the list stays as the server rendered it. */
function fetchListWords(language: Language): Promise<ListWords> {
  fetched ??= new Promise((resolve) => {
    const attempt = async () => {
      const response = await fetch(`/list-words/${language}.json`, { signal: timeoutSignal(timeout) });
      if (response.ok) resolve(await response.json());
      return response.ok;
    };
    createRetry(() => attempt().catch(() => false)).tryNow();
  });
  return fetched;
}
