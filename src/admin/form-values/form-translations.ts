import * as v from 'valibot';
import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { textKeys } from '#domain/opportunity/parts';
import { digestsOf } from '#domain/opportunity/translated-from';
import type { OpportunityTexts, TranslatedFrom, Translations } from '#domain/opportunity/translations';
import { plainText } from '#domain/text';

const typedTexts = v.object({ title: v.string(), subtitle: v.string(), description: v.string() });

/** Texts in every language as typed; empty if missing. */
export const typedTranslations = v.object(byLanguage(() => typedTexts));

type TypedTranslations = Readonly<v.InferOutput<typeof typedTranslations>>;

const noTexts: OpportunityTexts = { title: '', subtitle: '', description: '' };

/** Converts stored texts to form values. */
export function translationsToType(translations: Translations = {}): TypedTranslations {
  return byLanguage((language) => translations[language] ?? noTexts);
}

/** The typed translations, still to be validated; `null` if there are none. */
export function translationsToSend(typed: TypedTranslations): Readonly<Partial<TypedTranslations>> | null {
  const translated = languages.filter((language) => isTranslated(typed, language));
  return translated.length > 0 ? Object.fromEntries(translated.map((language) => [language, typed[language]])) : null;
}

/**
 * The languages for translations: all except the original's language. That one is included too if it already has a
 * translation, so that nothing invisible is sent.
 */
export function languagesToTranslate(typed: TypedTranslations, written: string): Language[] {
  return languages.filter((language) => language !== written || isTranslated(typed, language));
}

/** Fills the empty texts of a language with the original, to be translated in place. */
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

interface TypedTexts extends OpportunityTexts {
  readonly translations: TypedTranslations;
  readonly checked: TranslatedFrom;
}

/**
 * Digests of the originals that the translations in a form were made from. A translation that differs from the stored one
 * has none: the save counts it as made from the present original.
 */
export function sourcesIn({ translations, checked }: TypedTexts, stored: Opportunity | undefined): TranslatedFrom {
  const sources = languages.map((language) => {
    const said = stored?.translations?.[language];
    const from = { ...stored?.translatedFrom?.[language], ...checked[language] };
    const kept = textKeys.filter((key) => said && said[key] === plainText(translations[language][key].trim()));
    return [language, Object.fromEntries(kept.flatMap((key) => (from[key] ? [[key, from[key]]] : [])))];
  });
  return Object.fromEntries(sources);
}

/** Marks the translation into a language as checked against the present original. */
export function withCheck({ checked, ...original }: TypedTexts, language: Language): TranslatedFrom {
  return { ...checked, [language]: digestsOf(original) };
}

/** The marks to send with a save. */
export function checksToSend(checked: TranslatedFrom): { readonly translatedFrom?: TranslatedFrom } {
  return Object.keys(checked).length > 0 ? { translatedFrom: checked } : {};
}

/** Removes the mark. */
export function withoutCheck({ checked }: Pick<TypedTexts, 'checked'>, language: Language): TranslatedFrom {
  return Object.fromEntries(Object.entries(checked).filter(([other]) => other !== language));
}

/** The first language, in the order of the languages, whose translation has an error. */
export function languageAtFault(places: readonly string[]): Language | undefined {
  return languages.find((language) => places.some((place) => place.startsWith(`translations.${language}.`)));
}

function isTranslated(typed: TypedTranslations, language: Language): boolean {
  return Object.values(typed[language]).some((text) => text.trim() !== '');
}
