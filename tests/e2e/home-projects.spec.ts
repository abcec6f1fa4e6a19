import { rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { opportunitiesTag } from '#domain/caching';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { destinationOf } from '../support/destination.ts';
import { expect, test } from '../support/fixtures.ts';
import { storedFile } from '../support/stored-file.ts';

test.use({ ownSite: true });

const sums = { en: 'US$120 million', es: 'US$ 120 millones', zh: '1.2亿美元' } as const;

for (const language of languages) {
  const { home } = dictionaryOf(language);
  const pathFor = (path: string) => localizedPath(path, language);

  test(`in ${language}, the home page features a project of the list and has three more in rows, between figures and services`, async ({
    page,
    createOpportunity,
  }) => {
    const translations = { zh: { title: '盐湖提锂', subtitle: '在卡塔马卡省', description: '' } };
    await createOpportunity({ title: 'The oldest' });
    await createOpportunity({
      title: 'Solar park',
      sector: 'energy',
      province: 'SJU',
      investment: { from: 5_000_000 },
    });
    const { id } = await createOpportunity({
      ...{ title: 'Lithium from brine', sector: 'mining', province: 'CAT', stage: 'feasibility' },
      ...{ investment: { from: 120_000_000 }, images: ['home/1.jpg'], translations },
    });
    await createOpportunity({ title: 'Olive groves', sector: 'agriculture' });
    await createOpportunity({ title: 'A draft', status: 'draft' });
    await createOpportunity({ title: 'Too late', deadline: '2020-01-01' });
    await createOpportunity({ title: 'The newest', sector: 'tech' });

    const region = page.getByRole('region', { name: home.projectsTitle });
    const featured = region.getByRole('article');
    const rows = region.getByRole('listitem');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathFor('/'));
      const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
      const order = [home.figuresTitle, home.projectsTitle, home.servicesTitle].map((title) => titles.indexOf(title));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      await expect(featured.getByRole('heading')).toHaveText(language === 'zh' ? '盐湖提锂' : 'Lithium from brine');
      await expect(featured.locator('.sum')).toHaveText(sums[language]);
      await expect(rows.getByRole('heading')).toHaveText(['The newest', 'Olive groves', 'Solar park']);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await expect(rows.last().getByRole('heading')).toHaveAttribute('lang', 'en');
    await expect(rows.last()).toContainText(
      {
        en: 'Energy · San Juan',
        es: 'Energía · San Juan · En inglés',
        zh: '能源·圣胡安省·原文为英语',
      }[language],
    );
    const image = featured.locator('img');
    await image.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    // The whole of it is its link.
    expect(await destinationOf(page, () => image.click({ force: true }))).toBe(pathFor(`/opportunity/${id}`));
    const all = region.getByRole('link', { name: home.allProjects });
    expect(await destinationOf(page, () => all.click())).toBe(pathFor('/opportunities'));
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('without projects the home page has no part for them; the CDN keeps it until a save', async ({ page, api }) => {
  for (const language of languages) {
    const path = localizedPath('/', language);
    await page.goto(path);
    await expect(page.getByRole('region', { name: dictionaryOf(language).home.projectsTitle })).toHaveCount(0);
    await expect(page.getByRole('region', { name: dictionaryOf(language).home.servicesTitle })).toBeVisible();
    const headers = (await api.get(path)).headers();
    expect(headers['netlify-cache-tag']?.split(',')).toContain(opportunitiesTag);
    expect(headers['netlify-cdn-cache-control']).toContain('stale-while-revalidate=3540');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['netlify-vary']).toBe('query=none');
  }
  for (const [file, language] of [
    ['/index', 'en'],
    ['/index.html', 'en'],
    ['/es.html', 'es'],
    ['/zh.html', 'zh'],
  ] as const) {
    await page.goto(file);
    await expect(page.getByRole('heading', { level: 1 }), file).toHaveText(dictionaryOf(language).home.title);
  }
  expect((await api.get('/en.html')).status()).toBe(404);
  expect((await api.get('/en')).status()).toBe(404);
  expect((await api.get('/es/es')).status()).toBe(404);
});

test('where the list cannot be read the home page stands without projects, and is kept for seconds only', async ({
  page,
  api,
  store,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ title: 'Lithium' });
  const projects = page.getByRole('region', { name: dictionaryOf('en').home.projectsTitle });
  await page.goto('/');
  await expect(projects).toBeVisible();

  // The list cannot be read where the folder of its index is none.
  const index = dirname(await storedFile(store, id)).replace(/opportunities$/, 'opportunity-index');
  await rm(index, { recursive: true, force: true });
  await writeFile(index, 'not a folder');
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(projects).toHaveCount(0);
  expect((await api.get('/')).headers()['netlify-cdn-cache-control']).not.toContain('stale-while-revalidate');
  await rm(index);
  await page.reload();
  await expect(projects).toBeVisible();
});

test('nothing moves while the home page is read to its end', async ({ page, createOpportunity }) => {
  await createOpportunity({ title: 'Lithium from brine', images: ['home/1.jpg'] });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const moved = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      await Promise.all(
        [...document.querySelectorAll('main img')].map((image) => (image as HTMLImageElement).decode()),
      );
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return sum;
    });
    expect([width, moved]).toEqual([width, expect.closeTo(0, 2)]);
  }
});
