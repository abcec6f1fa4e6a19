import { countries as listed, type TCountryCode } from 'countries-list';
import countries from 'i18n-iso-countries';
import en from 'i18n-iso-countries/langs/en.json';
import es from 'i18n-iso-countries/langs/es.json';
import zh from 'i18n-iso-countries/langs/zh.json';
import { countryCodes } from '#domain/country';
import type { Language } from '#domain/language';
import { ownNames, preferredNames } from './country-names';

interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  /** The name in the page's language, and beside it the country's own where that says more. */
  readonly label: string;
}

for (const names of [en, es, zh]) countries.registerLocale(names);

/**
 * The 249 countries, each with its name in a language and its own name for itself, in that language's order. For the build:
 * the names are heavy.
 */
export function countryOptions(language: Language): readonly CountryOption[] {
  const order = new Intl.Collator(language === 'zh' ? 'zh-u-co-pinyin' : language);
  return countryCodes
    .map((value) => ({ value, name: nameOf(value, language) }))
    .sort((one, other) => order.compare(one.name, other.name))
    .map(({ value, name }) => ({ value, label: withOwnName(name, value, language) }));
}

function withOwnName(name: string, code: string, language: Language): string {
  const ownName = ownNames[code] ?? (isListed(code) ? listed[code].native : '');
  // In Chinese these would only repeat the label in other characters.
  const repeats = language === 'zh' && ['HK', 'MO', 'TW'].includes(code);
  if (repeats || name.includes(ownName)) return name;
  return language === 'zh' ? `${name}（${ownName}）` : `${name} — ${ownName}`;
}

function nameOf(code: string, language: Language): string {
  return preferredNames[language][code] ?? countries.getName(code, language) ?? code;
}

function isListed(code: string): code is TCountryCode {
  return code in listed;
}
