import type { APIResponse } from '@playwright/test';
import { dataPolicy, securityHeaders } from '#domain/security-headers';
import { expect, test } from '../support/fixtures.ts';

/** A content security policy, taken apart. */
function policyOf(response: APIResponse): Record<string, string> {
  const policy = response.headers()['content-security-policy'] ?? '';
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
}

/** The only other sites whose pages this one shows in a frame, and only after a click; the admin area shows its preview. */

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

test('every page may run, load and be framed as little as it can', async ({ api }) => {
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

test('what the calls answer is data and nothing else', async ({ api }) => {
  for (const [method, path] of calls) {
    const response = await api.fetch(path, { method });
    expect.soft([path, response.headers()['content-security-policy']]).toEqual([path, dataPolicy]);
    expectHardened(path, response);
  }
});

function expectHardened(path: string, response: APIResponse): void {
  const headers = response.headers();
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect.soft([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
  }
  expect.soft([headers['set-cookie'], headers.server, headers['x-powered-by']].filter(Boolean), path).toEqual([]);
}

test('a page of the site refuses script that was not there when it was built', async ({ page, expectProblem }) => {
  expectProblem(/Trusted|policy violation: require-trusted-types-for/i);
  for (const path of ['/about', '/admin', '/nothing']) {
    if (path === '/nothing') expectProblem(/404/);
    await page.goto(path);
    const outcomes = await page.evaluate(() => {
      const attempt = (work: () => unknown): string => {
        try {
          work();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      };
      const inline = document.createElement('img');
      return {
        markup: attempt(() => {
          document.body.innerHTML += '<b>x</b>';
        }),
        text: attempt(() => {
          document.createElement('script').textContent = 'window.ran = true';
        }),
        attribute: attempt(() => inline.setAttribute('onerror', 'window.ran = true')),
        url: attempt(() => {
          document.createElement('script').src = '/x.js';
        }),
      };
    });
    const refused = 'TypeError';
    expect(outcomes).toEqual({ markup: refused, text: refused, attribute: refused, url: refused });
  }
});

test('no other site can show a page of this one in a frame', async ({ page, baseURL, expectProblem }) => {
  expectProblem(/frame|refused|X-Frame-Options|ERR_BLOCKED/i);
  await page.route('https://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/about"></iframe>` }),
  );
  await page.goto('https://other.example/');
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
});
