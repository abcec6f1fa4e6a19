import type { Page } from '@playwright/test';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { destinationOf } from '../../support/browser/destination.ts';
import { expect, test } from '../../support/fixtures.ts';
import { scrollToProjects } from '../../support/home-page.ts';

// Projects that other tests create would replace those of these tests.
test.use({ ownSite: true });

const featured = ['real-state', 'energy', 'agriculture', 'tourism'] as const;

for (const [language, widths] of [
  ['en', [390, 1440]],
  ['zh', [390, 1000]],
] as const) {
  const { home } = dictionaryOf(language);

  test(`The home page has its title, lead and slideshow in view, no sideways scroll and no accessibility fault, in ${language}`, async ({
    page,
    createOpportunity,
  }) => {
    await createOpportunity({ title: 'Lithium from brine', images: ['home/1.jpg'] });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizedPath('/', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
      await expect(page.getByText(home.lead)).toBeInViewport();
      await expect(page.getByRole('button', { name: home.playPictures })).toBeInViewport();
      await scrollToProjects(page);
      await expect(page.getByRole('heading', { name: 'Lithium from brine' })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const tops: number[] = [];
      for (const parallel of await page.locator('.parallel').all()) {
        const { x = Number.NaN, y = Number.NaN } = (await parallel.boundingBox()) ?? {};
        // At the margin: it begins at the left edge of the screen.
        expect(Math.abs(x)).toBeLessThanOrEqual(8);
        tops.push(y);
      }
      expect(tops).toHaveLength(5);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

const { contact, home, sectors, whyArgentina } = dictionaryOf('en');

test('The home page’s links work by keyboard and mouse, and the whole card of a sector or project is a link', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ title: 'Lithium from brine', images: ['home/1.jpg'] });
  await page.goto('/');
  await page.getByRole('link', { name: home.exploreOpportunities }).focus();
  expect(await destinationOf(page, () => page.keyboard.press('Enter'))).toBe('/opportunities');
  const region = page.getByRole('region', { name: home.sectorsTitle });
  for (const sector of featured) {
    const card = region.getByRole('listitem').filter({ has: page.getByRole('link', { name: sectors[sector] }) });
    const image = card.getByRole('img');
    await expect(image).toHaveAccessibleName(/\S/);
    // The link covers the whole card.
    expect(await destinationOf(page, () => image.click({ force: true }))).toBe(`/sectors/${sector}`);
  }
  const byMouse = [
    [region, home.exploreSectors, '/sectors'],
    [page.getByRole('region', { name: home.provincesTitle }), whyArgentina.title, '/why-argentina'],
    [page.getByRole('region', { name: home.contactTitle }), contact.getInTouch, '/contact'],
  ] as const;
  for (const [part, name, path] of byMouse) {
    const link = part.getByRole('link', { name });
    expect(await destinationOf(page, () => link.click())).toBe(path);
  }
  await scrollToProjects(page);
  const projects = page.getByRole('region', { name: home.projectsTitle });
  const project = projects.getByRole('article');
  const image = project.locator('img');
  await image.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  expect(await destinationOf(page, () => image.click({ force: true }))).toBe(`/opportunity/${id}`);
  const all = projects.getByRole('link', { name: home.allProjects });
  expect(await destinationOf(page, () => all.click())).toBe('/opportunities');
});

test('A headline figure of several words stays on one line, in Spanish', async ({ page }) => {
  const es = dictionaryOf('es').home;
  for (const width of [390, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/es');
    const figure = page.getByRole('region', { name: es.figuresTitle }).locator('.figure').first();
    await figure.scrollIntoViewIfNeeded();
    const lines = await figure.evaluate(
      (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect([width, lines]).toEqual([width, expect.closeTo(1, 0)]);
  }
});

test('A third of the last illustration is beside the contact text on a tablet', async ({ page }) => {
  for (const width of [640, 768, 980]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const end = await page.locator('[data-closing] .cartouche').evaluate((words) => {
      const overhang = Number.parseFloat(getComputedStyle(words, '::before').right);
      return words.getBoundingClientRect().right - overhang;
    });
    expect([width, end / width]).toEqual([width, expect.closeTo(0.66, 1)]);
  }
});

test('Nothing moves while the home page is read to its end', async ({ page, createOpportunity }) => {
  // As many as there is room for: with fewer the remaining room closes.
  for (const title of ['Wind farm', 'Port terminal', 'Dairy plant', 'Lithium from brine']) {
    await createOpportunity({ title, images: ['home/1.jpg'] });
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await countMoves(page);
    await page.evaluate(async () => {
      const isInView = (image: HTMLImageElement) => {
        const { top, bottom, height } = image.getBoundingClientRect();
        return height > 0 && top < innerHeight && bottom > 0;
      };
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        // The browser fetches a lazy image some frames after it comes near.
        do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        while ([...document.images].some((image) => isInView(image) && !image.complete));
      }
    });
    await expect(page.getByRole('heading', { name: 'Lithium from brine' })).toBeVisible();
    expect([width, await movesOf(page)]).toEqual([width, expect.closeTo(0, 2)]);
  }
});

test('The projects fill their reserved place, and without any the link to the list remains', async ({
  page,
  createOpportunity,
  expectProblem,
}) => {
  const projects = page.getByRole('region', { name: home.projectsTitle });
  const all = page.getByRole('link', { name: home.allProjects });
  const awaited = page.locator('[aria-busy=true]');
  for (const title of [
    'Solar park',
    'A mill for traceable cotton',
    '156 MW wind farm with storage near Bahía Blanca',
  ]) {
    await createOpportunity({ title, investment: { from: 5_000_000 }, province: 'SJU' });
  }
  await createOpportunity({
    ...{ title: 'Lithium from brine', stage: 'feasibility', seeking: ['equity'], images: ['home/1.jpg'] },
    ...{ investment: { from: 120_000_000 }, province: 'CAT' },
  });
  for (const width of [390, 1440]) {
    await test.step(`The projects come while they are in view, at ${width} px`, async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/featured/en.json', async (route) => {
        await held;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(awaited).toHaveCount(1);
      await expect(projects).toHaveCount(0);
      await scrollToProjects(page);
      await countMoves(page);
      release();
      await expect(projects.getByRole('article')).toContainText('Lithium from brine');
      await expect(projects.getByRole('listitem')).toHaveCount(3);
      await expect(awaited).toHaveCount(0);
      expect([width, await movesOf(page)]).toEqual([width, expect.closeTo(0, 2)]);
      await page.unroute('**/featured/en.json');
    });
  }
  for (const [misfortune, fulfil] of [
    ['the store does not answer', { status: 503, headers: { 'Retry-After': '1' } }],
    ['the answer cannot be read', { json: { title: 'Only a title' } }],
    ['there is no project', { json: null }],
  ] as const) {
    await test.step(`The list remains when ${misfortune}`, async () => {
      expectProblem(/503/);
      await page.route('**/featured/en.json', (route) => route.fulfill(fulfil));
      await page.goto('/');
      await scrollToProjects(page);
      await expect(awaited).toHaveCount(0);
      await expect(projects).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(all).toHaveAttribute('href', '/opportunities');
      await expect(page.getByRole('heading', { name: home.servicesTitle })).toBeVisible();
      await page.unroute('**/featured/en.json');
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('The home page without scripts has a link to the list in place of the projects, and no empty space', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: home.allProjects })).toBeVisible();
    await expect(page.locator('.skeleton').first()).toBeHidden();
    await expect(page.locator('.skeleton').last()).toBeHidden();
    await expect(page.getByRole('progressbar')).toBeHidden();
  });
});

/** Sums up the layout shifts from now on. */
async function countMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift until the next frame. */
function movesOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moves: number[] = Reflect.get(window, 'moves');
    return moves.reduce((sum, move) => sum + move, 0);
  });
}
