import { describe, expect, test } from 'vitest';
import { callRequests } from '../../workshop/compare/calls.ts';
import { differencesOf } from '../../workshop/compare/differences.ts';
import { normaliseBody, normaliseHeaders } from '../../workshop/compare/normalise.ts';
import { shownAt } from '../../workshop/screens/site.ts';
import { allCalls } from '../support/calls.ts';

const own = new Map([['origin', 'http://127.0.0.1:4321']]);
const body = (html: string) => normaliseBody(html, own);

describe('normalisation removes differences between builds', () => {
  test.each([
    [
      'hashes of scripts',
      '<script src="/_astro/a.Bk_3-xQ1.js"></script>',
      '<script src="/_astro/b.C0000000.js"></script>',
    ],
    ['hashes of pictures', '<img src="/_astro/CABA.PcnJMeKR_Z1x.webp">', '<img src="/_astro/CABA.QcnJMeKR_Z2y.webp">'],
    ['numbers of preloads', `${preload('a')}<p>`, `${preload('b')}${preload('c')}<p>`],
    ['names of font files and families', font('d71c896c43c9b095'), font('e71c896c43c9b095')],
    ['scopes', '<p class="plain astro-l4evwy7q">', '<p class="plain astro-xlat7obg">'],
    ['names of CSS modules', '<p class="hint-KEf">', '<p class="hint-Q+1">'],
    [
      'selectors and order of rules',
      '<style>.a-KEf{x:y}p:where(.astro-l4evwy7q){}</style>',
      '<style>p{}.a-Q1r{x:y}</style>',
    ],
    ['files and names of islands', island('Form', 'Z1q9lsI'), island('ContactForm', 'ab12')],
    ['comments', '<p><!-- A comment of the source -->', '<p>'],
    ['origins', 'http://127.0.0.1:4321/about', '<origin>/about'],
    ['times of the stopped clock', '"2026-11-23T15:30:00.004Z"', `"${new Date(shownAt + 900).toISOString()}"`],
    ['times of the build', new Date().toISOString(), new Date(Date.now() - 90_000).toISOString()],
    ['tokens', '{"jwtToken":"eyJhbG.eyJzdW.c2ln-x"}', '{"jwtToken":"eyJhbH.eyJzdX.d2ln_y"}'],
  ])('Two builds that differ only in %s are equal after normalisation', (_, before, after) => {
    expect(body(before)).toBe(body(after));
  });
});

describe('normalisation keeps differences for visitors and clients', () => {
  test.each([
    ['texts', '<p>One', '<p>Two'],
    ['names of pictures', '<img src="/_astro/CABA.PcnJMeKR.webp">', '<img src="/_astro/BSAS.PcnJMeKR.webp">'],
    ['formats of pictures', '<img src="/_astro/CABA.PcnJMeKR.webp">', '<img src="/_astro/CABA.PcnJMeKR.jpg">'],
    ['classes', '<p class="hint-KEf">', '<p class="note-KEf">'],
    ['declarations', '<style>.a-KEf{x:y}</style>', '<style>.a-KEf{x:z}</style>'],
    ['properties of islands', `${island('Form', 'a')}`, island('Form', 'a').replace('en', 'es')],
    ['stored times', '"2026-11-23T15:25:00.004Z"', '"2026-11-23T15:26:00.004Z"'],
  ])('A change of %s stays visible after normalisation', (_, before, after) => {
    expect(body(before)).not.toBe(body(after));
  });
});

test('Headers are compared without the date, hashes of policies and values of ETags, but with weak ETags distinguished', () => {
  const headers = (etag: string, hash: string, more: Record<string, string> = {}) =>
    normaliseHeaders(
      new Headers({ etag, 'content-security-policy': `script-src 'self' ${hash}; frame-src 'none'`, ...more }),
      own,
    );
  const plain = headers('"a"', "'sha256-a='");
  expect(headers('"b"', "'sha256-b=' 'sha256-c='", { date: 'Mon, 23 Nov 2026 15:30:00 GMT' })).toBe(plain);
  expect(headers('W/"a"', "'sha256-a='")).not.toBe(plain);
  expect(headers('"a"', "'unsafe-inline'")).not.toBe(plain);
  expect(headers('"a"', "'sha256-a='", { vary: 'Origin' })).not.toBe(plain);
});

test('A difference is reported with the part, the request and both texts from shortly before it', () => {
  const result = { status: 200, headers: 'vary: Origin', body: 'The same beginning of both, then one' };
  expect(differencesOf('GET /', result, result)).toEqual([]);
  expect(differencesOf('GET /', result, { ...result, status: 404, body: '' })).toEqual(['status of GET /: 200 -> 404']);
  expect(
    differencesOf('GET /', result, { ...result, headers: '', body: 'The same beginning of both, then two' }),
  ).toEqual([
    'headers of GET /: "vary: Origin" -> ""',
    'body of GET /: "nning of both, then one" -> "nning of both, then two"',
  ]);
});

test('Every call of the contract is compared', () => {
  expect(new Set(callRequests.map(({ call }) => call))).toEqual(new Set(allCalls));
});

function preload(name: string): string {
  return `<link rel="modulepreload" href="/_astro/${name}.Bk_3-xQ1.js">`;
}

function font(hash: string): string {
  return `<style>@font-face{font-family:Archivo-${hash};src:url("/_astro/fonts/${hash}.woff2")}</style>`;
}

function island(name: string, uid: string): string {
  const props = 'props="{&quot;language&quot;:[0,&quot;en&quot;]}"';
  const opts = `opts="{&quot;name&quot;:&quot;${name}&quot;,&quot;value&quot;:true}"`;
  return `<astro-island uid="${uid}" component-url="/_astro/${name}.B4N6ul8a.js" component-export="${name}" ${props} ${opts}>`;
}
