import { openInStandingTime } from '../../support/browser/standing-time.ts';
import {
  expectPageReadable,
  expectReadable,
  onIllustrations,
  widths,
} from '../../support/browser/words-over-illustrations.ts';
import { expect, test } from '../../support/fixtures.ts';

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
