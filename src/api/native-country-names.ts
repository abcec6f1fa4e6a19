import { nativeCountryNames, otherCountryNames } from '#domain/calls/native-country-names';
import { request } from './request';

/** Fetches native country names, by country code. */
export function fetchNativeCountryNames(): Promise<Readonly<Record<string, string>>> {
  return request(nativeCountryNames, {});
}

/** Fetches other names of countries, by country code. */
export function fetchOtherCountryNames(): Promise<Readonly<Record<string, readonly string[]>>> {
  return request(otherCountryNames, {});
}
