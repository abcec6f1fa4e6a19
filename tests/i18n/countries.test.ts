import { expect, test } from 'vitest';
import { countryCodes } from '#domain/country';
import { languages } from '#domain/language';
import { countryOptions } from '../../src/i18n/countries';

test.each(languages)('every country has a name of its own in %s', (language) => {
  const options = countryOptions(language);
  expect(options.map(({ value }) => value).toSorted()).toEqual([...countryCodes].toSorted());
  expect(new Set(options.map(({ label }) => label)).size).toBe(249);
  expect(options.filter(({ value, label }) => label === value)).toEqual([]);
});

test('countries are called what readers of the language call them, in its own order', () => {
  expect(countryOptions('en')).toContainEqual({ value: 'CN', label: 'China' });
  expect(countryOptions('es')).toContainEqual({ value: 'FK', label: 'Islas Malvinas' });
  expect(countryOptions('zh')).toContainEqual({ value: 'AR', label: '阿根廷' });
  const spanish = countryOptions('es').map(({ label }) => label);
  expect(spanish.indexOf('Antigua y Barbuda') - spanish.indexOf('Antártida')).toBe(1);
  expect(countryOptions('zh')[0]?.label).toMatch(/^阿/);
});
