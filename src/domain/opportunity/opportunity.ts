import * as v from 'valibot';
import { defaultLanguage } from '#domain/language';
import { opportunityContent, sentContent } from '#domain/opportunity/content';
import { problem } from '#domain/text';
import { isUuid } from '#domain/uuid';

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

const { description: _, language, ...listedContent } = opportunityContent.entries;

/**
 * What the public list shows of an opportunity: all of its content but the description. `language` is left out where it
 * is English, so that the answer keeps the specified shape.
 */
export const opportunitySummary = v.object({ id: v.string(), ...listedContent, language: v.optional(language) });

export type OpportunitySummary = v.InferOutput<typeof opportunitySummary>;

/** An opportunity as the public list shows it. */
export function summaryOf(whole: Opportunity): OpportunitySummary {
  const { language: written, ...summary } = v.parse(opportunitySummary, whole);
  return written === defaultLanguage ? summary : { ...summary, ...(written && { language: written }) };
}
