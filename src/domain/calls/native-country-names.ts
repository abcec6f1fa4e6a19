import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';

/** Native names of countries by code: a file of the build, separate from the pages because of its size. */
export const nativeCountryNames = call({
  method: 'GET',
  path: '/country-own-names.json',
  body: nothing,
  status: 200,
  answer: v.record(v.string(), v.string()),
  errors: [],
});

/** Other names by which a typed country is found, by code: fetched when the field gets the focus. */
export const otherCountryNames = call({
  method: 'GET',
  path: '/country-other-names.json',
  body: nothing,
  status: 200,
  answer: v.record(v.string(), v.array(v.string())),
  errors: [],
});
