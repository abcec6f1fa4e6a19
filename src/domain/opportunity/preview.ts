import * as v from 'valibot';
import type { Language } from '#domain/language';
import { opportunityContent } from '#domain/opportunity/content';
import { isOpportunityId } from '#domain/opportunity/opportunity';
import { sectorKeys } from '#domain/sector';

/** The content of an unfinished opportunity, perhaps without a sector. */
export const unfinishedContent = v.object({
  ...opportunityContent.entries,
  sector: v.exactOptional(v.picklist(sectorKeys)),
});

export type UnfinishedContent = v.InferOutput<typeof unfinishedContent>;

/** The data of an opportunity’s preview. A new one has no id and no time of creation. */
export const previewed = v.object({
  ...unfinishedContent.entries,
  id: v.exactOptional(v.custom<string>(isOpportunityId)),
  createdAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
});

export type Previewed = v.InferOutput<typeof previewed>;

/** The page that shows an opportunity’s saved state to the bearer of a secret token. */
export const previewLinkPath = (token: string): string => `/preview/${token}`;

/** The page with an opportunity’s preview in a frame; empty when opened. */
export const previewPath = (language: Language): string => `/admin/preview/${language}`;

/** The path that renders the preview’s content in a language. Nothing of it is stored. */
export const previewArticlePath = (language: Language): string => `${previewPath(language)}/article`;
