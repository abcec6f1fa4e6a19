import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { AdminListQuery } from '#domain/list/list-query';
import { $page } from '../navigation/router';
import { focusHeading } from '../ui/focus';
import { $closedRecord, type ListUrl, setClosedRecord } from './list-url';

/** The query of a list, read from the URL; the whole list while another screen is shown. */
export function useListQuery<Query extends AdminListQuery>({ route, queries, remember }: ListUrl<Query>): Query {
  const page = useStore($page);
  const isHere = page?.route === route;
  const search = isHere ? new URLSearchParams(page.search).toString() : '';
  const query = useMemo(() => queries.read(search), [queries, search]);
  useEffect(() => {
    if (isHere) remember(query);
  }, [isHere, remember, query]);
  return query;
}

/** After returning from a record, focuses its row, or the heading if the row is not shown. */
export function useFocusOnReturn(isLoaded: boolean): void {
  const id = useStore($closedRecord);
  useEffect(() => {
    if (id === undefined || !isLoaded) return;
    setClosedRecord(undefined);
    const row = document.getElementById(rowId(id));
    if (!row) {
      window.scrollTo(0, 0);
      focusHeading();
      return;
    }
    row.scrollIntoView({ block: 'center' });
    row
      .querySelector<HTMLElement>(`a[href$="${CSS.escape(id)}"]:not([rel], [tabindex])`)
      ?.focus({ preventScroll: true });
  }, [id, isLoaded]);
}

/** Element id of the row of a record. */
export function rowId(id: string): string {
  return `row-${id}`;
}
