import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { countryOptions, nativeCountryNames } from '../../src/i18n/countries.ts';
import { withNativeName } from '../../src/i18n/native-name.ts';
import { findCountries } from '../../src/islands/contact-form/country-search.ts';

const natives = nativeCountryNames();
const countriesIn = (language: (typeof languages)[number]) =>
  countryOptions(language).map(({ value, label }) => {
    return { value, label, shown: withNativeName({ code: value, name: label }, natives[value], language) };
  });

test.each(languages)('every country is found first by its name and its code, in %s', (language) => {
  const countries = countriesIn(language);
  for (const { value, label } of countries) {
    expect(findCountries(label, countries)[0]?.value).toBe(value);
    expect(findCountries(value.toLowerCase(), countries)[0]?.value).toBe(value);
  }
});

test.each([
  ['en', 'deutschland', 'DE'],
  ['en', '中国', 'CN'],
  ['en', 'cote d ivoire', 'CI'],
  ['es', 'nippon', undefined],
  ['es', '日本', 'JP'],
  ['zh', '台湾', 'TW'],
  ['zh', 'ESPAÑA', 'ES'],
] as const)('in %s, “%s” finds %s', (language, typed, code) => {
  expect(findCountries(typed, countriesIn(language))[0]?.value).toBe(code);
});

test('nothing typed leaves all of them, in their order', () => {
  const countries = countriesIn('zh');
  expect(findCountries('  ', countries)).toEqual(countries);
});

test('Countries come by how well they fit: the whole name, the code, a beginning, a word, a part of a word', () => {
  const options = [
    { value: 'QA', label: 'Bonina', shown: 'Bonina' },
    { value: 'QB', label: 'New Ni', shown: 'New Ni' },
    { value: 'QC', label: 'Nice', shown: 'Nice' },
    { value: 'NI', label: 'Other', shown: 'Other' },
    { value: 'QD', label: 'Ni', shown: 'Ni' },
    { value: 'QE', label: 'Far', shown: 'Far' },
  ];
  expect(findCountries('ni', options).map(({ value }) => value)).toEqual(['QD', 'NI', 'QC', 'QB', 'QA']);
});
