import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Language } from '#domain/language';
import { withNativeName } from '../../i18n/native-name';
import { $nativeCountryNames, loadNativeCountryNames } from '../../stores/native-country-names';
import type { FoundCountry } from './country-search';
import { optionsOf } from './select-options';

/** The countries as the page lists them and, once these have come, with their native names beside. */
export function useCountryOptions(language: Language): readonly FoundCountry[] {
  const nativeNames = useStore($nativeCountryNames);
  useEffect(() => void loadNativeCountryNames(), []);
  return optionsOf('country', language).map(({ value, label }) => {
    return { value, label, shown: withNativeName({ code: value, name: label }, nativeNames[value], language) };
  });
}
