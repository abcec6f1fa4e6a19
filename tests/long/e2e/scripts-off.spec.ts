import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { menuLinks } from '../../../src/i18n/menu.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { expect, test } from '../../support/fixtures.ts';
import { listedPages } from '../../support/listed-pages.ts';
import { expectProvinces, expectStatistics, shownLinks } from '../../support/scripts-off.ts';

test.use({ javaScriptEnabled: false });

test('Without scripts every page shows its heading, menu, languages, figures and pictures', async ({ page }) => {
  const { site, sectorPage } = dictionaryOf('en');
  for (const path of listedPages) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const header = page.getByRole('navigation', { name: site.mainNavigation, exact: true });
    expect
      .soft(await shownLinks(header, 'href'), path)
      .toEqual(expect.arrayContaining(menuLinks.map((link) => link.path)));
    const switcher = page.getByRole('navigation', { name: site.languages, exact: true });
    expect.soft(await shownLinks(switcher, 'hreflang'), path).toEqual(expect.arrayContaining([...languages]));
    const broken = page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map((image) =>
          image.decode().then(
            () => '',
            () => image.currentSrc,
          ),
        ),
      ),
    );
    expect.soft((await broken).filter(Boolean), path).toEqual([]);
    const sector = sectorKeys.find((key) => path === `/sectors/${key}`);
    if (sector) await expectStatistics(page, sector, sectorPage.seeOpportunities);
    if (path === '/why-argentina') await expectProvinces(page);
  }
});

test('The list without scripts is no wider than a phone, with the counts of its sectors', async ({ page }) => {
  for (const language of languages) {
    for (const path of ['/opportunities', '/opportunities/mining', '/opportunities?view=map']) {
      const url = localizedPath(path, language);
      await page.goto(url);
      await expect.soft(page.locator('button[name="sector"]:visible').first(), url).toBeVisible();
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const isWider = page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect.soft(await isWider, `${url} at ${width} px`).toBe(false);
      }
    }
  }
});
