import type { Facets, ListPage } from '#domain/opportunity/list-page';
import type { ListQuery } from '#domain/opportunity/query';
import type { ListWords } from '../../i18n/opportunity-words';

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
