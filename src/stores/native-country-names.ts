import { atom } from 'nanostores';
import { fetchCountryOwnNames } from '../api/native-country-names';

/** What countries call themselves, by their codes; empty until loaded. */
export const $countryOwnNames = atom<Readonly<Record<string, string>>>({});

let asked = false;

/** Asks for the names, once in the life of a page. */
export async function loadCountryOwnNames(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    $countryOwnNames.set(await fetchCountryOwnNames());
  } catch {
    // Every country can be chosen by its name in the page's language.
  }
}
