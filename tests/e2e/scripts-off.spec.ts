import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { menuLinks } from '../../src/i18n/menu.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectProvinces, expectStatistics, shownLinks } from '../support/scripts-off.ts';

test.use({ javaScriptEnabled: false });

const paths = ['/', '/opportunities', '/sectors/energy', '/why-argentina', '/contact', '/guide/begin', '/provinces'];

test('Each kind of page without scripts shows its heading, menu, languages, figures and pictures', async ({ page }) => {
  const { site, sectorPage } = dictionaryOf('en');
  for (const path of paths) {
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
