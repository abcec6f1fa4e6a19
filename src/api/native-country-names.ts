import { nativeCountryNames } from '#domain/calls/native-country-names';
import { request } from './request';

/** What countries call themselves, by their codes. */
export function fetchNativeCountryNames(): Promise<Readonly<Record<string, string>>> {
  return request(nativeCountryNames, {});
}
