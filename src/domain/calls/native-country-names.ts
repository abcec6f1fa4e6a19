import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';

/** What countries call themselves, by their codes: a file of the build, apart from the pages because it is heavy. */
export const nativeCountryNames = call({
  method: 'GET',
  path: '/country-own-names.json',
  body: nothing,
  status: 200,
  answer: v.record(v.string(), v.string()),
  errors: [],
});

/** By which other names a country is found when its name is typed, by their codes: fetched once the field has the focus. */
export const otherCountryNames = call({
  method: 'GET',
  path: '/country-other-names.json',
  body: nothing,
  status: 200,
  answer: v.record(v.string(), v.array(v.string())),
  errors: [],
});
