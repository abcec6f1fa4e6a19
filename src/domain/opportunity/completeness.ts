import { excerptLength } from '#domain/excerpt';
import { type Language, languages } from '#domain/language';
import { confirmationDays } from '#domain/opportunity/facts';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { UnfinishedContent } from '#domain/opportunity/preview';
import { languagesOf, type OpportunityTexts } from '#domain/opportunity/translations';
import { textLength } from '#domain/text';
import { dayOf, daysBetween } from '#domain/time/day';

/** The facts that readers look for first. Others may be absent: not every opportunity has a deadline. */
const wantedFacts = ['province', 'investment', 'stage', 'seeking'] as const;

/** Missing content that does not prevent publishing. */
export type Missing =
  | { readonly kind: 'texts'; readonly language: Language }
  | { readonly kind: 'description'; readonly language: Language }
  | { readonly kind: 'long-subtitle'; readonly language: Language }
  | { readonly kind: 'picture' }
  /** Names of images without a description in a language. */
  | { readonly kind: 'image-alts'; readonly language: Language; readonly images: readonly string[] }
  | { readonly kind: 'fact'; readonly fact: (typeof wantedFacts)[number] }
  | { readonly kind: 'unconfirmed' }
  /** Confirmed too long ago. */
  | { readonly kind: 'stale'; readonly days: number };

/** How many of the texts of a language exist: title, subtitle and description. */
type Completeness = 'all' | 'some' | 'none';

const textKeys = ['title', 'subtitle', 'description'] as const;

const isFilled = (text: string): boolean => textLength(text) > 0;

/** How many of the texts of a language exist. */
export function completenessOf(texts: OpportunityTexts): Completeness {
  const filled = textKeys.filter((key) => isFilled(texts[key])).length;
  if (filled === 0) return 'none';
  return filled === textKeys.length ? 'all' : 'some';
}

/** The missing content of an opportunity, in the order of the form. It does not prevent a save. */
export function missingOf(content: UnfinishedContent, today: string): readonly Missing[] {
  return [
    ...languages.flatMap((language) => missingTexts(content, language)),
    ...missingOfImages(content),
    ...wantedFacts.filter((fact) => isNothing(content[fact])).map((fact) => ({ kind: 'fact', fact }) as const),
    ...(content.sample ? [] : missingConfirmation(content.confirmedOn, today)),
  ];
}

/** The texts of an opportunity in a language, if it has any. */
function textsIn(content: UnfinishedContent, language: Language): OpportunityTexts | undefined {
  return language === content.language ? content : content.translations?.[language];
}

function missingTexts(content: UnfinishedContent, language: Language): Missing[] {
  const texts = textsIn(content, language);
  if (!texts || completenessOf(texts) === 'none') return [{ kind: 'texts', language }];
  // The original has no description either: there is nothing to translate.
  const isDescribed = isFilled(texts.description) || (language !== content.language && !isFilled(content.description));
  return [
    ...(textLength(texts.subtitle) > excerptLength ? [{ kind: 'long-subtitle', language } as const] : []),
    ...(isDescribed ? [] : [{ kind: 'description', language } as const]),
  ];
}

function missingOfImages({ imageURL, imageAlts = {} }: UnfinishedContent): Missing[] {
  if (imageURL.length === 0) return [{ kind: 'picture' }];
  return languages.flatMap((language) => {
    const images = imageURL.filter((name) => !isFilled(imageAlts[name]?.[language] ?? ''));
    return images.length > 0 ? [{ kind: 'image-alts', language, images } as const] : [];
  });
}

function missingConfirmation(confirmedOn: string | undefined, today: string): Missing[] {
  if (confirmedOn === undefined) return [{ kind: 'unconfirmed' }];
  const days = daysBetween(confirmedOn, today);
  return days > confirmationAges[0] ? [{ kind: 'stale', days }] : [];
}

const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** Gaps of an opportunity: any language, a certain one, a picture, an essential fact. */
export const gaps = ['translation', ...languages, 'picture', 'fact'] as const;

/** Ages, in days, at which the administrator's list flags unconfirmed facts. At the second, visitors see it too. */
export const confirmationAges = [60, confirmationDays] as const;

export type Gap = (typeof gaps)[number];
export type ConfirmationAge = (typeof confirmationAges)[number];

/** The facts that every opportunity should have. */
const expectedFacts = [...wantedFacts, 'confirmedOn'] as const;

/** The languages in which an opportunity has no texts. */
export function languagesMissing(opportunity: Opportunity): readonly Language[] {
  const there = languagesOf(opportunity);
  return languages.filter((language) => !there.includes(language));
}

/** Whether an opportunity has a gap. */
export function hasGap(opportunity: Opportunity, gap: Gap): boolean {
  if (gap === 'picture') return opportunity.imageURL.length === 0;
  if (gap === 'fact')
    return (opportunity.sample ? wantedFacts : expectedFacts).some((fact) => opportunity[fact] === undefined);
  const missing = languagesMissing(opportunity);
  return gap === 'translation' ? missing.length > 0 : missing.includes(gap);
}

/**
 * Whether the facts were not confirmed for more than that many days; without a confirmation the age of the opportunity
 * counts. A sample has nothing to confirm.
 */
export function isUnconfirmed(
  { sample, confirmedOn, createdAt }: Opportunity,
  days: ConfirmationAge,
  today: string,
): boolean {
  return !sample && daysBetween(confirmedOn ?? dayOf(new Date(createdAt)), today) > days;
}
