import { languages } from '#domain/language';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { localizedPath } from '../../../../src/i18n/path.ts';
import { openInStandingTime, stopTime } from '../../../support/browser/standing-time.ts';
import { expect, test } from '../../../support/fixtures.ts';

const widths = [320, 390, 768, 1440];

for (const language of languages) {
  test(`Nothing moves when a longer caption appears, in ${language}`, async ({ page }) => {
    const heights = Object.fromEntries(widths.map((width) => [width, new Set<number>()]));
    await openInStandingTime(page, localizedPath('/', language));
    await page.getByRole('button', { name: dictionaryOf(language).home.playPictures }).click();
    await page.clock.runFor(1500);
    await expect(page.getByRole('progressbar')).toBeHidden();
    for (let slide = 1; slide <= 8; slide += 1) {
      await expect(page.getByText(`${slide} / 8`)).toHaveCount(1);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        heights[width]?.add((await page.locator('[data-caption]').boundingBox())?.height ?? Number.NaN);
      }
      await page.clock.runFor(2500);
    }
    expect(Object.entries(heights).map(([width, { size }]) => [width, size])).toEqual(
      widths.map((width) => [String(width), 1]),
    );
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

  test('The first illustration is a file of the phone’s width, and is requested at once', async ({ page }) => {
    // The slideshow would add the next slide.
    await stopTime(page);
    const asked = page.waitForResponse(/\/_astro\/home-3-[^/]+\.webp/);
    await page.goto('/');
    expect((await asked).status()).toBe(200);
    const image = page.locator('[data-stage] img');
    const width = () => image.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading', 'lazy');
  });
});
