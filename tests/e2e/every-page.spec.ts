import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { securityHeaders } from '#domain/security-headers';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

const screens = [
  ...['/', '/opportunities', '/sectors', '/sectors/energy', '/why-argentina', '/about', '/contact'],
  ...['/enquiry', '/privacy', '/legal-notice', '/guide', '/plates'],
  ...['/incentives', '/incentives/rigi', '/incentives/renewables', '/provinces'],
];
const urls = languages.flatMap((language) => screens.map((path) => ({ language, path })));

for (const { language, path } of urls) {
  const url = localizedPath(path, language);

  test(`${url} is itself, reachable in each language, and without fault at two widths`, async ({ page }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.title()).not.toBe('');
    const href = (selector: string) => page.locator(selector).getAttribute('href');
    const pathOf = (absolute: string | null) => new URL(absolute ?? '').pathname;
    expect(pathOf(await href('link[rel=canonical]'))).toBe(url);
    for (const other of languages) {
      expect(pathOf(await href(`link[rel=alternate][hreflang=${other}]`))).toBe(localizedPath(path, other));
    }
    expect(pathOf(await href('link[rel=alternate][hreflang=x-default]'))).toBe(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('every sector has its page and its list in each language, the filter’s own word for tech included', async ({
  api,
}) => {
  const paths = sectorKeys.flatMap((sector) => [`/sectors/${sector}`, `/opportunities/${sector}`]);
  for (const path of [...paths, '/opportunities/technology']) {
    for (const language of languages) {
      expect([path, language, (await api.get(localizedPath(path, language))).status()]).toEqual([path, language, 200]);
    }
  }
  const alias = await (await api.get('/es/opportunities/technology')).text();
  expect(alias).toMatch(/<link rel="canonical" href="[^"]*\/es\/opportunities\/tech">/);
});

test('every kind of answer carries the headers of a hardened site', async ({ api, createOpportunity }) => {
  const { id } = await createOpportunity();
  const kinds = [
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
    [`/opportunity/${id}`, 200],
    ['/opportunity/nothing', 404],
    ['/nothing', 404],
    ['/es/nothing/at/all', 404],
    ['/fr/about', 404],
    ['/invests/all', 200],
    ['/images/nothing.webp', 404],
    ['/api/nothing', 404],
    ['/api/opportunities/all', 403],
    ['/api/opportunities/save', 405],
    ['/favicon.svg', 200],
  ] as const;
  for (const [path, status] of kinds) {
    const response = await api.get(path);
    expect([path, response.status()]).toEqual([path, status]);
    const headers = response.headers();
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
    }
    const isFile = path.endsWith('.svg');
    if (!isFile)
      expect([path, headers['content-security-policy'] ?? '']).toEqual([
        path,
        expect.stringMatching(/default-src 'none'/),
      ]);
    expect(headers['content-security-policy'] ?? '').not.toContain('unsafe');
  }
});

test('pages that nobody may keep say so, and those that the CDN may keep carry their tag', async ({
  api,
  createOpportunity,
}) => {
  const { id } = await createOpportunity();
  const header = async (path: string, name: string) => (await api.get(path)).headers()[name];
  expect(await header('/admin/edit/1', 'cache-control')).toBe('no-store');
  expect(await header('/admin/history/1', 'cache-control')).toBe('no-store');
  expect(await header('/admin/enquiries/1', 'cache-control')).toBe('no-store');
  expect(await header('/nothing', 'cache-control')).toBe('no-store');
  expect(await header('/api/nothing', 'cache-control')).toBe('no-store');
  const kept = [
    ['/invests/all', 'query=language'],
    ['/opportunities', 'query=sector|q|province|stage|seeking|from|to|sort|view|page'],
    ['/zh/opportunities/energy', 'query=sector|q|province|stage|seeking|from|to|sort|view|page'],
    [`/opportunity/${id}`, 'query=none'],
    [`/zh/opportunity/${id}`, 'query=none'],
  ] as const;
  for (const [path, vary] of kept) {
    expect([path, await header(path, 'netlify-cache-tag')]).toEqual([path, expect.stringContaining('opportunities')]);
    expect(await header(path, 'netlify-cdn-cache-control')).toMatch(/stale-while-revalidate=\d+/);
    expect([path, await header(path, 'netlify-vary')]).toEqual([path, vary]);
  }
});

test('the not-found page is in the language of the path, and leads home', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  for (const [url, title, home] of [
    ['/nothing', 'Page not found', '/'],
    ['/es/nothing', 'Página no encontrada', '/es'],
    ['/zh/nothing', '页面未找到', '/zh'],
  ] as const) {
    const response = await page.goto(url);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/Error 404|错误404/)).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${home}"]`)).toBeVisible();
  }
});

test('a URL that ends in a slash leads to the one without', async ({ api }) => {
  const response = await api.get('/es/about/?a=b', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/es/about?a=b');
});
