import * as v from 'valibot';
import { isImageName } from '#domain/image-name';
import { defaultLanguage, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { sectorKeys } from '#domain/sector';
import { multiLine, oneLine, problem, required } from '#domain/text';
import { isUuid } from '#domain/uuid';

/**
 * Whether a value from outside has the shape of an opportunity's id, a UUID; it may still name nothing. The id is also its
 * key in the store and part of its address.
 */
export const isOpportunityId = isUuid;

/**
 * What an administrator writes. Description and pictures are optional (docs/data.md §1). `imageURL` lists stored
 * picture names, the first being the one on cards; the field's name is the specification's.
 */
export const opportunityFields = v.object({
  title: required(oneLine(limits.title)),
  subtitle: required(oneLine(limits.subtitle)),
  sector: v.picklist(sectorKeys, (issue) => problem(issue.input === '' ? 'required' : 'unknown')),
  description: v.optional(multiLine(limits.description), ''),
  imageURL: v.optional(
    v.pipe(
      v.array(v.custom<string>(isImageName, problem('unknown')), problem('wrong-type')),
      v.maxLength(limits.imagesPerOpportunity, problem('too-many')),
      v.check((names) => new Set(names).size === names.length, problem('unknown')),
    ),
    [],
  ),
  language: v.optional(v.picklist(languages, problem('unknown'))),
});

/** The body of `POST /api/opportunities/save`: the fields; with `id` to update; with `version` to refuse a stale edit. */
export const opportunitySave = v.object({
  ...opportunityFields.entries,
  id: v.optional(v.custom<string>(isOpportunityId, problem('unknown'))),
  version: v.optional(v.pipe(v.number(problem('wrong-type')), v.integer(problem('wrong-type')))),
});

export type OpportunityFields = v.InferOutput<typeof opportunityFields>;
export type OpportunitySave = v.InferOutput<typeof opportunitySave>;

/**
 * What the public list shows of an opportunity. `language` is the one it was written in; it is left out where that is
 * English, so that the answer keeps the specified shape.
 */
export const opportunitySummary = v.object({
  id: v.string(),
  title: v.string(),
  subtitle: v.string(),
  sector: v.picklist(sectorKeys),
  imageURL: v.array(v.string()),
  language: v.optional(v.picklist(languages)),
});

/**
 * The whole of an opportunity, as an administrator and its own page see it. `version` counts the saves from 1; sent back
 * with a save, it makes a stale edit a 409. Times are ISO 8601 in UTC.
 */
export const opportunity = v.object({
  ...opportunitySummary.entries,
  description: v.string(),
  language: v.picklist(languages),
  version: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type OpportunitySummary = v.InferOutput<typeof opportunitySummary>;
export type Opportunity = v.InferOutput<typeof opportunity>;

/** An opportunity as the public list shows it. */
export function summaryOf({ id, title, subtitle, sector, imageURL, language }: Opportunity): OpportunitySummary {
  return { id, title, subtitle, sector, imageURL, ...(language !== defaultLanguage && { language }) };
}
