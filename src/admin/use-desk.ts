import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { type DeskEntry, type DeskPage, deskEntries, deskPage } from '#domain/opportunity/desk-list';
import { type DeskQuery, readDeskQuery, searchOfDeskQuery } from '#domain/opportunity/desk-query';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { provinceLabels } from './labels';
import { adminPaths, open, redirect } from './router';
import { $language } from './state/language';
import { rememberSearch } from './state/way-back';
import { useTexts } from './texts';
import { today } from './today';
import { useAsked } from './use-asked';

/** What the address asks of the list. */
export function useDeskQuery(): DeskQuery {
  const { isHere, asked } = useAsked('list');
  const query = useMemo(() => readDeskQuery(asked), [asked]);
  useEffect(() => {
    if (isHere) rememberSearch(searchOfDeskQuery(query));
  }, [isHere, query]);
  return query;
}

/** The address of a query. */
export function deskAddress(query: DeskQuery): string {
  return adminPaths.list + searchOfDeskQuery(query);
}

/** Asks for something else, with an entry in the history; `typed` for every key of a word makes none. */
export function askFor(query: DeskQuery, { typed = false } = {}): void {
  const go = typed ? redirect : open;
  go(deskAddress(query));
}

/** The opportunities as the list searches them, in the reader's words. */
export function useDeskEntries(opportunities: readonly Opportunity[]): readonly DeskEntry[] {
  const { sectors } = useTexts();
  return useMemo(
    () => deskEntries(opportunities, { sectorNames: sectors, provinceNames: provinceLabels() }),
    [opportunities, sectors],
  );
}

/** The page of the list that is asked for; while somebody types, the one before stays until there is time for it. */
export function useDeskPage(opportunities: readonly Opportunity[], query: DeskQuery): DeskPage {
  const entries = useDeskEntries(opportunities);
  const language = useStore($language);
  const asked = useDeferredValue(query);
  return useMemo(() => deskPage(entries, asked, today(), language), [entries, asked, language]);
}
