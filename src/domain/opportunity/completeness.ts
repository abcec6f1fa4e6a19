import { excerptLength } from '#domain/excerpt';
import { type Language, languages } from '#domain/language';
import { confirmationDays } from '#domain/opportunity/facts';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { type TextKey, textKeys } from '#domain/opportunity/parts';
import type { UnfinishedContent } from '#domain/opportunity/preview';
import { changedTexts } from '#domain/opportunity/translated-from';
import type { OpportunityTexts, TranslatedFrom } from '#domain/opportunity/translations';
import { textLength } from '#domain/text';
import { daysBetween } from '#domain/time/day';

/** The facts that readers look for first. Others may be absent: not every opportunity has a deadline. */
const wantedFacts = ['province', 'investment', 'stage', 'seeking'] as const;

/** Missing content that does not prevent publishing. */
export type Missing =
  | { readonly kind: 'texts'; readonly language: Language }
  | { readonly kind: 'description'; readonly language: Language }
  /** A translated text that equals its original. */
  | { readonly kind: 'copied'; readonly language: Language; readonly text: TextKey }
  /** The originals of some translated texts have changed since. */
  | { readonly kind: 'changed'; readonly language: Language; readonly texts: readonly TextKey[] }
  | { readonly kind: 'long-subtitle'; readonly language: Language }
  | { readonly kind: 'picture' }
  /** Names of images without a description in a language. */
  | { readonly kind: 'image-alts'; readonly language: Language; readonly images: readonly string[] }
  | { readonly kind: 'fact'; readonly fact: (typeof wantedFacts)[number] }
  | { readonly kind: 'unconfirmed' }
  /** Confirmed too long ago. */
  | { readonly kind: 'stale'; readonly days: number };

/** The state of a language's texts. `changed`: an original has changed since its translation. */
export const languageStates = ['complete', 'partly', 'missing', 'changed'] as const;

export type LanguageState = (typeof languageStates)[number];

type Translated = Pick<UnfinishedContent, 'title' | 'subtitle' | 'description' | 'language' | 'translations'> & {
  readonly translatedFrom?: TranslatedFrom;
};

const isFilled = (text: string): boolean => textLength(text) > 0;

const hasLetters = (text: string): boolean => /\p{Letter}/u.test(text);

/** Whether a text is its original: a copy is no translation, unless it has no letters to translate. */
const isCopy = (text: string, original: string): boolean => hasLetters(text) && text.trim() === original.trim();

/** The texts that an opportunity lacks in a language. Without an original description there is none to translate. */
function missingTextsOf(content: Translated, language: Language): readonly TextKey[] {
  if (language === content.language) return textKeys.filter((key) => !isFilled(content[key]));
  const texts = content.translations?.[language];
  const wanted = textKeys.filter((key) => key !== 'description' || isFilled(content.description));
  return wanted.filter((key) => !texts || !isFilled(texts[key]) || isCopy(texts[key], content[key]));
}

/** The state of an opportunity's texts in a language. */
export function languageState(content: Translated, language: Language): LanguageState {
  const missing = missingTextsOf(content, language);
  const texts = textsIn(content, language);
  const isNone = !texts || textKeys.every((key) => missing.includes(key) || !isFilled(texts[key]));
  if (isNone) return 'missing';
  if (changedTexts(content, language).length > 0) return 'changed';
  return missing.length > 0 ? 'partly' : 'complete';
}

/** The missing content of an opportunity, in the order of the form. It does not prevent a save. */
export function missingOf(
  content: UnfinishedContent & Pick<Translated, 'translatedFrom'>,
  today: string,
): readonly Missing[] {
  return [
    ...languages.flatMap((language) => missingTexts(content, language)),
    ...missingOfImages(content),
    ...wantedFacts.filter((fact) => isNothing(content[fact])).map((fact) => ({ kind: 'fact', fact }) as const),
    ...(content.sample ? [] : missingConfirmation(content.confirmedOn, today)),
  ];
}

/** The texts of an opportunity in a language, if it has any. */
function textsIn(content: Translated, language: Language): OpportunityTexts | undefined {
  return language === content.language ? content : content.translations?.[language];
}

function missingTexts(content: Translated, language: Language): Missing[] {
  const texts = textsIn(content, language);
  if (!texts || languageState(content, language) === 'missing') return [{ kind: 'texts', language }];
  const missing = missingTextsOf(content, language);
  const copied = missing.filter((key) => isFilled(texts[key]));
  const changed = changedTexts(content, language);
  return [
    ...copied.map((text) => ({ kind: 'copied', language, text }) as const),
    ...(textLength(texts.subtitle) > excerptLength ? [{ kind: 'long-subtitle', language } as const] : []),
    ...(missing.includes('description') && !isFilled(texts.description)
      ? [{ kind: 'description', language } as const]
      : []),
    ...(changed.length > 0 ? [{ kind: 'changed', language, texts: changed } as const] : []),
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

/**
 * Gaps of an opportunity: any language, a certain one, a translation of the present original, a picture, an essential
 * fact.
 */
export const gaps = ['translation', ...languages, 'changed', 'picture', 'fact'] as const;

/** Ages, in days, at which the administrator's list flags unconfirmed facts. At the second, visitors see it too. */
export const confirmationAges = [60, confirmationDays] as const;

export type Gap = (typeof gaps)[number];

export type ConfirmationAge = (typeof confirmationAges)[number];

/** The facts that every opportunity should have. */
const expectedFacts = [...wantedFacts, 'confirmedOn'] as const;

/** Whether an opportunity has a gap. */
export function hasGap(opportunity: Opportunity, gap: Gap): boolean {
  if (gap === 'picture') return opportunity.imageURL.length === 0;
  if (gap === 'fact')
    return (opportunity.sample ? wantedFacts : expectedFacts).some((fact) => opportunity[fact] === undefined);
  if (gap === 'changed') return languages.some((language) => changedTexts(opportunity, language).length > 0);
  const wanted = gap === 'translation' ? languages : [gap];
  return wanted.some((language) => languageState(opportunity, language) === 'missing');
}
