import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';
import { stopTime } from '../support/standing-time.ts';

// What moves is the matter here, where other tests ask for less motion; and what a page fetches, which is that of a first visit.
test.use({ isKept: false, contextOptions: { reducedMotion: 'no-preference' } });

const current = (page: Page) => page.locator('[data-slide=current] img');
const shown = async (page: Page) => /\/(\d)-\d+\./.exec((await current(page).getAttribute('src')) ?? '')?.[1];
/** The files of all slides but the first. */
const laterSlides = /\/images\/home\/[1245678]-[^/]+\.webp/;
const loader = (page: Page) => page.getByRole('progressbar');

/** Opens the home page in a time that stands still. */
async function open(page: Page, url = '/'): Promise<void> {
  await stopTime(page);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Lets the time pass in which the page is left alone, and waits for the other slides. */
async function fetchAll(page: Page): Promise<void> {
  await page.clock.runFor(1500);
  await expect(loader(page)).toBeHidden();
}

test('each of the eight slides stays for 2.5 s, and the first follows the last', async ({ page }) => {
  await open(page);
  await fetchAll(page);
  expect(await shown(page)).toBe('3');
  await page.clock.runFor(999);
  expect(await shown(page)).toBe('3');
  await page.clock.runFor(1);
  const order: (string | undefined)[] = [];
  for (let step = 0; step < 8; step += 1) {
    order.push(await shown(page));
    const plate = current(page).locator('xpath=..').locator('template');
    const caption = await plate.evaluate((template: HTMLTemplateElement) => template.content.textContent.trim());
    expect(caption).toMatch(/^Plate \d+\u2003.+\u2003\d\d°\d\d′/);
    await expect(page.locator('[data-caption]')).toHaveText(caption);
    await expect(page.locator('.count')).toHaveText(`${((step + 1) % 8) + 1} / 8`);
    await page.clock.runFor(2500);
  }
  expect(order).toEqual(['8', '4', '2', '5', '7', '1', '6', '3']);
});

test('a slide fades in over the one before in 0.75 s', async ({ page }) => {
  await open(page);
  await fetchAll(page);
  await page.clock.runFor(1000);
  const next = page.locator('[data-slide=current]');
  await expect(next).toHaveCSS('transition-property', 'opacity');
  await expect(next).toHaveCSS('transition-duration', '0.75s');
  await expect(page.locator('[data-slide=previous]')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('main').locator('[data-stage]').getByRole('img')).toHaveCount(1);
});

test('the other slides are asked for when the page is usable, one after the other, while the loader counts them', async ({
  page,
}) => {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(laterSlides, async (route) => {
    asked.push(/\/(\d)-/.exec(route.request().url())?.[1] ?? '');
    if (asked.at(-1) === '6') await held;
    await route.continue();
  });
  await open(page);
  await expect(loader(page)).toBeVisible();
  await expect(loader(page)).toHaveAttribute('max', '8');
  expect(asked).toEqual([]);
  await page.clock.runFor(1500);
  await expect.poll(() => asked).toEqual(['8', '4', '2', '5', '7', '1', '6']);
  await expect(loader(page)).toBeVisible();
  expect(await loader(page).getAttribute('value')).toBe('7');
  release();
  await expect(loader(page)).toBeHidden();
});

for (const language of languages) {
  const { home } = dictionaryOf(language);

  test(`in ${language}, the slideshow is paused and goes on by its button, by keyboard and by mouse`, async ({
    page,
  }) => {
    await open(page, localizedPath('/', language));
    await fetchAll(page);
    await page.getByRole('button', { name: home.pausePictures }).focus();
    await page.keyboard.press('Enter');
    const play = page.getByRole('button', { name: home.playPictures });
    await expect(play).toBeFocused();
    await page.clock.runFor(10_000);
    expect(await shown(page)).toBe('3');
    await expect(current(page)).toHaveCSS('animation-play-state', 'paused');
    await play.click();
    await page.clock.runFor(2500);
    expect(await shown(page)).toBe('8');
    await expect(current(page)).toHaveCSS('animation-play-state', 'running');
  });
}

test('in a tab that is hidden the slideshow waits', async ({ page }) => {
  await open(page);
  await fetchAll(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page.clock.runFor(10_000);
  expect(await shown(page)).toBe('3');
  await hide(false);
  await page.clock.runFor(2500);
  expect(await shown(page)).toBe('8');
});

test('a slide that fails is left out, and the loader goes all the same', async ({ page, expectProblem }) => {
  expectProblem(/\/images\/home\/[46]-|Failed to load resource/);
  await page.route(/\/images\/home\/[46]-[^/]+\.webp/, (route) => route.abort('failed'));
  await open(page);
  await fetchAll(page);
  const order: (string | undefined)[] = [];
  for (let step = 0; step < 7; step += 1) {
    await page.clock.runFor(2500);
    order.push(await shown(page));
  }
  expect(order).toEqual(['8', '2', '5', '7', '1', '3', '8']);
});

test('a slide that never arrives is done without', async ({ page }) => {
  const hangs = page.waitForRequest(/\/images\/home\/6-[^/]+\.webp/);
  await page.route(/\/images\/home\/6-[^/]+\.webp/, () => {});
  await open(page);
  await page.clock.runFor(1500);
  await hangs;
  await expect(loader(page)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(loader(page)).toBeHidden();
});

test('who saves data gets one slide, no loader and no control that does nothing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await page.clock.runFor(30_000);
  expect(asked.filter((url) => laterSlides.test(url))).toEqual([]);
  expect(await shown(page)).toBe('3');
  await expect(loader(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeHidden();
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the first slide stands still, and the others come when the reader asks for them', async ({ page }) => {
    await open(page);
    await page.clock.runFor(10_000);
    expect(await shown(page)).toBe('3');
    await expect(current(page)).toHaveCSS('animation-name', 'none');
    await expect(loader(page)).toBeHidden();
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    await fetchAll(page);
    await page.clock.runFor(1000);
    expect(await shown(page)).toBe('8');
    await expect(page.locator('[data-slide=current]')).toHaveCSS('transition-duration', '0s');
  });
});
