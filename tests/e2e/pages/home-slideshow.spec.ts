import type { Page } from '@playwright/test';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { effectsOfReact, openInStandingTime } from '../../support/browser/standing-time.ts';
import { expect, test } from '../../support/fixtures.ts';

// These tests are about motion, which other tests reduce, and about the requests of a first visit.
test.use({ isReused: false, contextOptions: { reducedMotion: 'no-preference' } });

const { home } = dictionaryOf('en');

const hero = (page: Page) => page.getByRole('main').locator('section').first();
/** The slide that is exposed to readers. */
const current = (page: Page) => hero(page).getByRole('img');
const shown = async (page: Page) => /\/home-(\d)-\d+\./.exec((await current(page).getAttribute('src')) ?? '')?.[1];
const caption = (page: Page) => hero(page).locator('[data-caption]');
/** The files of all slides but the first. */
const laterSlides = /\/_astro\/home-[1245678]-[^/]+\.webp/;
const loader = (page: Page) => page.getByRole('progressbar');
const pause = (page: Page) => page.getByRole('button', { name: home.pausePictures });
const play = (page: Page) => page.getByRole('button', { name: home.playPictures });

/** Opens the home page with a stopped clock, and waits for its slideshow. */
async function open(page: Page): Promise<void> {
  await openInStandingTime(page, '/');
  await expect(pause(page).or(play(page))).toBeVisible();
  await effectsOfReact(page);
}

/** Waits for the exposed slide: React renders the next one soon after its time. */
const expectShown = (page: Page, slide: string) => expect.poll(() => shown(page)).toBe(slide);

/** Moves the clock past the time in which the page is idle, and waits for the other slides. */
async function fetchAll(page: Page): Promise<void> {
  await page.clock.runFor(1500);
  await expect(loader(page)).toBeHidden();
}

test('Each of the eight slides stays for 2.5 s with its caption and number, and the first follows the last', async ({
  page,
}) => {
  await open(page);
  await fetchAll(page);
  await expectShown(page, '3');
  // biome-ignore lint/performance/useDomNodeTextContent: the first caption is hidden while another is shown.
  const captionText = async () => (await caption(page).innerText()).replace(/\s+/g, ' ').trim();
  const firstCaption = await captionText();
  await page.clock.runFor(999);
  await expectShown(page, '3');
  await page.clock.runFor(1);
  await expectShown(page, '8');
  // The next one fades in over the previous one.
  const opacity = current(page).locator('xpath=ancestor-or-self::*[contains(@class, "slide")][1]');
  await expect(opacity).toHaveCSS('transition-property', 'opacity');
  await expect(opacity).toHaveCSS('transition-duration', '0.75s');
  const captions: string[] = [];
  for (const [step, slide] of ['8', '4', '2', '5', '7', '1', '6', '3'].entries()) {
    await expectShown(page, slide);
    await expect(current(page)).toHaveAccessibleName(/\S/);
    captions.push(await captionText());
    expect(captions.at(-1)).toMatch(/^Picture \d+ .+ \d\d°\d\d′/);
    await expect(hero(page).getByText(`${((step + 1) % 8) + 1} / 8`)).toHaveCount(1);
    await page.clock.runFor(2500);
  }
  expect(captions.at(-1)).toBe(firstCaption);
  expect(new Set(captions).size).toBe(8);
  // The places, like the slides, go from north to south and start again.
  const degrees = captions.map((text) => Number(/(\d\d)°/.exec(text)?.[1]));
  expect([degrees.at(-1), ...degrees.slice(0, -1)]).toEqual(degrees.toSorted((one, other) => one - other));
});

test('The other slides are fetched one after the other once the page is usable, while the loader counts them', async ({
  page,
}) => {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(laterSlides, async (route) => {
    asked.push(/\/home-(\d)-/.exec(route.request().url())?.[1] ?? '');
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

test('The slideshow is paused and played by its button, by keyboard and by mouse, and waits in a hidden tab', async ({
  page,
}) => {
  await open(page);
  await fetchAll(page);
  await pause(page).focus();
  await page.keyboard.press('Enter');
  await expect(play(page)).toBeFocused();
  await page.clock.runFor(10_000);
  await expectShown(page, '3');
  await expect(current(page)).toHaveCSS('animation-play-state', 'paused');
  await play(page).click();
  await page.clock.runFor(2500);
  await expectShown(page, '8');
  await expect(current(page)).toHaveCSS('animation-play-state', 'running');
  await test.step('A hidden tab', async () => {
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await page.clock.runFor(10_000);
    await expectShown(page, '8');
    await hide(false);
    await page.clock.runFor(2500);
    await expectShown(page, '4');
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('The first slide stays with reduced motion, and the others come on request', async ({ page }) => {
    await open(page);
    await page.clock.runFor(10_000);
    await expectShown(page, '3');
    await expect(current(page)).toHaveCSS('animation-name', 'none');
    await expect(loader(page)).toBeHidden();
    await play(page).click();
    await fetchAll(page);
    await page.clock.runFor(1000);
    await expectShown(page, '8');
    const slide = current(page).locator('xpath=ancestor-or-self::*[contains(@class, "slide")][1]');
    await expect(slide).toHaveCSS('transition-duration', '0s');
  });
});
