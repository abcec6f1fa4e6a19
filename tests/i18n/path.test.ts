import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { fill, fillCount } from '../../src/i18n/fill.ts';
import { languageOfPrefix, localizedPath, readLocalizedPath } from '../../src/i18n/path.ts';
import { fc } from '../support/properties.ts';

describe('the path of a page in a language', () => {
  test.each([
    ['/', 'en', '/'],
    ['/', 'es', '/es'],
    ['/', 'zh', '/zh'],
    ['/about', 'en', '/about'],
    ['/about', 'es', '/es/about'],
    ['/sectors/energy', 'zh', '/zh/sectors/energy'],
  ] as const)('%s in %s is %s', (path, language, url) => {
    expect(localizedPath(path, language)).toBe(url);
  });

  test('tells its language and its English path again', () => {
    const word = fc.stringMatching(/^[a-z-]{1,12}$/).filter((text) => text !== 'es' && text !== 'zh');
    const path = fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom(...languages), (english, language) => {
        expect(readLocalizedPath(localizedPath(english, language))).toEqual({ language, path: english });
      }),
    );
  });

  test.each(['/fr/about', '/esp', '/zhong/x', '/ES/about', '/en', '/en/about', '/about/es'])(
    '%s carries no prefix of the site',
    (pathname) => {
      expect(readLocalizedPath(pathname)).toEqual({ language: 'en', path: pathname });
    },
  );
});

describe('filling a text', () => {
  test('puts each value into its placeholders', () => {
    expect(fill('{a} and {b} and {a}', { a: 'x', b: 2 })).toBe('x and 2 and x');
  });

  test('leaves a placeholder without a value as it is', () => {
    expect(fill('{a} {b}', { a: 0 })).toBe('0 {b}');
  });

  test('takes a value as it is, even one that looks like a placeholder or a replacement pattern', () => {
    fc.assert(fc.property(fc.string(), (value) => fill('<{a}>', { a: value }) === `<${value}>`));
    expect(fill('<{a}>', { a: '{b} $& $1' })).toBe('<{b} $& $1>');
  });
});

describe('a counted text', () => {
  const forms = { one: '{count} page', other: '{count} pages' };

  test.each([
    [0, 'en', '0 pages'],
    [1, 'en', '1 page'],
    [2, 'en', '2 pages'],
    [12_345, 'en', '12,345 pages'],
    [1, 'es', '1 page'],
    [1, 'zh', '1 pages'],
  ])('%i in %s', (count, language, text) => {
    expect(fillCount(forms, count, language)).toBe(text);
  });
});

test('a path names another language than the default one, or none', () => {
  expect([undefined, 'es', 'zh'].map(languageOfPrefix)).toEqual(['en', 'es', 'zh']);
  expect(['en', 'fr', 'es/zh', ''].map(languageOfPrefix)).toEqual([undefined, undefined, undefined, undefined]);
});
