import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { type Language, languageStorageKey } from '#domain/language';

/** The languages of the admin area; every other reader gets English. */
export const adminLanguages = ['en', 'es'] as const satisfies readonly Language[];

export type AdminLanguage = (typeof adminLanguages)[number];

/** What the reader has chosen, here or on a public page. It follows other tabs. */
const $chosen = persistentAtom<string | undefined>(languageStorageKey, undefined);

/** The language that the admin area is shown in. */
export const $language = computed($chosen, (chosen): AdminLanguage => (chosen === 'es' ? 'es' : 'en'));

/** Chooses the language of the admin area, which is that of the public pages too. */
export function chooseLanguage(language: AdminLanguage): void {
  $chosen.set(language);
}
