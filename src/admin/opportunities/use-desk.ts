import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { type DeskEntry, type DeskPage, deskEntries, deskPage } from '#domain/opportunity/desk-list';
import { type DeskQuery, readDeskQuery, searchOfDeskQuery } from '#domain/opportunity/desk-query';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { provinceLabels } from '../i18n/labels';
import { $language } from '../i18n/language';
import { useTexts } from '../i18n/texts';
import { useAsked } from '../list/use-asked';
import { open, pathTo, redirect } from '../navigation/router';
import { rememberSearch } from '../navigation/way-back';
import { today } from '../ui/today';

/** The list's query, read from the URL. */
export function useDeskQuery(): DeskQuery {
  const { isHere, asked } = useAsked('list');
  const query = useMemo(() => readDeskQuery(asked), [asked]);
  useEffect(() => {
    if (isHere) rememberSearch(searchOfDeskQuery(query));
  }, [isHere, query]);
  return query;
}

/** The URL path of a query. */
export function deskAddress(query: DeskQuery): string {
  return pathTo('list') + searchOfDeskQuery(query);
}

/**
 * Changes the query and adds a history entry; `typed` replaces the current entry instead, so that typing adds none per
 * key.
 */
export function askFor(query: DeskQuery, { typed = false } = {}): void {
  const go = typed ? redirect : open;
  go(deskAddress(query));
}

/** Search entries of the opportunities, with labels in the reader's language. */
export function useDeskEntries(opportunities: readonly Opportunity[]): readonly DeskEntry[] {
  const { sectors } = useTexts();
  return useMemo(
    () => deskEntries(opportunities, { sectorNames: sectors, provinceNames: provinceLabels() }),
    [opportunities, sectors],
  );
}

/** The requested page of the list. Deferred: while the user types, the previous page stays until React has time. */
export function useDeskPage(opportunities: readonly Opportunity[], query: DeskQuery): DeskPage {
  const entries = useDeskEntries(opportunities);
  const language = useStore($language);
  const asked = useDeferredValue(query);
  return useMemo(() => deskPage(entries, asked, today(), language), [entries, asked, language]);
}
