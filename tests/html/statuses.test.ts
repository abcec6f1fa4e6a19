import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { securityHeaders } from '#http/headers';
import { samples } from '../../scripts/tools/seed/samples/samples.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { attributes, fetchFrom, fetchPage, pages } from '../support/pages.ts';

const [sample] = samples;

test.each([
  ['/about', 200],
  ['/about.html', 200],
  ['/', 200],
  ['/index.html', 200],
  ['/admin', 200],
  ['/admin/edit/1', 200],
  ['/admin/history/1', 200],
  ['/admin/trash', 200],
  ['/admin/enquiries', 200],
  ['/admin/enquiries/1', 200],
  ['/admin/people', 200],
  ['/admin/invitation/secret', 200],
  [`/opportunity/${sample?.id}`, 200],
  ['/opportunity/nothing', 404],
  ['/nothing', 404],
  ['/es/nothing/at/all', 404],
  ['/fr/about', 404],
  ['/invests/all', 200],
  ['/images/nothing.webp', 404],
  ['/api/nothing', 404],
  ['/api/opportunities/all', 403],
  ['/api/opportunities/save', 405],
] as const)('%s answers %i with the headers of a hardened site', async (path, expected) => {
  const { status, headers } = await fetchFrom(path);
  expect(status).toBe(expected);
  for (const [name, value] of Object.entries(securityHeaders)) expect([name, headers.get(name)]).toEqual([name, value]);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('A page without a video may frame nothing', async () => {
  expect((await fetchFrom('/')).headers.get('content-security-policy')).toContain("frame-src 'none';");
});

test.each([
  '/admin/edit/1',
  '/admin/history/1',
  '/admin/enquiries/1',
  '/admin/invitation/1',
  '/nothing',
  '/api/nothing',
])('No cache may keep %s', async (path) => {
  expect((await fetchFrom(path)).headers.get('cache-control')).toBe('no-store');
});

const listQuery = 'query=sector|q|subSector|province|stage|seeking|from|to|sort|view|page';

test.each([
  ['/invests/all', 'query=language'],
  ['/opportunities', listQuery],
  ['/zh/opportunities/energy', listQuery],
  [`/opportunity/${sample?.id}`, 'query=none'],
  [`/zh/opportunity/${sample?.id}`, 'query=none'],
])('The CDN caches %s by its tag and query, and serves it stale while it revalidates', async (path, vary) => {
  const { headers } = await fetchFrom(path);
  expect(headers.get('netlify-cache-tag')).toContain('opportunities');
  expect(headers.get('netlify-cdn-cache-control')).toMatch(/stale-while-revalidate=\d+/);
  expect(headers.get('netlify-vary')).toBe(vary);
});

test('A URL with a trailing slash redirects to the one without', async () => {
  const { status, headers } = await fetchFrom('/es/about/?a=b');
  expect([status, headers.get('location')]).toEqual([301, '/es/about?a=b']);
});

test('Every sector has a page and a list in each language, and the path “technology” leads to tech', async () => {
  const known = new Map(pages.map(({ url, status }) => [url, status]));
  for (const sector of sectorKeys) {
    for (const language of languages) {
      for (const path of [`/sectors/${sector}`, `/opportunities/${sector}`]) {
        const url = localizedPath(path, language);
        expect([url, known.get(url)]).toEqual([url, 200]);
      }
    }
  }
  for (const language of languages) {
    const { status, document } = await fetchPage('/opportunities/technology', language);
    expect(status).toBe(200);
    const [canonical = ''] = attributes(document, 'link[rel=canonical]', 'href');
    expect(new URL(canonical).pathname).toBe(localizedPath('/opportunities/tech', language));
  }
});
