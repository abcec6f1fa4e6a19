import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { fill, fillCount } from '../../src/i18n/fill.ts';
import { languageOfPrefix, localizedPath, readLocalizedPath } from '../../src/i18n/path.ts';
import { fc } from '../support/properties.ts';

describe('localized paths', () => {
  test.each([
    ['/', 'en', '/'],
    ['/', 'es', '/es'],
    ['/', 'zh', '/zh'],
    ['/about', 'en', '/about'],
    ['/about', 'es', '/es/about'],
    ['/sectors/energy', 'zh', '/zh/sectors/energy'],
  ] as const)('The path %s in %s is %s', (path, language, url) => {
    expect(localizedPath(path, language)).toBe(url);
  });

  test('A localized path is read back as its language and its English path', () => {
    const word = fc.stringMatching(/^[a-z-]{1,12}$/).filter((text) => text !== 'es' && text !== 'zh');
    const path = fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom(...languages), (english, language) => {
        expect(readLocalizedPath(localizedPath(english, language))).toEqual({ language, path: english });
      }),
    );
  });

  test.each(['/fr/about', '/esp', '/zhong/x', '/ES/about', '/en', '/en/about', '/about/es'])(
    'The path %s has no language prefix',
    (pathname) => {
      expect(readLocalizedPath(pathname)).toEqual({ language: 'en', path: pathname });
    },
  );
});

describe('placeholders in a text', () => {
  test('Each placeholder in a text is replaced with its value', () => {
    expect(fill('{a} and {b} and {a}', { a: 'x', b: 2 })).toBe('x and 2 and x');
  });

  test('A placeholder without a value is kept', () => {
    expect(fill('{a} {b}', { a: 0 })).toBe('0 {b}');
  });

  test('A value is inserted literally, even one that looks like a placeholder or a replacement pattern', () => {
    fc.assert(fc.property(fc.string(), (value) => fill('<{a}>', { a: value }) === `<${value}>`));
    expect(fill('<{a}>', { a: '{b} $& $1' })).toBe('<{b} $& $1>');
  });
});

describe('texts with a count', () => {
  const forms = { one: '{count} page', other: '{count} pages' };

  test.each([
    [0, 'en', '0 pages'],
    [1, 'en', '1 page'],
    [2, 'en', '2 pages'],
    [12_345, 'en', '12,345 pages'],
    [1, 'es', '1 page'],
    [1, 'zh', '1 pages'],
  ])('The count %i in %s has the right plural form', (count, language, text) => {
    expect(fillCount(forms, count, language)).toBe(text);
  });
});

test('The language prefix of a path is a language other than the default', () => {
  expect([undefined, 'es', 'zh'].map(languageOfPrefix)).toEqual(['en', 'es', 'zh']);
  expect(['en', 'fr', 'es/zh', ''].map(languageOfPrefix)).toEqual([undefined, undefined, undefined, undefined]);
});
