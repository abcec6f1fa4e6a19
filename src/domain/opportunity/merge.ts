import * as v from 'valibot';
import { languages } from '#domain/language';
import { limits } from '#domain/limits';
import { contentAfter, emptyContent, type OpportunityContent, opportunityContent } from '#domain/opportunity/content';
import {
  differingParts,
  isSame,
  nameOfPart,
  type Part,
  textKeys,
  valueOfPart,
  wholeKeys,
} from '#domain/opportunity/parts';
import { newestFirst, type Question } from '#domain/opportunity/questions';
import type { ImageAlts, OpportunityTexts } from '#domain/opportunity/translations';

/** Two versions derived from one base. Without the base it is unknown which side changed a part. */
export interface Sides {
  readonly base: OpportunityContent | undefined;
  readonly mine: OpportunityContent;
  readonly theirs: OpportunityContent;
}

export type Side = 'mine' | 'theirs';

/** A part in which the sides differ, and its outcome. */
export interface Difference {
  readonly part: Part;
  readonly place: string;
  /** The values of each side; `undefined` if absent. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /**
   * The side that alone changed it; `joined` when both lists of images are merged; `choice` when a person must choose.
   */
  readonly outcome: Side | 'joined' | 'choice';
}

/** A chosen side of a part, with the value given up. */
interface Choice {
  readonly side: Side;
  readonly givenUp: unknown;
}

/** Choices by place. */
export type Choices = Readonly<Record<string, Choice | undefined>>;

/** The parts in which the sides differ, in the order of the form (docs/decisions/0031). */
export function differencesBetween(given: Sides): readonly Difference[] {
  const sides = withAltsOfAbsentImages(given);
  return differingParts(sides.mine, sides.theirs).map((part) => ({
    part,
    place: nameOfPart(part),
    mine: valueOfPart(sides.mine, part),
    theirs: valueOfPart(sides.theirs, part),
    outcome: outcomeOf(part, sides),
  }));
}

/** The choice of a side for a part that both have changed. */
export function choiceOf(side: Side, { mine, theirs }: Difference): Choice {
  return { side, givenUp: side === 'mine' ? theirs : mine };
}

/**
 * The side that applies to a part; undefined without a choice. A choice is valid only while the value it gives up is
 * unchanged.
 */
export function sideOf({ place, outcome, mine, theirs }: Difference, choices: Choices): Side | 'joined' | undefined {
  if (outcome !== 'choice') return outcome;
  const choice = choices[place];
  const givenUp = choice?.side === 'mine' ? theirs : mine;
  return choice && isSame(choice.givenUp, givenUp) ? choice.side : undefined;
}

/** Both sides merged: the changes of each alone, and the chosen ones; undefined while a choice is missing. */
export function mergedContent(given: Sides, choices: Choices): OpportunityContent | undefined {
  const decided = new Map(differencesBetween(given).map((one) => [one.place, sideOf(one, choices)]));
  if ([...decided.values()].includes(undefined)) return undefined;
  const sides = withAltsOfAbsentImages(given);
  const from = (part: Part) => sides[decided.get(nameOfPart(part)) === 'mine' ? 'mine' : 'theirs'];
  const fields = wholeKeys.map((key) => [key, from({ key })[key]] as const);
  const joined = decided.get('imageURL') === 'joined' ? joinedImages(sides) : undefined;
  const merged = Object.fromEntries([
    ...fields.filter(([, value]) => value !== undefined),
    ['translations', mergedTranslations(from, decided)],
    ['imageAlts', mergedAlts(from, sides)],
    ['questions', mergedQuestions(from, sides)],
    ...(joined ? [['imageURL', joined]] : []),
  ]);
  return contentAfter(v.parse(opportunityContent, merged), emptyContent);
}

type From = (part: Part) => OpportunityContent;

function mergedTranslations(from: From, decided: ReadonlyMap<string, unknown>) {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const whole = { key: 'translations', language, text: 'all' } as const;
      const texts = from(whole).translations?.[language];
      if (!texts) return [];
      const eachOf = () => textKeys.map((text) => [text, textIn(from({ ...whole, text }), language, text)]);
      return [[language, decided.has(nameOfPart(whole)) ? texts : Object.fromEntries(eachOf())]];
    }),
  );
}

function textIn(content: OpportunityContent, language: (typeof languages)[number], text: keyof OpportunityTexts) {
  return content.translations?.[language]?.[text] ?? '';
}

function mergedAlts(from: From, { mine, theirs }: Sides) {
  const said = [...new Set([...theirs.imageURL, ...mine.imageURL])].sort().map((image) => {
    const alts = languages.map((language) => {
      const part = { key: 'imageAlts', image, language } as const;
      return [language, valueOfPart(from(part), part)];
    });
    return [image, Object.fromEntries(alts.filter(([, alt]) => alt !== undefined))];
  });
  return Object.fromEntries(said);
}

