import * as v from 'valibot';
import { type Language, languages } from '#domain/language';
import type { OpportunityTexts, Translations } from '#domain/opportunity/translations';

const typedTexts = v.object({ title: v.string(), subtitle: v.string(), description: v.string() });

/** The texts in every language as typed, empty where there are none. */
export const typedTranslations = v.object({ en: typedTexts, es: typedTexts, zh: typedTexts } satisfies Record<
  Language,
  v.GenericSchema
>);

export type TypedTranslations = Readonly<v.InferOutput<typeof typedTranslations>>;

const noTexts: OpportunityTexts = { title: '', subtitle: '', description: '' };

/** Stored texts as they stand in the form. */
export function translationsToType({ en = noTexts, es = noTexts, zh = noTexts }: Translations = {}): TypedTranslations {
  return { en, es, zh };
}

/** The texts that were typed, to be checked; `null` where there are none in any language. */
export function translationsToSend(typed: TypedTranslations): Readonly<Partial<TypedTranslations>> | null {
  const translated = languages.filter((language) => isTranslated(typed, language));
  return translated.length > 0 ? Object.fromEntries(translated.map((language) => [language, typed[language]])) : null;
}

/**
 * The languages in which a form asks for texts beside the one that they are written in; that one too where something was
 * typed in it before, so that nothing is sent that cannot be seen.
 */
export function languagesToTranslate(typed: TypedTranslations, written: string): Language[] {
  return languages.filter((language) => language !== written || isTranslated(typed, language));
}

/** The texts in a language with those that are still empty in it taken from the original, to be translated in place. */
export function copiedFrom(
  original: OpportunityTexts,
  typed: TypedTranslations,
  language: Language,
): TypedTranslations {
  const there = typed[language];
  const filled = {
    title: there.title.trim() === '' ? original.title : there.title,
    subtitle: there.subtitle.trim() === '' ? original.subtitle : there.subtitle,
    description: there.description.trim() === '' ? original.description : there.description,
  };
  return { ...typed, [language]: filled };
}

/** The language of the translation that is at fault first, in the order of the languages. */
export function languageAtFault(places: readonly string[]): Language | undefined {
  return languages.find((language) => places.some((place) => place.startsWith(`translations.${language}.`)));
}

function isTranslated(typed: TypedTranslations, language: Language): boolean {
  return Object.values(typed[language]).some((text) => text.trim() !== '');
}
