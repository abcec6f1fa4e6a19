import { languages } from '#domain/language';
import { localizedPath } from '../../../src/i18n/path.ts';
import { expect, test } from '../../support/fixtures.ts';
import { stopTime } from '../../support/standing-time.ts';

for (const language of languages) {
  test(`Nothing moves when a longer caption comes, in ${language}`, async ({ page }) => {
    await stopTime(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizedPath('/', language));
      const heights = await page.evaluate(() => {
        const caption = document.querySelector('[data-caption]');
        const kept = document.querySelector('[data-others]');
        if (!caption || !(kept instanceof HTMLTemplateElement)) return [];
        const first = document.querySelector<HTMLTemplateElement>('[data-stage] template');
        return [first, ...kept.content.querySelectorAll('template')].map((plate) => {
          caption.textContent = plate?.content.textContent ?? '';
          return caption.getBoundingClientRect().height;
        });
      });
      expect(heights).toHaveLength(8);
      expect([width, new Set(heights).size]).toEqual([width, 1]);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

  test('The first illustration is a file of the phone’s width, and is asked for at once', async ({ page }) => {
    // The slideshow would add the next slide.
    await stopTime(page);
    const asked = page.waitForResponse(/\/images\/home\/3-[^/]+\.webp/);
    await page.goto('/');
    expect((await asked).status()).toBe(200);
    const image = page.locator('[data-stage] img');
    const width = () => image.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading', 'lazy');
  });
});
