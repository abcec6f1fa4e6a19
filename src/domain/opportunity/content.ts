import * as v from 'valibot';
import { isImageName } from '#domain/ids';
import { defaultLanguage, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { factEntries, sentFactEntries, statuses } from '#domain/opportunity/facts';
import { questions, sentQuestions } from '#domain/opportunity/questions';
import { publishTime, sentPublishTime } from '#domain/opportunity/schedule';
import { isSubSectorOf } from '#domain/opportunity/sub-sector';
import {
  altsOfNamed,
  imageAlts,
  sentImageAlts,
  sentTranslations,
  translations,
} from '#domain/opportunity/translations';
import { sectorKeys } from '#domain/sector';
import { multiLine, oneLine, problem, required } from '#domain/text';

/**
 * The content of an opportunity: every field once, in the order of the form. It is the schema of stored and returned
 * data, without length limits, because accepted content stays readable when a limit becomes lower. The record, the
 * save’s body, the list’s entry, the form, unsaved changes, differences and the fingerprint derive from it.
 */
export const opportunityContent = v.object({
  title: v.string(),
  subtitle: v.string(),
  sector: v.picklist(sectorKeys),
  /** The original language of the texts. */
  language: v.picklist(languages),
  description: v.string(),
  /** Names of stored images, the first being the cover. The specification sets the field’s name. */
  imageURL: v.array(v.custom<string>(isImageName)),
  status: v.picklist(statuses),
  /** When a draft is published by itself (docs/data.md §2). */
  publishAt: v.exactOptional(publishTime),
  ...factEntries,
  translations,
  imageAlts,
  questions,
});

export type OpportunityContent = v.InferOutput<typeof opportunityContent>;

/** The names of the fields, in the order of the form. */
export const contentKeys = v.keyof(opportunityContent).options;

export type ContentKey = (typeof contentKeys)[number];

/** Whether a key is that of a field. */
export function isContentKey(key: string): key is ContentKey {
  return contentKeys.some((one) => one === key);
}

/**
 * The fields of the content as an administrator sends them, with their limits. Without a description or images there are none
 * (docs/specification.md). Every other omitted field stays; `null` removes an optional one (docs/decisions/0028).
 */
export const sentContent = v.object({
  title: required(oneLine(limits.title)),
  subtitle: required(oneLine(limits.subtitle)),
  sector: v.picklist(sectorKeys, (issue) => problem(issue.input === '' ? 'required' : 'unknown')),
  language: v.optional(v.picklist(languages, problem('unknown'))),
  description: v.optional(multiLine(limits.description), ''),
  imageURL: v.optional(
    v.pipe(
      v.array(v.custom<string>(isImageName, problem('unknown')), problem('wrong-type')),
      v.maxLength(limits.imagesPerOpportunity, problem('too-many')),
      v.check((names) => new Set(names).size === names.length, problem('unknown')),
    ),
    [],
  ),
  status: v.optional(v.picklist(statuses, problem('unknown'))),
  publishAt: v.nullish(sentPublishTime),
  ...sentFactEntries,
  translations: sentTranslations,
  imageAlts: sentImageAlts,
  questions: sentQuestions,
} satisfies Record<ContentKey, v.GenericSchema>);

export type SentContent = v.InferOutput<typeof sentContent>;

/** Initial values of a new opportunity. A sector is required, so this one is a placeholder. */
export const emptyContent: OpportunityContent = {
  title: '',
  subtitle: '',
  sector: sectorKeys[0],
  language: defaultLanguage,
  description: '',
  imageURL: [],
  status: 'published',
};

/** Picks the content fields. */
export function contentOf(of: OpportunityContent): OpportunityContent {
  return withoutContradictions(v.parse(opportunityContent, of));
}

/**
 * Removes confirmation and verifications of a sample, which is invented, the time to publish what is published, and the
 * sub-sector of another sector.
 */
function withoutContradictions(of: OpportunityContent): OpportunityContent {
  const { confirmedOn, publishAt, subSector, verified, ...content } = of;
  return {
    ...content,
    ...(subSector !== undefined && isSubSectorOf(content.sector, subSector) && { subSector }),
    ...(confirmedOn !== undefined && !content.sample && { confirmedOn }),
    ...(verified !== undefined && !content.sample && { verified }),
    ...(publishAt !== undefined && content.status !== 'published' && { publishAt }),
  };
}

/**
 * The content after a save, where `before` is the content until then. Empty lists and empty translations count as
 * absent. Descriptions of images are kept for referenced images.
 */
export function contentAfter(sent: SentContent, before: OpportunityContent): OpportunityContent {
  const after = Object.fromEntries(
    contentKeys.flatMap((key) => {
      const value = sent[key] === undefined ? before[key] : sent[key];
      return isOptional(key) && isEmpty(value) ? [] : [[key, value]];
    }),
  );
  const { imageAlts: alts, ...content } = withoutContradictions(v.parse(opportunityContent, after));
  const named = alts && altsOfNamed(alts, content.imageURL);
  return { ...content, ...(named && { imageAlts: named }) };
}

const isOptional = (key: ContentKey): boolean => opportunityContent.entries[key].type === 'exact_optional';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
