import { describe, expect, test } from 'vitest';
import { countryCodes } from '#domain/country';
import { type Language, languages } from '#domain/language';
import { countryOptions, nativeCountryNames } from '../../src/i18n/countries';
import { withNativeName } from '../../src/islands/contact-form/country-search';

const nameOf = (code: string, language: Language) =>
  countryOptions(language).find(({ value }) => value === code)?.label ?? '';

const labelOf = (code: string, language: Language) =>
  withNativeName({ code, name: nameOf(code, language) }, nativeCountryNames()[code], language);

test.each(languages)('Every country has a unique name in %s', (language) => {
  const options = countryOptions(language);
  expect(options.map(({ value }) => value).toSorted()).toEqual([...countryCodes].toSorted());
  expect(new Set(options.map(({ label }) => label)).size).toBe(249);
  expect(options.filter(({ value, label }) => label.startsWith(`${value} `) || label === value)).toEqual([]);
});

test('Countries have their usual names in each language, in its alphabetical order', () => {
  expect(nameOf('CN', 'en')).toBe('China');
  expect(nameOf('QA', 'es')).toBe('Qatar');
  expect(nameOf('AR', 'zh')).toBe('阿根廷');
  const spanish = countryOptions('es').map(({ label }) => label);
  expect(spanish.indexOf('Antigua y Barbuda') - spanish.indexOf('Antártida')).toBe(1);
  const chinese = countryOptions('zh').map(({ label }) => label);
  expect(chinese.slice(0, 4)).toEqual(['中国', '中国香港', '中国澳门', '中国台湾']);
  expect(chinese[4]).toMatch(/^阿/);
});

describe('native names of countries', () => {
  test('The native name of a country follows its label', () => {
    expect(labelOf('DE', 'en')).toBe('Germany — Deutschland');
    expect(labelOf('DE', 'es')).toBe('Alemania — Deutschland');
    expect(labelOf('DE', 'zh')).toBe('德国（Deutschland）');
    expect(labelOf('CH', 'en')).toBe('Switzerland — Schweiz, Suisse, Svizzera');
  });

  test('A country has no native name in its label before the names are loaded', () => {
    expect(withNativeName({ code: 'DE', name: 'Alemania' }, undefined, 'es')).toBe('Alemania');
  });

  test('A native name that the label already contains is not repeated', () => {
    expect(labelOf('AR', 'en')).toBe('Argentina');
    expect(labelOf('ES', 'es')).toBe('España');
    expect(labelOf('CN', 'zh')).toBe('中国');
    expect(labelOf('HK', 'zh')).toBe('中国香港');
    expect(labelOf('PE', 'en')).toBe('Peru');
    expect(labelOf('CI', 'en')).toBe('Côte d’Ivoire');
  });

  test('Disputed and uninhabited territories have no native name', () => {
    expect(labelOf('FK', 'en')).toBe('Falkland Islands (Malvinas)');
    expect(labelOf('FK', 'es')).toBe('Islas Malvinas');
    expect(labelOf('FK', 'zh')).toBe('马尔维纳斯群岛（福克兰群岛）');
    expect(labelOf('GS', 'es')).toBe('Islas Georgias del Sur y Sandwich del Sur');
    expect(labelOf('AQ', 'es')).toBe('Antártida');
  });

  test('Native names have no invisible characters and no cut-off letters', () => {
    const names = Object.entries(nativeCountryNames());
    expect(names.length).toBeGreaterThan(200);
    // The Sinhala name needs its joiner.
    expect(names.filter(([, name]) => /\p{Cf}|\s{2}| fr$/u.test(name)).map(([code]) => code)).toEqual(['LK']);
  });
});
