import * as v from 'valibot';
import { isUuid } from '#domain/ids';
import { defaultLanguage, type Language } from '#domain/language';
import { opportunityContent, sentContent } from '#domain/opportunity/content';
import { inEachLanguage, sentTranslatedFrom, translatedFrom } from '#domain/opportunity/translations';
import { author } from '#domain/people';
import { problem } from '#domain/text';

/**
 * Whether an untrusted value has the format of an opportunity’s id, a UUID; the opportunity may not exist. The id is
 * also its key in the store and part of its path.
 */
export const isOpportunityId = isUuid;

/** A version number in a request. */
export const sentVersion = v.pipe(v.number(problem('wrong-type')), v.integer(problem('wrong-type')));

/** The body of a save: the content; with `id` to update; with `version` to refuse a stale edit;
 * with `translatedFrom` to mark unchanged translations as checked. */
export const opportunitySave = v.object({
  ...sentContent.entries,
  id: v.optional(v.custom<string>(isOpportunityId, problem('unknown'))),
  version: v.optional(sentVersion),
  translatedFrom: sentTranslatedFrom,
});

export type OpportunitySave = v.InferOutput<typeof opportunitySave>;

/**
 * A complete opportunity, for administrators and its own page. `version` counts the saves from 1; sent with a save, it
 * makes a stale edit a 409. Times are ISO 8601 in UTC.
 */
export const opportunity = v.object({
  id: v.string(),
  ...opportunityContent.entries,
  translatedFrom,
  version: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** The author of the version, if stored. Never public. */
  by: v.exactOptional(author),
});

export type Opportunity = v.InferOutput<typeof opportunity>;

const {
  description: _,
  imageAlts: __,
  translations: ___,
  publishAt: ____,
  questions: _____,
  language,
  ...listedContent
} = opportunityContent.entries;

/**
 * An opportunity’s data for the public list in any language: all of its content except questions and the descriptions
 * of it and its images.
 */
export const listedOpportunity = v.object({
  id: v.string(),
  ...listedContent,
  language,
  translations: v.exactOptional(v.object(inEachLanguage(v.object({ title: v.string(), subtitle: v.string() })))),
});

export type ListedOpportunity = v.InferOutput<typeof listedOpportunity>;

/** An opportunity’s data for the public list. */
export function listedOpportunityOf(whole: Opportunity): ListedOpportunity {
  return v.parse(listedOpportunity, whole);
}

/** An opportunity in the public list. `language` is that of its texts, if it is not the list’s. */
export const opportunitySummary = v.object({ id: v.string(), ...listedContent, language: v.optional(language) });

export type OpportunitySummary = v.InferOutput<typeof opportunitySummary>;

/**
 * An opportunity in a list: in a reader’s language, or without one in its original language. The language of a list
 * without a reader is English, so that the response keeps the specified shape.
 */
export function summaryOf(listed: ListedOpportunity, reader?: Language): OpportunitySummary {
  const { translations, ...original } = listed;
  const translated = reader && reader !== listed.language ? translations?.[reader] : undefined;
  const { language: shown, ...summary } = { ...original, ...(translated && { ...translated, language: reader }) };
  return shown === undefined || shown === (reader ?? defaultLanguage) ? summary : { ...summary, language: shown };
}
