import type { APIRequestContext } from '@playwright/test';
import { expect } from 'vitest';
import { queryParameters } from '#domain/opportunity/query';
import { imageTag, opportunitiesTag } from '#http/headers';
import { paths } from '../support/paths.ts';
import { ownSiteTest as test } from '../support/sites/site-test.ts';

/** Headers that control caching. They are the same with 304 as with 200. */
const howToKeep = [
  'etag',
  'cache-control',
  'netlify-cdn-cache-control',
  'netlify-cache-tag',
  'netlify-vary',
  'vary',
  'content-security-policy',
  'x-content-type-options',
] as const;

type Headers = Readonly<Record<string, string>>;

async function ask(api: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const response = await api.get(path, { headers });
  return { status: response.status(), headers: response.headers(), body: await response.body() };
}

/** Requests a URL with several encodings and ETags. Resolves to the headers of the first answer. */
async function expectValidated(api: APIRequestContext, path: string, strength: 'weak' | 'strong'): Promise<Headers> {
  const [brotli, gzip, plain] = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => ask(api, path, { 'Accept-Encoding': encoding })),
  );
  if (!brotli || !gzip || !plain) throw new Error('Three answers were asked for');
  const { etag = '' } = brotli.headers;
  expect(etag, `the ETag of ${path}`).toMatch(strength === 'weak' ? /^W\/"\w{32}"$/ : /^"\w{32}"$/);
  expect([gzip.headers.etag, plain.headers.etag], `${path} is rendered alike each time`).toEqual([etag, etag]);

  const kept = (headers: Headers) => howToKeep.map((name) => [name, headers[name]]);
  for (const known of [etag, `"another", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await ask(api, path, { 'If-None-Match': known, 'Accept-Encoding': 'br' });
    expect([path, known, again.status, again.body.length]).toEqual([path, known, 304, 0]);
    expect(kept(again.headers), path).toEqual(kept(brotli.headers));
    expect(again.headers['content-type'], path).toBeUndefined();
  }
  const changed = await ask(api, path, { 'If-None-Match': '"another"' });
  expect([path, changed.status]).toEqual([path, 200]);

  const head = await api.head(path);
  expect([path, head.status(), head.headers().etag]).toEqual([path, 200, etag]);
  const headAgain = await api.head(path, { headers: { 'If-None-Match': etag } });
  expect([path, headAgain.status()]).toEqual([path, 304]);
  return brotli.headers;
}

test('A list, page, sitemap, feed, image or file answers 304 to its current ETag', async ({
  api,
  createOpportunity,
}) => {
  const { id, imageURL } = await createOpportunity({ images: ['home/1.jpg'] });
  const [image = ''] = imageURL;
  const cdn = 'stale-while-revalidate=3540';
  for (const path of [
    paths.opportunities,
    '/opportunity-counts.json',
    '/featured/en.json',
    `/opportunity/${id}`,
    `/es/opportunity/${id}`,
    '/sitemap-opportunities.xml',
    '/feeds/es.xml',
    '/feeds/zh/energy.json',
    '/opportunities.csv',
  ]) {
    const headers = await expectValidated(api, path, 'weak');
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    expect(headers['netlify-cdn-cache-control'], path).toContain(cdn);
    expect(headers['netlify-cache-tag']?.split(','), path).toContain(opportunitiesTag);
    const ofFeed = path.startsWith('/feeds/') ? queryParameters.join('|') : 'none';
    const parameter = { [paths.opportunities]: 'language', '/opportunities.csv': 'separator' }[path] ?? ofFeed;
    expect(headers['netlify-vary'], path).toBe(`query=${parameter}`);
  }
  for (const path of [paths.image(image), paths.adminImage(image)]) {
    const headers = await expectValidated(api, path, 'strong');
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    expect(headers['netlify-cache-tag'], path).toBe(imageTag(image));
    expect(headers['netlify-vary'], path).toBe('query=none');
  }
  await expectValidated(api, '/about', 'weak');
  await expectValidated(api, '/icon-192.png', 'strong');
});

test('A changed opportunity is sent again, and a deleted one is 404', async ({ api, token, createOpportunity }) => {
  const { id, version: _, ...fields } = await createOpportunity({ title: 'Before' });
  const urls = [paths.opportunities, `/opportunity/${id}`];
  const before = await Promise.all(urls.map(async (path) => (await ask(api, path)).headers.etag ?? ''));
  const headers = { Authorization: `Bearer ${token}` };
  const { title: __, createdAt: ___, updatedAt: ____, ...rest } = fields;
  const saved = await api.post(paths.saveOpportunity, { headers, data: { ...rest, id, title: 'After' } });
  expect(saved.status()).toBe(200);
  for (const [index, path] of urls.entries()) {
    const after = await ask(api, path, { 'If-None-Match': before[index] ?? '' });
    expect([path, after.status]).toEqual([path, 200]);
    expect(after.body.toString()).toContain('After');
  }
  await api.delete(paths.deleteOpportunity(id), { headers });
  expect((await ask(api, `/opportunity/${id}`, { 'If-None-Match': '*' })).status).toBe(404);
});

test('The administrator’s list is not cached, and answers 304 to its ETag', async ({ api, token }) => {
  const headers = { Authorization: `Bearer ${token}` };
  const first = await ask(api, paths.adminOpportunities, headers);
  expect(first.headers['cache-control']).toBe('no-store');
  const again = await ask(api, paths.adminOpportunities, { ...headers, 'If-None-Match': first.headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect((await ask(api, paths.adminOpportunities, { 'If-None-Match': '*' })).status).toBe(403);
});

test('The CDN caches no list page with free words, sums or page numbers', async ({ api }) => {
  const isKept = async (path: string) =>
    (await ask(api, path)).headers['netlify-cache-tag']?.includes(opportunitiesTag) ?? false;
  expect(await isKept('/opportunities?province=SAL')).toBe(true);
  for (const search of ['q=wind', 'from=1234567', 'page=99', 'province=SAL&province=SAL'])
    expect([search, await isKept(`/opportunities?${search}`)]).toEqual([search, false]);
});
