import * as v from 'valibot';
import { request } from './request';

const answer = v.record(v.string(), v.string());

/** What countries call themselves, by their codes: a file of the build, apart from the pages because it is heavy. */
export function fetchCountryOwnNames(): Promise<Readonly<Record<string, string>>> {
  return request('/country-own-names.json', { answer });
}
