import { languages } from '#domain/language';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { statisticCounts } from '#domain/sector-statistics';
import { localizedPath } from '../../src/i18n/address.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { listedPaths } from '../../src/i18n/listed-paths.ts';
import { menuLinks } from '../../src/i18n/menu.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const { site, sectorPage } = dictionaryOf(language);

  test(`without scripts every page in ${language} can be read, and left for every other`, async ({ page }) => {
    for (const path of listedPaths) {
      const address = localizedPath(path, language);
      await page.goto(address);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      const header = page.getByRole('navigation', { name: site.mainNavigation, exact: true });
      for (const link of menuLinks) {
        await expect.soft(header.locator(`a[href="${localizedPath(link.path, language)}"]`), address).toBeVisible();
      }
      for (const other of languages) {
        const switcher = page.getByRole('navigation', { name: site.languages, exact: true });
        await expect.soft(switcher.locator(`a[hreflang=${other}]`), address).toBeVisible();
      }
      const broken = page.locator('main img').evaluateAll((pictures: HTMLImageElement[]) =>
        Promise.all(
          pictures.map((picture) =>
            picture.decode().then(
              () => '',
              () => picture.currentSrc,
            ),
          ),
        ),
      );
      expect.soft((await broken).filter(Boolean), address).toEqual([]);
    }
  });

  test(`without scripts every statistic in ${language} is there, with its source`, async ({ page }) => {
    for (const sector of sectorKeys) {
      await page.goto(localizedPath(`/sectors/${sector}`, language));
      const statistics = page.locator('li[data-stat]');
      await expect.soft(statistics, sector).toHaveCount(statisticCounts[sector]);
      await expect.soft(statistics.last(), sector).toBeVisible();
      await expect.soft(page.getByRole('link', { name: sectorPage.seeOpportunities }), sector).toBeVisible();
    }
  });

  test(`without scripts all 24 provinces in ${language} have their text and their links`, async ({ page }) => {
    await page.goto(localizedPath('/why-argentina', language));
    for (const code of provinceCodes) {
      const province = page.locator(`article#${code}`);
      await expect.soft(province.locator('p').first(), code).toBeVisible();
      await expect.soft(province.getByRole('link').first(), code).toHaveAttribute('href', /\/sectors\//);
    }
  });
}
