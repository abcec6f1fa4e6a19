import * as v from 'valibot';
import { isImageName } from '#domain/image-name';
import { defaultLanguage, languages } from '#domain/language';
import { limits } from '#domain/limits';
import { sectorKeys } from '#domain/sector';
import { multiLine, oneLine, problem, required } from '#domain/text';

/**
 * What an opportunity says: every field once, in the order of the form. It is the shape of what is stored and answered,
 * without limits of length, because what was once accepted stays readable when a limit shrinks. The record, the save's
 * body, the list's entry, the form, unsaved changes, differences and the fingerprint are all made of it.
 */
export const opportunityContent = v.object({
  title: v.string(),
  subtitle: v.string(),
  sector: v.picklist(sectorKeys),
  /** The language that the texts are written in. */
  language: v.picklist(languages),
  description: v.string(),
  /** Names of stored images, the first being the cover. The field's name is the specification's. */
  imageURL: v.array(v.custom<string>(isImageName)),
});

export type OpportunityContent = v.InferOutput<typeof opportunityContent>;

/** The names of the fields, in the order of the form. */
export const contentKeys = v.keyof(opportunityContent).options;

export type ContentKey = (typeof contentKeys)[number];

/**
 * The same fields as an administrator sends them, with their limits. Description and images may be left out
 * (docs/specification.md); a language that is left out stays as it was.
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
} satisfies Record<ContentKey, v.GenericSchema>);

export type SentContent = v.InferOutput<typeof sentContent>;

/** What an opportunity says when nothing has been said yet. Every opportunity is of some sector; it means nothing here. */
export const emptyContent: OpportunityContent = {
  title: '',
  subtitle: '',
  sector: sectorKeys[0],
  language: defaultLanguage,
  description: '',
  imageURL: [],
};

/** The content of anything that has one, such as a record or an answer, and nothing else of it. */
export function contentOf(of: OpportunityContent): OpportunityContent {
  return v.parse(opportunityContent, of);
}

/** The content that a save asks for, where `before` is what was said until then. */
export function contentAfter(sent: SentContent, before: OpportunityContent): OpportunityContent {
  return { ...sent, language: sent.language ?? before.language };
}

/** The fields in which two contents differ, in the order of the form. Contents may be as typed into a form. */
export function differingKeys(
  one: Readonly<Record<ContentKey, unknown>>,
  other: Readonly<Record<ContentKey, unknown>>,
): readonly ContentKey[] {
  return contentKeys.filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
}
