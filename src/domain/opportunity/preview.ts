import * as v from 'valibot';
import type { Language } from '#domain/language';
import { opportunityContent } from '#domain/opportunity/content';
import { isOpportunityId } from '#domain/opportunity/opportunity';
import { sectorKeys } from '#domain/sector';

/** What an opportunity says while it is still written: as far as it goes, perhaps without a sector. */
export const unfinishedContent = v.object({
  ...opportunityContent.entries,
  sector: v.exactOptional(v.picklist(sectorKeys)),
});

export type UnfinishedContent = v.InferOutput<typeof unfinishedContent>;

/** What the page of such an opportunity is made of. One that is not stored has no id and no time of its creation. */
export const previewed = v.object({
  ...unfinishedContent.entries,
  id: v.exactOptional(v.custom<string>(isOpportunityId)),
  createdAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
});

export type Previewed = v.InferOutput<typeof previewed>;

/** The page that shows such an opportunity to the administrator, in a frame; empty when it is opened. */
export const previewPath = (language: Language): string => `/admin/preview/${language}`;

/** Where what stands on that page is made, for readers of a language. Nothing of it is stored. */
export const previewArticlePath = (language: Language): string => `${previewPath(language)}/article`;
