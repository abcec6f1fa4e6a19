import { countries as listed, type TCountryCode } from 'countries-list';
import countries from 'i18n-iso-countries';
import en from 'i18n-iso-countries/langs/en.json';
import es from 'i18n-iso-countries/langs/es.json';
import zh from 'i18n-iso-countries/langs/zh.json';
import { countryCodes, countryKey } from '#domain/country';
import { type Language, languages } from '#domain/language';
import { nativeNames, preferredNames } from './country-names';
import { otherNames } from './other-country-names';

interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  /** The name in the page's language. */
  readonly label: string;
}

for (const names of [en, es, zh]) countries.registerLocale(names);

/** Listed first in Chinese, because most readers of the Chinese pages are there. */
const firstInChinese: readonly string[] = ['CN', 'HK', 'MO', 'TW'];

/**
 * The 249 countries with their names in a language, sorted (in Chinese after China and the names 中国…). For the build
 * only, because the tables of names are large.
 */
export function countryOptions(language: Language): readonly CountryOption[] {
  const first = language === 'zh' ? firstInChinese : [];
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
  const order = new Intl.Collator(language === 'zh' ? 'zh-u-co-pinyin' : language);
  return countryCodes
    .map((value) => ({ value, label: nameOf(value, language) }))
    .sort((one, other) => rank(one.value) - rank(other.value) || order.compare(one.label, other.label));
}

/** Native names by country code; countries without one are left out. For the build only. */
export function nativeCountryNames(): Readonly<Record<string, string>> {
  const names = countryCodes.map((code) => [code, nativeNames[code] ?? (isListed(code) ? listed[code].native : '')]);
  return Object.fromEntries(names.filter(([, name]) => name));
}

/**
 * All names of each country in English, Spanish and Chinese, simplified and traditional, by code. A name that the tables
 * give to two countries belongs to the first: “Congo” is CG. For the build only.
 */
export function otherCountryNames(): Readonly<Record<string, readonly string[]>> {
  const owners = new Map<string, string>();
  for (const namesOf of [labels, cldrNames, packageNames, writtenNames]) {
    for (const code of countryCodes) {
      for (const name of namesOf(code)) if (!owners.has(countryKey(name))) owners.set(countryKey(name), code);
    }
  }
  const known = countryCodes.map((code) => {
    const all = [labels, cldrNames, packageNames, writtenNames].flatMap((namesOf) => namesOf(code));
    const own = all.filter((name) => owners.get(countryKey(name)) === code);
    return [code, [...new Map(own.map((name) => [countryKey(name), name])).values()]] as const;
  });
  return Object.fromEntries(known);
}

const labels = (code: string): readonly string[] => languages.map((language) => nameOf(code, language));

const packageNames = (code: string): readonly string[] =>
  languages.flatMap((language) => countries.getName(code, language, { select: 'all' }) ?? []);

const cldrNames = (code: string): readonly string[] =>
  ['en', 'es', 'zh', 'zh-Hant', 'zh-Hant-HK'].flatMap((locale) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(locale, { type: 'region', style }).of(code) ?? '',
    ),
  );

const writtenNames = (code: string): readonly string[] => otherNames[code]?.split(', ') ?? [];

function nameOf(code: string, language: Language): string {
  return preferredNames[language][code] ?? countries.getName(code, language) ?? code;
}

function isListed(code: string): code is TCountryCode {
  return code in listed;
}
