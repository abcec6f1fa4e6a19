import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo } from 'react';
import type { FoundPage } from '#domain/list/pagination';
import type { SearchEntry } from '#domain/list/search';
import { adminEntries, adminPage } from '#domain/opportunity/admin-list';
import { type AdminQuery, adminQueries } from '#domain/opportunity/admin-query';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { dayInArgentina } from '#domain/time/day';
import { provinceLabels } from '../i18n/labels';
import { $language } from '../i18n/language';
import { useTexts } from '../i18n/texts';
import { createListUrl } from '../list/list-url';

export const opportunityListUrl = createListUrl('list', adminQueries);

/** Search entries of the opportunities, with labels in the reader's language. */
export function useOpportunityEntries(opportunities: readonly Opportunity[]): readonly SearchEntry<Opportunity>[] {
  const texts = useTexts();
  return useMemo(
    () =>
      adminEntries(opportunities, { sectorNames: texts.sectors, factTexts: texts, provinceNames: provinceLabels() }),
    [opportunities, texts],
  );
}

/** The requested page of the list. Deferred: while the user types, the previous page stays until React has time. */
export function useOpportunityPage(opportunities: readonly Opportunity[], query: AdminQuery): FoundPage<Opportunity> {
  const entries = useOpportunityEntries(opportunities);
  const language = useStore($language);
  const requested = useDeferredValue(query);
  return useMemo(
    () => adminPage(entries, requested, dayInArgentina(new Date()), language),
    [entries, requested, language],
  );
}
