import { sectorKeys } from '#domain/sector';
import { openInStandingTime } from '../../../support/browser/standing-time.ts';
import {
  expectPageReadable,
  expectReadable,
  onIllustrations,
  widths,
} from '../../../support/browser/words-over-illustrations.ts';
import { expect, test } from '../../../support/fixtures.ts';

for (const width of widths.slice(1)) {
  test(`The words on each slide of the home page and on its end are readable at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
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
}

for (const part of [0, 1, 2]) {
  const sectors = sectorKeys.filter((_, index) => index % 3 === part);

  test(`The words on the illustrations of ${sectors.join(', ')} are readable at every width`, async ({ page }) => {
    for (const sector of sectors) await expectPageReadable(page, `/sectors/${sector}`);
  });
}

test('The words on the illustration of an opportunity that is not found are readable at every width', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  for (const path of ['/opportunity/no-such-one']) {
    await expectPageReadable(page, path);
  }
});
