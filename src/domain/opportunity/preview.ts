import * as v from 'valibot';
import type { Language } from '#domain/language';
import { opportunityContent } from '#domain/opportunity/content';
import { sectorKeys } from '#domain/sector';

/** What an opportunity says while it is still written: as far as it goes, perhaps without a sector. */
export const unfinishedContent = v.object({
  ...opportunityContent.entries,
  sector: v.exactOptional(v.picklist(sectorKeys)),
});

export type UnfinishedContent = v.InferOutput<typeof unfinishedContent>;

/** Where the page of such an opportunity is made for readers of a language; it is shown to the administrator and not stored. */
export const previewPath = (language: Language): string => `/admin/preview/${language}`;
