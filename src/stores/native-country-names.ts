import { atom } from 'nanostores';
import { fetchNativeCountryNames } from '../api/native-country-names';

/** The countries' native names, by their codes; empty until loaded. */
export const $nativeCountryNames = atom<Readonly<Record<string, string>>>({});

let asked = false;

/** Asks for the names, once in the life of a page. */
export async function loadNativeCountryNames(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    $nativeCountryNames.set(await fetchNativeCountryNames());
  } catch {
    // Every country can be chosen by its name in the page's language.
  }
}
