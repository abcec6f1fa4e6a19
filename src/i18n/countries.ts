import { countries as listed, type TCountryCode } from 'countries-list';
import countries from 'i18n-iso-countries';
import en from 'i18n-iso-countries/langs/en.json';
import es from 'i18n-iso-countries/langs/es.json';
import zh from 'i18n-iso-countries/langs/zh.json';
import { countryCodes } from '#domain/country';
import type { Language } from '#domain/language';
import { nativeNames, preferredNames } from './country-names';

interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  /** The name in the page's language. */
  readonly label: string;
}

for (const names of [en, es, zh]) countries.registerLocale(names);

/** Where most readers of the Chinese pages are. */
const firstInChinese: readonly string[] = ['CN', 'HK', 'MO', 'TW'];

/** The 249 countries by their names in a language, in that language's order (in Chinese after China and what is called 中国…). For the build: the names are heavy. */
export function countryOptions(language: Language): readonly CountryOption[] {
  const first = language === 'zh' ? firstInChinese : [];
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
  const order = new Intl.Collator(language === 'zh' ? 'zh-u-co-pinyin' : language);
  return countryCodes
    .map((value) => ({ value, label: nameOf(value, language) }))
    .sort((one, other) => rank(one.value) - rank(other.value) || order.compare(one.label, other.label));
}

/** What countries call themselves, by their codes; a country that has no such name is left out. For the build. */
export function nativeCountryNames(): Readonly<Record<string, string>> {
  const names = countryCodes.map((code) => [code, nativeNames[code] ?? (isListed(code) ? listed[code].native : '')]);
  return Object.fromEntries(names.filter(([, name]) => name));
}

function nameOf(code: string, language: Language): string {
  return preferredNames[language][code] ?? countries.getName(code, language) ?? code;
}

function isListed(code: string): code is TCountryCode {
  return code in listed;
}
