import { sectorKeys } from '#domain/sector';
import { contrastWithLightest } from '../support/contrast.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  test(`at ${width} px the words on every sector's plate are readable at its lightest pixel`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const sector of sectorKeys) {
      await page.goto(`/sectors/${sector}`);
      const plate = page.locator('.plate');
      await plate.locator('img').evaluate((picture: HTMLImageElement) => picture.decode());
      const small = [plate.locator('p'), plate.getByRole('link'), page.locator('header .logo')];
      for (const words of small) {
        expect.soft(await contrastWithLightest(page, words), `${sector}, small words`).toBeGreaterThanOrEqual(4.5);
      }
      const title = await contrastWithLightest(page, plate.getByRole('heading'));
      expect.soft(title, `${sector}, title`).toBeGreaterThanOrEqual(3);
    }
  });
}
