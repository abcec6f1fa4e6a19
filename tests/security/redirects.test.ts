import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '#domain/language';
import { withoutTrailingSlash } from '../../scripts/tools/local-server/trailing-slash.ts';
import { localizedPath, readLocalizedPath } from '../../src/i18n/path.ts';
import { fc } from '../support/properties.ts';

const site = 'https://site.example';
const script = readFileSync(new URL('../../src/page-scripts/stored-language.js', import.meta.url), 'utf8');

const odd = [
  '//evil.example',
  '//evil.example/',
  '///evil.example//',
  '/\\evil.example/',
  '/\\/evil.example/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '/es//evil.example',
  '/zh///evil.example/',
  '/es/\\evil.example',
  '/.//evil.example/',
  '/..//evil.example/',
  '/@evil.example/',
  '/:80/',
  '/javascript:alert(1)/',
  '/%0d%0aLocation:%20https://evil.example/',
  '/a%0d%0aSet-Cookie:a=b/',
  '/%E2%80%AE/',
];

/** The path of a URL, as in the browser or the server. */
const pathOf = (text: string): string => new URL(site + text).pathname;
const segment = fc.constantFrom(
  '',
  '.',
  '..',
  'es',
  'zh',
  'about',
  'evil.example',
  '%2f',
  '%5c',
  '\\',
  '@',
  ':',
  '%0a',
);
const anyPath = fc.array(segment, { maxLength: 6 }).map((parts) => pathOf(`/${parts.join('/')}`));
const hostOf = (location: string): string => new URL(location, `${site}/x/y`).host;

describe('links and redirects stay on this site', () => {
  test.each(odd)('A language link on the page at %s stays on this site', (text) => {
    for (const language of languages) {
      const link = localizedPath(readLocalizedPath(pathOf(text)).path, language);
      expect(hostOf(link)).toBe('site.example');
    }
  });

  test('A language link on any page stays on this site', () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom(...languages), (path, language) => {
        expect(hostOf(localizedPath(readLocalizedPath(path).path, language))).toBe('site.example');
      }),
    );
  });

  test.each(odd)('The redirect to the path without a slash stays on this site, from %s', (text) => {
    const target = withoutTrailingSlash(new URL(site + text));
    expect(target === undefined || hostOf(target) === 'site.example').toBe(true);
    expect(target ?? '').not.toMatch(/[\r\n]/);
  });

  test('The redirect to the path without a slash stays on this site, from any path', () => {
    fc.assert(
      fc.property(anyPath, fc.string(), (path, query) => {
        const target = withoutTrailingSlash(new URL(`${site}${path}/?${encodeURIComponent(query.toWellFormed())}`));
        expect(target === undefined || hostOf(target) === 'site.example').toBe(true);
      }),
    );
  });

  test.each(odd)('The redirect by the stored language stays on this site, at %s', (text) => {
    for (const stored of [...languages, '//evil.example', 'javascript:alert(1)', '']) {
      expect(hostOf(replacedBy(stored, text))).toBe('site.example');
    }
  });

  test('The stored language redirects to the pages in that language', () => {
    for (const language of languages.filter((one) => one !== defaultLanguage)) {
      expect(replacedBy(language, '/about')).toBe(`/${language}/about?a=b#c`);
      expect(replacedBy(language, '/')).toBe(`/${language}?a=b#c`);
    }
  });
});

/** The path to which the inline script redirects a visitor, or the unchanged path. */
function replacedBy(stored: string, text: string): string {
  let path = '/';
  const location = {
    pathname: pathOf(text),
    search: '?a=b',
    hash: '#c',
    replace: (target: string) => {
      path = target;
    },
  };
  runInNewContext(script, { location, localStorage: { getItem: () => stored } });
  return path;
}
