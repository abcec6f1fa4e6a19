import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { statisticCounts } from '#domain/sector-statistics';
import { dayText } from '../../src/i18n/day-text.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { citationIn } from '../support/citation.ts';
import { checkedOn } from '../support/content-files.ts';
import { expect, test } from '../support/fixtures.ts';

for (const language of languages) {
  const { contact, sectorPage, sectors, site, sources } = dictionaryOf(language);

  test(`in ${language} every sector page has its title, statistics, text, illustrations and ways on`, async ({
    page,
  }) => {
    for (const sector of sectorKeys) {
      // Words are there before illustrations are.
      await page.goto(localizedPath(`/sectors/${sector}`, language), { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sectors[sector]);
      const statistics = page.locator('li[data-stat]');
      await expect(statistics).toHaveCount(statisticCounts[sector]);
      for (const figure of await statistics.locator('.figure').allTextContents()) {
        expect(figure.trim()).toMatch(/^.{1,4}$/u);
      }
      for (const unit of await statistics.locator('.figure :is(small, sup)').all()) {
        expect(await unit.textContent()).toMatch(/^\p{L}+$/u);
        await expect(unit).toHaveCSS('font-weight', '500');
      }
      await expect(statistics.first().locator('.source')).toHaveText(citationIn(site));
      await expect(page.locator('.prose h2').first()).toBeVisible();
      const day = dayText(checkedOn.sectors[sector] ?? '', language);
      await expect(page.locator('.prose [data-checked-on]')).toHaveText(fill(sources.textCheckedOn, { date: day }));
      const illustrations = page.locator('main img');
      await expect(illustrations).toHaveCount(3);
      await expect(illustrations.first()).toHaveAttribute('alt', /.{10}/);
      await expect(page.locator('main figcaption')).toHaveCount(2);
      await expect(page.locator('.hero figcaption')).toHaveText(/\d+\s/);
      const main = page.getByRole('main');
      const leadsTo = (name: string) => main.getByRole('link', { name }).getAttribute('href');
      expect(await leadsTo(sectorPage.seeOpportunities)).toBe(localizedPath(`/opportunities/${sector}`, language));
      expect(await leadsTo(contact.getInTouch)).toBe(localizedPath('/contact', language));
      expect(await leadsTo(sectorPage.back)).toBe(localizedPath('/opportunities', language));
    }
  });

  test(`in ${language} the grid shows twelve cards, each leading to its sector`, async ({ page }) => {
    await page.goto(localizedPath('/sectors', language));
    const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    const expected = sectorKeys.map((sector) => localizedPath(`/sectors/${sector}`, language));
    const leadTo = (all: readonly Element[]) => all.map((link) => link.getAttribute('href'));
    expect(await links.evaluateAll(leadTo)).toEqual(expected);
    const index = page.getByRole('main').locator('ol').getByRole('link');
    expect(await index.evaluateAll(leadTo)).toEqual(expected);
  });
}

test('a sector opens at its top, also from the end of the grid', async ({ page }) => {
  await page.goto('/sectors');
  await page.getByRole('heading', { name: 'Research & Development' }).getByRole('link').click();
  await expect(page).toHaveURL('/sectors/research');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a sector page reads on its illustration: axe finds no fault at two widths', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/sectors/tech');
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test('a sector’s plate keeps its name from the card to the page, and the words lie above it', async ({ page }) => {
  await page.goto('/sectors');
  await page.getByRole('heading', { name: 'Mining' }).scrollIntoViewIfNeeded();
  const card = page.locator('img[data-plate=sector-mining]');
  await expect(card).toHaveCSS('view-transition-name', 'sector-mining');
  await page.goto('/sectors/mining');
  await expect(page.locator('.hero img')).toHaveCSS('view-transition-name', 'sector-mining');
  await expect(page.locator('.hero .words')).toHaveCSS('view-transition-name', 'words');
});

test('on a phone a sector’s words stand on paper, below the plate and its caption', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await page.goto(localizedPath('/sectors/aerospace', language));
    const hero = page.locator('.hero');
    const edges = await Promise.all(
      ['picture', 'figcaption', 'h1'].map(async (part) => (await hero.locator(part).boundingBox())?.y ?? 0),
    );
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(hero.locator('.words')).toHaveCSS('color', 'rgb(13, 34, 51)');
  }
});
