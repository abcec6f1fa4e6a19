import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { type Language, languageStorageKey } from '#domain/language';

/** The languages of the admin area. Readers of any other language get English. */
export const adminLanguages = ['en', 'es'] as const satisfies readonly Language[];

export type AdminLanguage = (typeof adminLanguages)[number];

/** The reader's choice, here or on a public page. Shared between tabs. */
const $chosen = persistentAtom<string | undefined>(languageStorageKey, undefined);

/** The displayed language of the admin area. */
export const $language = computed($chosen, (chosen): AdminLanguage => (chosen === 'es' ? 'es' : 'en'));

/** Sets the language of the admin area and of the public pages. */
export function chooseLanguage(language: AdminLanguage): void {
  $chosen.set(language);
}
