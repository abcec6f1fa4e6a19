import { nativeCountryNames, otherCountryNames } from '#domain/calls/native-country-names';
import { createLoader } from '../api/loader';
import { request } from '../api/request';

// Optional: without native names, countries can still be chosen by their names in the page's language.
const { $state, refresh } = createLoader<Readonly<Record<string, string>>>({}, () =>
  fetchNativeCountryNames().catch(() => undefined),
);

/** Native country names by code; empty until loaded. */
export const $nativeCountryNames = $state;

let asked = false;

/** Loads the names once per page. */
export async function loadNativeCountryNames(): Promise<void> {
  if (asked) return;
  asked = true;
  await refresh();
}

const others = createLoader<Readonly<Record<string, readonly string[]>>>({}, () =>
  fetchOtherCountryNames().catch(() => undefined),
);

/** Other country names by code; empty until loaded. */
export const $otherCountryNames = others.$state;

let othersAsked = false;

/** Loads the other names once per page. */
export async function loadOtherCountryNames(): Promise<void> {
  if (othersAsked) return;
  othersAsked = true;
  await others.refresh();
}

/** Fetches native country names, by country code. */
function fetchNativeCountryNames(): Promise<Readonly<Record<string, string>>> {
  return request(nativeCountryNames, {});
}

/** Fetches other names of countries, by country code. */
function fetchOtherCountryNames(): Promise<Readonly<Record<string, readonly string[]>>> {
  return request(otherCountryNames, {});
}
