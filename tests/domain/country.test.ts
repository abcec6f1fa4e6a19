import countries from 'i18n-iso-countries';
import { describe, expect, test } from 'vitest';
import { countryCodes, isCountryCode } from '#domain/country';

describe('country codes', () => {
  test('are the 249 that ISO 3166-1 assigns', () => {
    // The package adds Kosovo under XK, a code for private use.
    const assigned = Object.keys(countries.getAlpha2Codes()).filter((code) => code !== 'XK');
    expect([...countryCodes].sort()).toEqual(assigned.sort());
    expect(countryCodes).toHaveLength(249);
  });

  test.each(['AR', 'CN', 'US'])('%s is one', (code) => {
    expect(isCountryCode(code)).toBe(true);
  });

  test.each(['', 'ar', 'XK', 'XX', 'ARG', 'AR ', 'AR CN', 'Argentina'])('"%s" is none', (code) => {
    expect(isCountryCode(code)).toBe(false);
  });
});
