import { createLoader } from '../api/loader';
import { fetchNativeCountryNames, fetchOtherCountryNames } from '../api/native-country-names';

// Without them every country can be chosen by its name in the page's language.
const { $state, refresh } = createLoader<Readonly<Record<string, string>>>({}, () =>
  fetchNativeCountryNames().catch(() => undefined),
);

/** The countries' native names, by their codes; empty until loaded. */
export const $nativeCountryNames = $state;

let asked = false;

/** Asks for the names, once in the life of a page. */
export async function loadNativeCountryNames(): Promise<void> {
  if (asked) return;
  asked = true;
  await refresh();
}

const others = createLoader<Readonly<Record<string, readonly string[]>>>({}, () =>
  fetchOtherCountryNames().catch(() => undefined),
);

/** Other names of the countries, by their codes; empty until loaded. */
export const $otherCountryNames = others.$state;

let othersAsked = false;

/** Asks for these, once in the life of a page. */
export async function loadOtherCountryNames(): Promise<void> {
  if (othersAsked) return;
  othersAsked = true;
  await others.refresh();
}
