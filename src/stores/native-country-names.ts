import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';
import { createLoader } from '../api/loader';
import { request } from '../api/request';

/** Native names of countries by code: a file of the build, separate from the pages because of its size. */
const nativeCountryNames = call({
  method: 'GET',
  path: '/country-own-names.json',
  body: nothing,
  status: 200,
  response: v.record(v.string(), v.string()),
  errors: [],
});

/** Other names by which a typed country is found, by code: fetched when the field gets the focus. */
const otherCountryNames = call({
  method: 'GET',
  path: '/country-other-names.json',
  body: nothing,
  status: 200,
  response: v.record(v.string(), v.array(v.string())),
  errors: [],
});

// Optional: without native names, countries can still be chosen by their names in the page's language.
const { $state, refresh } = createLoader<Readonly<Record<string, string>>>({}, () =>
  request(nativeCountryNames, {}).catch(() => undefined),
);

/** Native country names by code; empty until loaded. */
export const $nativeCountryNames = $state;

let requested = false;

/** Loads the names once per page. */
export async function loadNativeCountryNames(): Promise<void> {
  if (requested) return;
  requested = true;
  await refresh();
}

const others = createLoader<Readonly<Record<string, readonly string[]>>>({}, () =>
  request(otherCountryNames, {}).catch(() => undefined),
);

/** Other country names by code; empty until loaded. */
export const $otherCountryNames = others.$state;

let othersRequested = false;

/** Loads the other names once per page. */
export async function loadOtherCountryNames(): Promise<void> {
  if (othersRequested) return;
  othersRequested = true;
  await others.refresh();
}
