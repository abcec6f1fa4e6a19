import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import type { Language } from '#domain/language';
import { withNativeName } from './native-name';
import { $nativeCountryNames, $otherCountryNames, loadNativeCountryNames } from '../../stores/native-country-names';
import type { ControlAttributes } from '../../ui/Field';
import { CountryCombobox } from './CountryCombobox';
import { type FoundCountry, foundCountry } from './country-search';
import type { FormTexts } from './form-texts';
import { optionsOf } from './select-options';

interface Props {
  readonly attributes: ControlAttributes;
  readonly language: Language;
  readonly texts: FormTexts;
  /** Whether the script is there. */
  readonly ready: boolean;
  readonly value: string;
}

/** The country: a list and, once the script is there, a field to type in, which finds it. The list holds the value. */
export function CountryControl({ attributes, language, texts, ready, value }: Props) {
  const list = useRef<HTMLSelectElement>(null);
  const countries = useCountryOptions(language);
  const own = ready ? { id: `${attributes.id}-value`, hidden: true } : { ...attributes, required: true };
  return (
    <>
      {ready && <CountryCombobox {...{ attributes, language, texts, countries, list }} />}
      <select {...own} ref={list} name="country" defaultValue={value} autoComplete="country">
        <option value="">{texts.choose}</option>
        {countries.map((country) => (
          <option key={country.value} value={country.value}>
            {country.label}
          </option>
        ))}
      </select>
    </>
  );
}

/** The countries as the page lists them and, once these have come, with their native names beside. */
function useCountryOptions(language: Language): readonly FoundCountry[] {
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
