import * as v from 'valibot';
import { languages } from '#domain/language';
import { limits } from '#domain/limits';
import { contentAfter, emptyContent, type OpportunityContent, opportunityContent } from '#domain/opportunity/content';
import { differingParts, isSame, type Part, placeOf, saidIn, textKeys, wholeKeys } from '#domain/opportunity/parts';
import type { ImageAlts, OpportunityTexts } from '#domain/opportunity/translations';

/** Two contents that were both made from one. Without that one (`base`) nothing is known of who changed what. */
export interface Sides {
  readonly base: OpportunityContent | undefined;
  readonly mine: OpportunityContent;
  readonly theirs: OpportunityContent;
}

export type Side = 'mine' | 'theirs';

/** A part in which the sides differ, and what becomes of it. */
export interface Difference {
  readonly part: Part;
  readonly place: string;
  /** What each side says there; `undefined` is nothing. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The side that alone changed it; `joined` where both lists of images go into one; `choice` where somebody has to choose. */
  readonly outcome: Side | 'joined' | 'choice';
}

/** A side that was chosen for a part, with what the other one said then. */
export interface Choice {
  readonly side: Side;
  readonly givenUp: unknown;
}

/** What was chosen, by places. */
export type Choices = Readonly<Record<string, Choice | undefined>>;

/** The parts in which the sides differ, in the order of the form (docs/decisions/0031). */
export function differencesBetween(given: Sides): readonly Difference[] {
  const sides = withAltsOfAbsentImages(given);
  return differingParts(sides.mine, sides.theirs).map((part) => ({
    part,
    place: placeOf(part),
    mine: saidIn(sides.mine, part),
    theirs: saidIn(sides.theirs, part),
    outcome: outcomeOf(part, sides),
  }));
}

/** The choice of a side for a part that both have changed. */
export function choiceOf(side: Side, { mine, theirs }: Difference): Choice {
  return { side, givenUp: side === 'mine' ? theirs : mine };
}

/** The side that counts in a part; none as long as nobody chose. A choice holds while what it gives up is what it gave up. */
export function sideOf({ place, outcome, mine, theirs }: Difference, choices: Choices): Side | 'joined' | undefined {
  if (outcome !== 'choice') return outcome;
  const choice = choices[place];
  const givenUp = choice?.side === 'mine' ? theirs : mine;
  return choice && isSame(choice.givenUp, givenUp) ? choice.side : undefined;
}

/** Both sides as one content: what each alone has changed, and what was chosen; none as long as a choice is missing. */
export function mergedContent(given: Sides, choices: Choices): OpportunityContent | undefined {
  const decided = new Map(differencesBetween(given).map((one) => [one.place, sideOf(one, choices)]));
  if ([...decided.values()].includes(undefined)) return undefined;
  const sides = withAltsOfAbsentImages(given);
  const from = (part: Part) => sides[decided.get(placeOf(part)) === 'mine' ? 'mine' : 'theirs'];
  const fields = wholeKeys.map((key) => [key, from({ key })[key]] as const);
  const joined = decided.get('imageURL') === 'joined' ? joinedImages(sides) : undefined;
  const merged = Object.fromEntries([
    ...fields.filter(([, value]) => value !== undefined),
    ['translations', mergedTranslations(from, decided)],
    ['imageAlts', mergedAlts(from, sides)],
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
      return [[language, decided.has(placeOf(whole)) ? texts : Object.fromEntries(eachOf())]];
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
      return [language, saidIn(from(part), part)];
    });
    return [image, Object.fromEntries(alts.filter(([, alt]) => alt !== undefined))];
  });
  return Object.fromEntries(said);
}

/**
 * Sides that say of an image which they do not have what was said of it before: who takes an image away changes nothing of
 * its words, which go with it.
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
  if (!base || isTangled(part, { base, mine, theirs })) return 'choice';
  const before = saidIn(base, part);
  if (isSame(saidIn(theirs, part), before)) return 'mine';
  if (isSame(saidIn(mine, part), before)) return 'theirs';
  return part.key === 'imageURL' && joinedImages(sides) ? 'joined' : 'choice';
}

type KnownSides = Sides & { readonly base: OpportunityContent };

/** Whether a part that one side alone has changed means something else beside what the other side has changed. */
function isTangled(part: Part, sides: KnownSides): boolean {
  if (part.key === 'imageURL') return losesDescribedImage(sides, 'mine') || losesDescribedImage(sides, 'theirs');
  const isOfLanguage = part.key === 'language' || textKeys.some((key) => key === part.key);
  return isOfLanguage && (losesLanguage(sides, 'mine') || losesLanguage(sides, 'theirs'));
}

/** Whether a side says in which language its texts are, while the other one has changed those texts in another. */
function losesLanguage({ base, ...sides }: KnownSides, side: Side): boolean {
  const other = sides[side === 'mine' ? 'theirs' : 'mine'];
  if (isSame(sides[side].language, base.language) || isSame(sides[side].language, other.language)) return false;
  return textKeys.some((key) => !isSame(other[key], base[key]));
}

/** Whether a side has taken away an image of which the other one says something new. */
function losesDescribedImage({ base, ...sides }: KnownSides, side: Side): boolean {
  const other = sides[side === 'mine' ? 'theirs' : 'mine'];
  const lost = other.imageURL.filter((image) => base.imageURL.includes(image) && !sides[side].imageURL.includes(image));
  return lost.some((image) =>
    languages.some((language) => base.imageAlts?.[image]?.[language] !== other.imageAlts?.[image]?.[language]),
  );
}

/**
 * The images of both sides, where each of them has only taken some away and added others behind: without what either took
 * away, with what either added, theirs first. Nothing where that would be too many, or where the first one, the cover,
 * would be one that neither side has put first; where there were none before, any may be first.
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
