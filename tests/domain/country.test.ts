import countries from 'i18n-iso-countries';
import { describe, expect, test } from 'vitest';
import { countryCodes, isCountryCode } from '#domain/country';

describe('country codes', () => {
  test('The country codes are the 249 codes that ISO 3166-1 assigns', () => {
    // The package adds Kosovo under XK, a code for private use.
    const assigned = Object.keys(countries.getAlpha2Codes()).filter((code) => code !== 'XK');
    expect([...countryCodes].sort()).toEqual(assigned.sort());
    expect(countryCodes).toHaveLength(249);
  });

  test.each(['AR', 'CN', 'US'])('The text %s is a country code', (code) => {
    expect(isCountryCode(code)).toBe(true);
  });

  test.each(['', 'ar', 'XK', 'XX', 'ARG', 'AR ', 'AR CN', 'Argentina'])(
    'The text "%s" is not a country code',
    (code) => {
      expect(isCountryCode(code)).toBe(false);
    },
  );
});
