import countries from 'i18n-iso-countries';
import { expect, test } from 'vitest';
import { countryCodes, countryKey } from '#domain/country';
import { type Language, languages } from '#domain/language';
import { countryOptions, nativeCountryNames, otherCountryNames } from '../../src/i18n/countries.ts';
import {
  countryNamed,
  findCountries,
  foundCountry,
  withNativeName,
} from '../../src/islands/contact-form/country-search.ts';
import { fc } from '../support/properties.ts';

const natives = nativeCountryNames();
const others = otherCountryNames();
const countriesIn = (language: Language) =>
  countryOptions(language).map((option) => {
    const native = natives[option.value];
    const shown = withNativeName({ code: option.value, name: option.label }, native, language);
    return foundCountry(option, shown, [...(native ? [native] : []), ...(others[option.value] ?? [])]);
  });

/** Every name in the two tables, with its country. */
const listed = countryCodes.flatMap((code) => {
  const inPackage = languages.flatMap((language) => countries.getName(code, language, { select: 'all' }) ?? []);
  const inCldr = ['en', 'es', 'zh', 'zh-Hant', 'zh-Hant-HK'].flatMap((locale) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(locale, { type: 'region', style }).of(code) ?? '',
    ),
  );
  return [...new Set([...inPackage, ...inCldr])].map((name) => ({ name, code }));
});

/** Names that the tables give to two countries. */
const shared = [{ name: 'Congo', code: 'CD' }];

test.each(languages)(
  'Every name in CLDR and i18n-iso-countries, in any language, selects its country in %s',
  (language) => {
    const all = countriesIn(language);
    const wrong = listed.filter(({ name, code }) => countryNamed(name, all)?.value !== code);
    expect(wrong).toEqual(shared);
    for (const { value, label } of all) expect(countryNamed(label, all)?.value).toBe(value);
  },
);

test.each(languages)('A search for a country’s name or code finds it first, in %s', (language) => {
  const all = countriesIn(language);
  for (const { value, label } of all) {
    expect(findCountries(label, all)[0]?.value).toBe(value);
    // In Spanish, “RU” ranks Reino Unido first.
    expect(findCountries(value.toLowerCase(), all).slice(0, 2)).toContainEqual(expect.objectContaining({ value }));
  }
});

test.each([
  ...[
    ['UK', 'GB'],
    ['u.k.', 'GB'],
    ['England', 'GB'],
    ['Inglaterra', 'GB'],
    ['英格兰', 'GB'],
    ['Reino Unido', 'GB'],
  ],
  ...[
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['EEUU', 'US'],
    ['EE. UU.', 'US'],
    ['the United States', 'US'],
    ['美國', 'US'],
  ],
  ...[
    ['Korea', 'KR'],
    ['Corea', 'KR'],
    ['南韓', 'KR'],
    ['North Korea', 'KP'],
    ['DPRK', 'KP'],
    ['Turkey', 'TR'],
  ],
  ...[
    ['中國', 'CN'],
    ['中華人民共和國', 'CN'],
    ['PRC', 'CN'],
    ['臺灣', 'TW'],
    ['ＵＡＥ', 'AE'],
    ['Holland', 'NL'],
  ],
  ...[
    ['Burma', 'MM'],
    ['Birmania', 'MM'],
    ['Swaziland', 'SZ'],
    ['Zaire', 'CD'],
    ['DRC', 'CD'],
    ['Ceilán', 'LK'],
  ],
  ...[
    ['Trinidad & Tobago', 'TT'],
    ['Ivory Coast', 'CI'],
    ['East Timor', 'TL'],
    ['Malvinas', 'FK'],
  ],
])('The name “%s” selects the country %s in every language', (typed, code) => {
  for (const language of languages) expect(countryNamed(typed, countriesIn(language))?.value).toBe(code);
});

test('A text that is not the whole name of a country selects nothing', () => {
  const named = new Set(Object.values(others).flat().map(countryKey));
  for (const name of Object.values(natives)) named.add(countryKey(name));
  const all = countriesIn('en');
  const part = fc
    .constantFrom(...listed)
    .chain(({ name }) => fc.integer({ min: 0, max: name.length }).map((end) => name.slice(0, end)));
  const text = fc.oneof(part, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme-ascii', maxLength: 3 }));
  fc.assert(
    fc.property(text, (typed) => {
      fc.pre(!named.has(countryKey(typed)));
      expect(countryNamed(typed, all)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['en', 'deutschland', 'DE'],
  ['en', '中国', 'CN'],
  ['en', 'cote d ivoire', 'CI'],
  ['es', 'nippon', undefined],
  ['es', '日本', 'JP'],
  ['zh', '台湾', 'TW'],
  ['zh', 'ESPAÑA', 'ES'],
] as const)('The search in the language %s for “%s” finds %s', (language, typed, code) => {
  expect(findCountries(typed, countriesIn(language))[0]?.value).toBe(code);
});

test('An empty search lists all countries in their order', () => {
  const all = countriesIn('zh');
  expect(findCountries('  ', all)).toEqual(all);
});

test('Countries are ranked by match: whole name, code, beginning, word, part of a word', () => {
  const options = [
    { value: 'QA', label: 'Bonina', shown: 'Bonina' },
    { value: 'QB', label: 'New Ni', shown: 'New Ni' },
    { value: 'QC', label: 'Nice', shown: 'Nice' },
    { value: 'NI', label: 'Other', shown: 'Other' },
    { value: 'QD', label: 'Ni', shown: 'Ni' },
    { value: 'QE', label: 'Far', shown: 'Far' },
  ].map((option) => foundCountry(option, option.shown, []));
  expect(findCountries('ni', options).map(({ value }) => value)).toEqual(['QD', 'NI', 'QC', 'QB', 'QA']);
});
