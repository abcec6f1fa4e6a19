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

function isTranslated(typed: TypedTranslations, language: Language): boolean {
  return Object.values(typed[language]).some((text) => text.trim() !== '');
}
