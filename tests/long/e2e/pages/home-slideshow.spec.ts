import type { Page } from '@playwright/test';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { effectsOfReact, openInStandingTime } from '../../../support/browser/standing-time.ts';
import { expect, test } from '../../../support/fixtures.ts';

// These tests are about motion, which other tests reduce, and about the requests of a first visit.
test.use({ isReused: false, contextOptions: { reducedMotion: 'no-preference' } });

const { home } = dictionaryOf('en');

const hero = (page: Page) => page.getByRole('main').locator('section').first();
/** The slide that is exposed to readers. */
const current = (page: Page) => hero(page).getByRole('img');
const shown = async (page: Page) => /\/home-(\d)-\d+\./.exec((await current(page).getAttribute('src')) ?? '')?.[1];
/** The files of all slides but the first. */
const laterSlides = /\/_astro\/home-[1245678]-[^/]+\.webp/;
const loader = (page: Page) => page.getByRole('progressbar');
const pause = (page: Page) => page.getByRole('button', { name: home.pausePictures });
const play = (page: Page) => page.getByRole('button', { name: home.playPictures });

/** Opens the home page with a stopped clock and waits for the slideshow. The projects load only when the reader scrolls. */
async function open(page: Page): Promise<void> {
  await openInStandingTime(page, '/');
  await expect(page.locator('astro-island[component-export=Slideshow]:not([ssr])')).toHaveCount(1);
  await effectsOfReact(page);
}

/** Waits for the exposed slide: React renders the next one soon after its time. */
const expectShown = (page: Page, slide: string) => expect.poll(() => shown(page)).toBe(slide);

/** Moves the clock past the time in which the page is idle, and waits for the other slides. */
async function fetchAll(page: Page): Promise<void> {
  await expect(pause(page)).toBeVisible();
  await effectsOfReact(page);
  await page.clock.runFor(1500);
  await expect(loader(page)).toBeHidden();
}

test('A slide that cannot be loaded is left out, and the loader disappears', async ({ page, expectProblem }) => {
  expectProblem(/\/_astro\/home-[46]-|Failed to load resource/);
  await page.route(/\/_astro\/home-[46]-[^/]+\.webp/, (route) => route.abort('failed'));
  await open(page);
  await fetchAll(page);
  for (const slide of ['8', '2', '5', '7', '1', '3', '8']) {
    await page.clock.runFor(2500);
    await expectShown(page, slide);
  }
});

test('A slide that does not arrive is left out after 20 s', async ({ page }) => {
  const hangs = page.waitForRequest(/\/_astro\/home-6-[^/]+\.webp/);
  await page.route(/\/_astro\/home-6-[^/]+\.webp/, () => {});
  await open(page);
  await expect(pause(page)).toBeVisible();
  await effectsOfReact(page);
  await page.clock.runFor(1500);
  await hangs;
  await expect(loader(page)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(loader(page)).toBeHidden();
});

test('A reader who saves data gets one slide, no loader and no button', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await page.clock.runFor(30_000);
  expect(asked.filter((url) => laterSlides.test(url))).toEqual([]);
  await expectShown(page, '3');
  await expect(loader(page)).toBeHidden();
  await expect(pause(page)).toBeHidden();
  await expect(play(page)).toBeHidden();
});
