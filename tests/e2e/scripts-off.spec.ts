import type { Locator, Page } from '@playwright/test';
import { languages } from '#domain/language';
import { provinceCodes } from '#domain/province';
import { type SectorKey, sectorKeys } from '#domain/sector';
import { statisticCounts } from '#domain/sector-statistics';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { menuLinks } from '../../src/i18n/menu.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';
import { foreignWords } from '../support/foreign-words.ts';
import { listedPages } from '../support/listed-pages.ts';

test.use({ javaScriptEnabled: false });

/** What an attribute is of each link that is visible: read in one go, as these pages are many. */
function shownLinks(place: Locator, attribute: string): Promise<(string | null)[]> {
  return place
    .getByRole('link')
    .evaluateAll(
      (links, name) =>
        links
          .filter(
            (link) => link.checkVisibility({ visibilityProperty: true }) && link.getBoundingClientRect().width > 0,
          )
          .map((link) => link.getAttribute(name)),
      attribute,
    );
}

/** Every statistic of a sector, and the way to its opportunities. */
async function expectStatistics(page: Page, sector: SectorKey, seeOpportunities: string): Promise<void> {
  const statistics = page.locator('li[data-stat]');
  await expect.soft(statistics, sector).toHaveCount(statisticCounts[sector]);
  await expect.soft(statistics.last(), sector).toBeVisible();
  await expect.soft(page.getByRole('link', { name: seeOpportunities }), sector).toBeVisible();
}

/** All 24 provinces, with their text and their links. */
async function expectProvinces(page: Page): Promise<void> {
  for (const code of provinceCodes) {
    const province = page.locator(`article#${code}`);
    await expect.soft(province.locator('p').first(), code).toBeVisible();
    await expect.soft(province.locator('ul').getByRole('link').first(), code).toHaveAttribute('href', /\/sectors\//);
  }
}

/** Most letters of the page are Chinese. */
async function expectChinese(page: Page, url: string): Promise<void> {
  const text = (await page.locator('main :is(h1, h2, h3, p, li, label)').allInnerTexts()).join(' ');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  expect.soft(count(/\p{Script=Han}/gu), url).toBeGreaterThan(count(/\p{Script=Latin}/gu));
}

for (const language of languages) {
  const { site, sectorPage } = dictionaryOf(language);

  test(`without scripts every page in ${language} can be read in that language, with all its figures, and left for every other`, async ({
    page,
  }) => {
    expect(listedPages).toEqual(
      expect.arrayContaining(['/why-argentina', ...sectorKeys.map((key) => `/sectors/${key}`)]),
    );
    for (const path of listedPages) {
      const url = localizedPath(path, language);
      await page.goto(url);
      await expect.soft(page.getByRole('heading', { level: 1 }), url).toBeVisible();
      const header = page.getByRole('navigation', { name: site.mainNavigation, exact: true });
      const menu = menuLinks.map((link) => localizedPath(link.path, language));
      expect.soft(await shownLinks(header, 'href'), url).toEqual(expect.arrayContaining(menu));
      const switcher = page.getByRole('navigation', { name: site.languages, exact: true });
      expect.soft(await shownLinks(switcher, 'hreflang'), url).toEqual(expect.arrayContaining([...languages]));
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
      expect.soft((await broken).filter(Boolean), url).toEqual([]);
      // Markdown that was not read as such.
      expect.soft(await page.locator('main').textContent(), url).not.toContain('**');
      if (language !== 'en') expect.soft(await foreignWords(page, language), url).toEqual([]);
      // The lists show opportunities in the language they were written in.
      if (language === 'zh' && !path.startsWith('/opportunities')) await expectChinese(page, url);
      const sector = sectorKeys.find((key) => path === `/sectors/${key}`);
      if (sector) await expectStatistics(page, sector, sectorPage.seeOpportunities);
      if (path === '/why-argentina') await expectProvinces(page);
    }
  });
}

test('without scripts the list is as wide as a phone, with the counts of its sectors', async ({ page }) => {
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