/** Both sides’ questions: of each the chosen side, which may have removed it. */
function mergedQuestions(from: From, { mine, theirs }: Sides): readonly Question[] {
  const all = [...(theirs.questions ?? []), ...(mine.questions ?? [])];
  const ids = [...new Set(all.map(({ id }) => id))];
  const kept = ids.map((id) => from({ key: 'questions', question: id }).questions?.find((one) => one.id === id));
  return newestFirst(kept.filter((one) => one !== undefined));
}

/**
 * The sides with the earlier descriptions of images that they do not have: removing an image does not change its
 * description, which is removed with it.
 */
function withAltsOfAbsentImages({ base, mine, theirs }: Sides): Sides {
  const complete = (side: OpportunityContent, other: OpportunityContent): OpportunityContent => {
    const absent = other.imageURL.filter((image) => !side.imageURL.includes(image));
    return { ...side, imageAlts: { ...side.imageAlts, ...altsOf((base ?? other).imageAlts, absent) } };
  };
  return { base, mine: complete(mine, theirs), theirs: complete(theirs, mine) };
}

function altsOf(alts: ImageAlts = {}, images: readonly string[]): ImageAlts {
  return Object.fromEntries(Object.entries(alts).filter(([image]) => images.includes(image)));
}

function outcomeOf(part: Part, sides: Sides): Difference['outcome'] {
  const { base, mine, theirs } = sides;
  if (!base || dependsOnOtherPart(part, { base, mine, theirs })) return 'choice';
  const before = valueOfPart(base, part);
  if (isSame(valueOfPart(theirs, part), before)) return 'mine';
  if (isSame(valueOfPart(mine, part), before)) return 'theirs';
  return part.key === 'imageURL' && joinedImages(sides) ? 'joined' : 'choice';
}

type KnownSides = Sides & { readonly base: OpportunityContent };

/** Whether a change of one side conflicts in meaning with a change of the other side in another part. */
function dependsOnOtherPart(part: Part, sides: KnownSides): boolean {
  if (part.key === 'imageURL') return losesDescribedImage(sides, 'mine') || losesDescribedImage(sides, 'theirs');
  const isOfLanguage = part.key === 'language' || textKeys.some((key) => key === part.key);
  return isOfLanguage && (losesLanguage(sides, 'mine') || losesLanguage(sides, 'theirs'));
}

/** Whether a side changes the language of its texts while the other one has changed those texts. */
function losesLanguage({ base, ...sides }: KnownSides, side: Side): boolean {
  const other = sides[side === 'mine' ? 'theirs' : 'mine'];
  if (isSame(sides[side].language, base.language) || isSame(sides[side].language, other.language)) return false;
  return textKeys.some((key) => !isSame(other[key], base[key]));
}

/** Whether a side has removed an image whose description the other one has changed. */
function losesDescribedImage({ base, ...sides }: KnownSides, side: Side): boolean {
  const other = sides[side === 'mine' ? 'theirs' : 'mine'];
  const lost = other.imageURL.filter((image) => base.imageURL.includes(image) && !sides[side].imageURL.includes(image));
  return lost.some((image) =>
    languages.some((language) => base.imageAlts?.[image]?.[language] !== other.imageAlts?.[image]?.[language]),
  );
}

/**
 * The merged images, if each side has only removed some and appended others: without those either side removed, with
 * those either side added, theirs first. Undefined if these are too many, or if the first one, the cover, is not first
 * on either side; without earlier images any may be first.
 */
export function joinedImages({ base, mine, theirs }: Sides): readonly string[] | undefined {
  if (!base) return undefined;
  const added = (side: OpportunityContent) => side.imageURL.filter((image) => !base.imageURL.includes(image));
  const keptBy = (side: OpportunityContent) => base.imageURL.filter((image) => side.imageURL.includes(image));
  const keepsOrder = (side: OpportunityContent) => isSame(side.imageURL, [...keptBy(side), ...added(side)]);
  if (!keepsOrder(mine) || !keepsOrder(theirs)) return undefined;
  const kept = keptBy(mine).filter((image) => theirs.imageURL.includes(image));
  const joined = [...new Set([...kept, ...added(theirs), ...added(mine)])];
  const hasKnownCover = kept.length > 0 && [mine.imageURL[0], theirs.imageURL[0]].includes(kept[0]);
  const fits = joined.length <= limits.imagesPerOpportunity;
  return fits && (hasKnownCover || base.imageURL.length === 0) ? joined : undefined;
}
