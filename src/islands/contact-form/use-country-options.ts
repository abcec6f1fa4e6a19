import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Language } from '#domain/language';
import { withOwnName } from '../../i18n/native-name';
import { $nativeCountryNames, loadNativeCountryNames } from '../../stores/native-country-names';
import { type Option, optionsOf } from './select-options';

/** The countries as the page lists them and, once these have come, with their own names beside. */
export function useCountryOptions(language: Language): readonly Option[] {
  const ownNames = useStore($nativeCountryNames);
  useEffect(() => void loadNativeCountryNames(), []);
  return optionsOf('country', language).map(({ value, label: name }) => {
    return { value, label: withOwnName({ code: value, name }, ownNames[value], language) };
  });
}
