import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// What a page fetches is that of a first visit.
test.use({ isKept: false });

test('a page is fetched ahead when the pointer rests on its link, once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Sectors' }).hover();
  await expect.poll(() => asked).toContain('/sectors');
  await menu.getByRole('link', { name: 'Contact' }).hover();
  await expect.poll(() => asked).toContain('/contact');
  await menu.getByRole('link', { name: 'Sectors' }).hover();
  await menu.getByRole('link', { name: 'About' }).hover();
  await menu.getByRole('link', { name: 'Why Argentina' }).hover();
  await expect.poll(() => asked).toContain('/why-argentina');
  expect(asked.filter((path) => path === '/sectors')).toHaveLength(1);
  expect(asked.filter((path) => path === '/about')).toHaveLength(1);
});

test('the keyboard’s focus fetches ahead too, and a link that an island has added', async ({
  page,
  createOpportunity,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const title = `Ahead ${crypto.randomUUID()}`;
  const { id } = await createOpportunity({ title });
  // Alone on its page: what another test creates meanwhile does not move it.
  await page.goto(`/opportunities?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Learn more about ${title}` }).focus();
  await expect.poll(() => asked).toContain(`/opportunity/${id}`);
});

test('nothing is fetched ahead for a reader who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await page.clock.install();
  const sectors = page.getByRole('contentinfo').getByRole('link', { name: 'Sectors' });
  await sectors.hover();
  await sectors.focus();
  await page.clock.runFor(1_000);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(asked).toContain('/robots.txt');
  expect(asked).not.toContain('/sectors');
});

test('files with a hash in their name are kept for a year', async ({ page, api }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/sectors');
  const hashed = files.filter((path) => path.startsWith('/_astro/'));
  expect(hashed.length).toBeGreaterThan(2);
  for (const path of hashed) {
    expect([path, (await api.get(path)).headers()['cache-control']]).toEqual([
      path,
      'public, max-age=31536000, immutable',
    ]);
  }
});

for (const [reducedMotion, moves] of [
  ['no-preference', 'yes'],
  ['reduce', 'no'],
] as const) {
  test(`with the motion preference “${reducedMotion}”, a page passes over into the next: ${moves}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pageswap', (event) =>
        sessionStorage.setItem('passes over', event.viewTransition ? 'yes' : 'no'),
      );
    });
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sectors' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sectors' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('passes over'))).toBe(moves);
  });
}

for (const path of ['/', '/why-argentina', '/sectors/energy', '/guide/begin', '/incentives', '/provinces', '/search']) {
  test(`${path} has no island, and loads 5 KB of script at most`, async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(path);
    await expect(page.locator('astro-island')).toHaveCount(0);
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    expect(bodies.length).toBeGreaterThan(0);
    expect(bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0)).toBeLessThan(5_000);
  });
}
