import * as v from 'valibot';
import { isUuid } from '#domain/ids';
import { defaultLanguage, type Language } from '#domain/language';
import { opportunityContent, sentContent } from '#domain/opportunity/content';
import { inEachLanguage } from '#domain/opportunity/translations';
import { problem } from '#domain/text';

/**
 * Whether a value from outside has the shape of an opportunity's id, a UUID; it may still name nothing. The id is also its
 * key in the store and part of its path.
 */
export const isOpportunityId = isUuid;

/** A version's number as a client may send it. */
export const sentVersion = v.pipe(v.number(problem('wrong-type')), v.integer(problem('wrong-type')));

/** The body of a save: the content; with `id` to update; with `version` to refuse a stale edit. */
export const opportunitySave = v.object({
  ...sentContent.entries,
  id: v.optional(v.custom<string>(isOpportunityId, problem('unknown'))),
  version: v.optional(sentVersion),
});

export type OpportunitySave = v.InferOutput<typeof opportunitySave>;

/**
 * The whole of an opportunity, as an administrator and its own page see it. `version` counts the saves from 1; sent back
 * with a save, it makes a stale edit a 409. Times are ISO 8601 in UTC.
 */
export const opportunity = v.object({
  id: v.string(),
  ...opportunityContent.entries,
  version: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type Opportunity = v.InferOutput<typeof opportunity>;

const { description: _, imageAlts: __, translations: ___, language, ...listedContent } = opportunityContent.entries;

/**
 * What the public list needs of an opportunity to show it in any language: all of its content but descriptions and what
 * images show.
 */
export const listedOpportunity = v.object({
  id: v.string(),
  ...listedContent,
  language,
  translations: v.exactOptional(v.object(inEachLanguage(v.object({ title: v.string(), subtitle: v.string() })))),
});

export type ListedOpportunity = v.InferOutput<typeof listedOpportunity>;

/** An opportunity as it is kept for the public list. */
export function listedOf(whole: Opportunity): ListedOpportunity {
  return v.parse(listedOpportunity, whole);
}

/** What the public list shows of an opportunity. `language` is that of its texts, where it is not the list's own. */
export const opportunitySummary = v.object({ id: v.string(), ...listedContent, language: v.optional(language) });

export type OpportunitySummary = v.InferOutput<typeof opportunitySummary>;

/**
 * An opportunity as a list shows it: for a reader of a language, or without one in the words that it was written in. The
 * language of a list for nobody in particular is English, so that its answer keeps the specified shape.
 */
export function summaryOf(listed: ListedOpportunity, reader?: Language): OpportunitySummary {
  const { translations, ...original } = listed;
  const translated = reader && reader !== listed.language ? translations?.[reader] : undefined;
  const { language: shown, ...summary } = { ...original, ...(translated && { ...translated, language: reader }) };
  return shown === undefined || shown === (reader ?? defaultLanguage) ? summary : { ...summary, language: shown };
}
