import { useStore } from '@nanostores/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { type Facets, type ListPage, listPage, searchable } from '#domain/opportunity/list-page';
import { isSameQuery, type ListQuery } from '#domain/opportunity/query';
import type { ListWords } from '../../i18n/opportunity-words';
import { $opportunities, loadOpportunities } from '../../stores/opportunities';
import { $query, followURL } from '../../stores/opportunity-list';

/** What the server has put into the page. */
export interface MadeFor {
  readonly query: ListQuery;
  /** What the query asks for; missing where the store did not answer. */
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
function useAsked(): ListQuery | undefined {
  const [asked, setAsked] = useState<ListQuery>();
  useEffect(followURL, []);
  useEffect(() => $query.subscribe((query) => startTransition(() => setAsked(query))), []);
  return asked;
}

/**
 * The list for the query in the URL: what the server has put into the page until the browser has the opportunities, and
 * from then on made of these.
 */
export function useList(words: ListWords, made: MadeFor): List {
  const loaded = useStore($opportunities);
  const asked = useAsked();
  const { language } = words;
  useEffect(() => loadOpportunities(language), [language]);

  const query = asked ?? made.query;
  const opportunities = loaded.kind === 'loaded' ? loaded.opportunities : undefined;
  const all = useMemo(() => opportunities && searchable(opportunities, words), [opportunities, words]);
  const page = useMemo(() => {
    // The query that the page was made for stands until the URL has been read.
    if (all && asked) return listPage(all, asked, language);
    return isSameQuery(query, made.query) ? made.page : undefined;
  }, [all, asked, query, language, made]);

  return {
    query,
    state: page ? { kind: 'loaded', ...page } : { kind: loaded.kind === 'failed' ? 'failed' : 'loading' },
    ready: asked !== undefined,
    live: query.view === 'list' && (all !== undefined || !made.page),
  };
}
