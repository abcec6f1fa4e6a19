import type { Language } from '#domain/language';
import { enquirySectors } from '#domain/sector';
import { countryOptions } from '../../i18n/countries';
import { dictionaryOf } from '../../i18n/dictionary';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface EnquiryOptions {
  readonly sector: readonly Option[];
  readonly country: readonly Option[];
}

/** Options of the form's two selects. Server only, because the tables of country names are large. */
export function enquiryOptions(language: Language): EnquiryOptions {
  const { enquirySectors: names } = dictionaryOf(language);
  return {
    sector: enquirySectors.map((value) => ({ value, label: names[value] })),
    country: countryOptions(language),
  };
}
