import { useMemo } from 'react';
import type { SearchEntry } from '#domain/list/search';
import { adminEntries } from '#domain/opportunity/admin-list';
import { adminQueries } from '#domain/opportunity/admin-query';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { provinceLabels } from '../i18n/labels';
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
