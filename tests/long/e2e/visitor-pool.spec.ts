import type { BrowserContext, Page } from '@playwright/test';
import { crash } from '../../support/admin/form.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createVisitorPool, type VisitorPool } from '../../support/visitor-pool.ts';

const key = 'settings';

let visitors: VisitorPool;

test.beforeEach(() => {
  visitors = createVisitorPool();
});

test.afterEach(() => visitors.close());

/** A visitor’s own page, which exists from the beginning. */
function pageOf(visitor: BrowserContext): Page {
  const [page] = visitor.pages();
  if (!page) throw new Error('The visitor has no page');
  return page;
}

test('A visitor is reused by the next test, without anything that a test has stored', async ({ openBrowser }) => {
  const visitor = await visitors.take(key, openBrowser);
  const page = pageOf(visitor);
  await page.route('**/*', (route) => route.fulfill({ body: 'Not the site' }));
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
  });
  await (await visitor.newPage()).goto('/robots.txt');
  await visitors.giveBack(key, visitor);

  expect(await visitors.take(key, openBrowser)).toBe(visitor);
  expect(visitor.pages()).toEqual([page]);
  expect(await page.textContent('body')).toContain('Sitemap:');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await visitor.close();
});

test('Scripts, permissions and functions that a test added to a visitor are removed', async ({ openBrowser }) => {
  const visitor = await visitors.take(key, openBrowser);
  const page = pageOf(visitor);
  await visitor.addInitScript(() => localStorage.setItem('of the context', 'set'));
  await page.addInitScript(() => localStorage.setItem('of the page', 'set'));
  await visitor.grantPermissions(['geolocation']);
  await page.exposeFunction('given', () => 'by the test');
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => [localStorage.length, 'given' in window])).toEqual([2, true]);
  await visitors.giveBack(key, visitor);

  expect(await visitors.take(key, openBrowser)).toBe(visitor);
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => [localStorage.length, 'given' in window])).toEqual([0, false]);
  expect(await page.evaluate(async () => (await navigator.permissions.query({ name: 'geolocation' })).state)).not.toBe(
    'granted',
  );
  await visitor.close();
});

/** Changes of a visitor that cannot be undone or detected. */
const changes: Readonly<Record<string, (visitor: BrowserContext) => Promise<unknown>>> = {
  'a clock': (visitor) => visitor.clock.setFixedTime(0),
  'a crashed page': (visitor) => crash(visitor, pageOf(visitor)),
  'another page instead of its own': async (visitor) => {
    const own = pageOf(visitor);
    await visitor.newPage();
    await own.close();
  },
};

for (const [name, change] of Object.entries(changes)) {
  test(`A visitor with ${name} is not reused`, async ({ openBrowser }) => {
    const visitor = await visitors.take(key, openBrowser);
    await change(visitor);
    await visitors.giveBack(key, visitor);
    const next = await visitors.take(key, openBrowser);
    expect(next).not.toBe(visitor);
    await next.close();
  });
}
