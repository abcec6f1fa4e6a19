import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language';
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

/** A path as the browser's or the server's URL has it. */
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

describe('no path of this site leads to another one', () => {
  it.each(odd)('by a language link on the page at %s', (text) => {
    for (const language of languages) {
      const link = localizedPath(readLocalizedPath(pathOf(text)).path, language);
      expect(hostOf(link)).toBe('site.example');
    }
  });

  it('by a language link on any page', () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom(...languages), (path, language) => {
        expect(hostOf(localizedPath(readLocalizedPath(path).path, language))).toBe('site.example');
      }),
    );
  });

  it.each(odd)('by the redirect to the path without a slash, from %s', (text) => {
    const target = withoutTrailingSlash(new URL(site + text));
    expect(target === undefined || hostOf(target) === 'site.example').toBe(true);
    expect(target ?? '').not.toMatch(/[\r\n]/);
  });

  it('by that redirect from anywhere', () => {
    fc.assert(
      fc.property(anyPath, fc.string(), (path, query) => {
        const target = withoutTrailingSlash(new URL(`${site}${path}/?${encodeURIComponent(query.toWellFormed())}`));
        expect(target === undefined || hostOf(target) === 'site.example').toBe(true);
      }),
    );
  });

  it.each(odd)('by the stored language, at %s', (text) => {
    for (const stored of [...languages, '//evil.example', 'javascript:alert(1)', '']) {
      expect(hostOf(replacedBy(stored, text))).toBe('site.example');
    }
  });

  it('and the stored language does lead to its own pages', () => {
    expect(replacedBy('es', '/about')).toBe('/es/about?a=b#c');
    expect(replacedBy('zh', '/')).toBe('/zh?a=b#c');
  });
});

/** Where the script that goes before the first paint sends a visitor; where he is when it does not. */
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
