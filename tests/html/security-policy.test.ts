import type { APIResponse } from '@playwright/test';
import { expect } from 'vitest';
import { openDataPath } from '#domain/opportunity/open-data';
import { dataPolicy, openHeaders, securityHeaders, sharedHeaders } from '#http/headers';
import { attributes, fetchFrom, fetchPage } from '../support/pages.ts';
import { test } from '../support/sites/site-test.ts';

/** The directives of a content security policy. */
function policyOf(response: APIResponse): Record<string, string> {
  const policy = response.headers()['content-security-policy'] ?? '';
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
}

const pages = [
  ['/', 200],
  ['/es', 200],
  ['/zh/about', 200],
  ['/about.html', 200],
  ['/contact', 200],
  ['/enquiry', 200],
  ['/privacy', 200],
  ['/opportunities', 200],
  ['/why-argentina', 200],
  ['/sectors/energy', 200],
  ['/admin', 200],
  ['/admin/manager', 200],
  ['/admin/dashboard', 200],
  ['/admin/edit/1', 200],
  ['/admin/history/1', 200],
  ['/admin/trash', 200],
  ['/admin/invitation/secret', 200],
  ['/404', 404],
  ['/nothing', 404],
  ['/zh/nothing/at/all', 404],
  ['/fr/about', 404],
  ['/opportunity/nothing', 404],
  ['/opportunity/a0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d', 404],
  ['/%e0%a4%a', 404],
  ['/%00', 404],
] as const;

const calls = [
  ['GET', '/invests/all'],
  ['GET', '/images/nothing.webp'],
  ['GET', '/api/nothing'],
  ['POST', '/api/form'],
  ['POST', '/auth/login'],
  ['PUT', '/api/opportunities/save'],
  ['DELETE', '/api/files/delete/nothing'],
  ['GET', '/api/opportunities/trash'],
] as const;

test('Every page has a strict content security policy', async ({ api }) => {
  for (const [path, status] of pages) {
    const response = await api.get(path);
    expect.soft([status, 400], path).toContain(response.status());
    const { 'frame-src': players = '', ...policy } = policyOf(response);
    expect.soft(policy, path).toMatchObject({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'connect-src': "'self'",
    });
    const framed = path.startsWith('/admin') ? ["'self'"] : ["'none'", ''];
    expect.soft(framed, path).toEqual(expect.arrayContaining(players.split(' ')));
    const sources = Object.values(policy).join(' ').split(' ');
    const loose = sources.filter((source) => /unsafe|strict-dynamic|\*|^(?:https?|blob|ws):/.test(source));
    expect.soft(loose, path).toEqual([]);
    expect.soft(sources.filter((source) => source === 'data:').length, path).toBeLessThanOrEqual(1);
    expectHardened(path, response);
  }
});

test('Answers of calls have the content security policy for data and the security headers', async ({ api }) => {
  for (const [method, path] of calls) {
    const response = await api.fetch(path, { method });
    expect.soft([path, response.headers()['content-security-policy']]).toEqual([path, dataPolicy]);
    expectHardened(path, response);
  }
});

test('Other sites may show images, icons and QR codes and read feeds and open data, all with the other security headers', async ({
  api,
  createOpportunity,
}) => {
  const { id, imageURL } = await createOpportunity({ images: ['home/1.jpg'] });
  const social = [`/opportunity/${id}`, '/about'].map(async (path) => {
    const [image = ''] = attributes((await fetchPage(path)).document, 'meta[property="og:image"]', 'content');
    return image.replace(/^https?:\/\/[^/]+/, '');
  });
  const shared = [
    ...(await Promise.all(social)),
    ...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'],
    ...[
      '/icon-maskable-512.png',
      '/images/why-argentina/provinces/MEN-960.webp',
      `/images/${imageURL[0]}`,
      `/api/files/${imageURL[0]}`,
    ],
    ...[`/qr/opportunity/${id}.svg`, `/qr/zh/opportunity/${id}.svg`, '/qr/why-argentina.svg'],
  ];
  const open = [
    ...['/feeds/en.xml', '/feeds/es.json', '/feeds/zh/tech.xml', '/feeds/en/technology.json'],
    ...[openDataPath, '/opportunity-counts.json', '/sitemap-opportunities.xml'],
  ];
  for (const [paths, theirs] of [
    [shared, sharedHeaders],
    [open, openHeaders],
  ] as const) {
    for (const path of paths) {
      const response = await api.get(path);
      expect.soft([path, response.status()]).toEqual([path, 200]);
      expectHardened(path, response, { ...securityHeaders, ...theirs });
      const { etag = '' } = response.headers();
      const again = await fetchFrom(path, { headers: { 'If-None-Match': etag } });
      // A browser replaces its cached headers with those of the 304.
      if (again.status === 304)
        expect.soft([path, again.headers.get('cross-origin-resource-policy')]).toEqual([path, 'cross-origin']);
    }
  }
});

test('Other sites may neither show nor read pages, calls and scripts', async ({ api }) => {
  for (const path of ['/', '/opportunities', '/admin', '/invests/all', '/search', '/list-words/en.json']) {
    const headers = (await api.get(path)).headers();
    expect.soft([path, headers['cross-origin-resource-policy']]).toEqual([path, 'same-origin']);
    expect.soft(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

function expectHardened(
  path: string,
  response: APIResponse,
  expected: Readonly<Record<string, string>> = securityHeaders,
): void {
  const headers = response.headers();
  for (const [name, value] of Object.entries(expected)) {
    expect.soft([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
  }
  expect.soft([headers['set-cookie'], headers.server, headers['x-powered-by']].filter(Boolean), path).toEqual([]);
}
