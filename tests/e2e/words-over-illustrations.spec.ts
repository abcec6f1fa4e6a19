import { sectorKeys } from '#domain/sector';
import { contrastsWithLightest } from '../support/contrast.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('at 390 px, where the words stand on paper, the header on every sector’s illustration is readable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const sector of sectorKeys) {
    await page.goto(`/sectors/${sector}`);
    await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.decode());
    const contrasts = await contrastsWithLightest(page, [page.locator('header .logo')]);
    expect.soft(contrasts, sector).toHaveLength(1);
    for (const one of contrasts) expect.soft(one, `${sector}, logo`).toBeGreaterThanOrEqual(4.5);
  }
});

for (const width of [640, 1440]) {
  test(`at ${width} px the words on every sector's illustration are readable at its lightest pixel`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const sector of sectorKeys) {
      await page.goto(`/sectors/${sector}`);
      const illustration = page.locator('.hero');
      await illustration.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      const words = [
        illustration.getByRole('heading'),
        illustration.locator('.words p'),
        illustration.getByRole('link'),
        page.locator('header .logo'),
      ];
      const [title, ...small] = await contrastsWithLightest(page, words);
      expect.soft(title, `${sector}, title`).toBeGreaterThanOrEqual(3);
      expect.soft(small).toHaveLength(3);
      for (const one of small) expect.soft(one, `${sector}, small words`).toBeGreaterThanOrEqual(4.5);
    }
  });
}
