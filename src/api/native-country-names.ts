import { nativeCountryNames, otherCountryNames } from '#domain/calls/native-country-names';
import { request } from './request';

/** What countries call themselves, by their codes. */
export function fetchNativeCountryNames(): Promise<Readonly<Record<string, string>>> {
  return request(nativeCountryNames, {});
}

/** Other names that countries are known by, by their codes. */
export function fetchOtherCountryNames(): Promise<Readonly<Record<string, readonly string[]>>> {
  return request(otherCountryNames, {});
}
