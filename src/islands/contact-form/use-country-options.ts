import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Language } from '#domain/language';
import { withNativeName } from '../../i18n/native-name';
import { $nativeCountryNames, $otherCountryNames, loadNativeCountryNames } from '../../stores/native-country-names';
import { type FoundCountry, foundCountry } from './country-search';
import { optionsOf } from './select-options';

/** The countries as the page lists them and, once these have come, with their native names beside. */
export function useCountryOptions(language: Language): readonly FoundCountry[] {
  const nativeNames = useStore($nativeCountryNames);
  const others = useStore($otherCountryNames);
  useEffect(() => void loadNativeCountryNames(), []);
  return useMemo(
    () =>
      optionsOf('country', language).map((option) => {
        const native = nativeNames[option.value];
        const shown = withNativeName({ code: option.value, name: option.label }, native, language);
        return foundCountry(option, shown, [...(native ? [native] : []), ...(others[option.value] ?? [])]);
      }),
    [nativeNames, others, language],
  );
}
