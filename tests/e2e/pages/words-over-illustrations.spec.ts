import type { Locator, Page } from '@playwright/test';
import { wordContrasts } from '../../support/browser/contrast.ts';
import { openInStandingTime } from '../../support/browser/standing-time.ts';
import { expect, test } from '../../support/fixtures.ts';

const widths = [390, 768, 1440, 1920] as const;

/** For large words too, so that their size need not be known. */
const limit = 4.5;

/** A header over an illustration, and the words on it, except those below it on paper on a phone. */
const onIllustrations = '.over-illustration, .on-illustration';

/** Checks that every measured text is readable, and that this heading was measured if it is on the illustration. */
async function expectReadable(page: Page, parts: string, where: string, heading?: string): Promise<void> {
  const all = await wordContrasts(page, parts);
  if (heading) {
    const text = (await page.locator(heading).textContent())?.trim();
    expect
      .soft(
        all.map((one) => one.text),
        where,
      )
      .toContain(text);
  }
  expect
    .soft(
      all.filter(({ contrast }) => contrast < limit),
      where,
    )
    .toEqual([]);
}

/** Waits for the file that the picture uses at this window size: after a resize it requests another one. */
async function hasArrived(picture: Locator): Promise<void> {
  await picture.evaluate(async (image: HTMLImageElement) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (!image.complete) await new Promise((resolve) => image.addEventListener('load', resolve, { once: true }));
    await image.decode();
  });
}

test('The words on each slide of the home page and on its end are readable at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openInStandingTime(page, '/');
  await page.getByRole('button', { name: 'Play the pictures' }).click();
  await page.clock.runFor(1500);
  await expect(page.getByRole('progressbar')).toBeHidden();
  for (let slide = 1; slide <= 8; slide += 1) {
    await expect(page.getByText(`${slide} / 8`)).toBeVisible();
    await page.locator('[data-slide=current] img').evaluate((image: HTMLImageElement) => image.decode());
    await expectReadable(page, onIllustrations, `slide ${slide}`, 'h1');
    await page.clock.runFor(2500);
  }
  const closing = page.locator('[data-closing]');
  await closing.evaluate((section) => section.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await closing.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await expectReadable(page, '[data-closing]', 'the end', '[data-closing] h2');
});

test('The words on the illustrations of a sector, the list and the missing page are readable at every width', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  for (const path of ['/sectors/energy', '/opportunities', '/no-such-page']) await expectPageReadable(page, path);
});

async function expectPageReadable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await hasArrived(page.locator('main img').first());
    const heading = (await page.locator('.on-illustration h1').count()) > 0 ? 'h1' : undefined;
    await expectReadable(page, onIllustrations, `${path} at ${width} px`, heading);
  }
}

test('The header is readable over a white illustration, the worst that an editor can choose, before and after it changes', async ({
  page,
}) => {
  for (const url of ['/', '/opportunities', '/sectors/energy']) {
    await page.goto(url);
    await page.getByRole('main').evaluate((main) => main.style.setProperty('filter', 'brightness(0) invert(1)'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const scrolled of [0, 100, 101]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        await expectReadable(page, '[data-header]', `${url} at ${width} px, scrolled by ${scrolled}`);
      }
    }
  }
});
