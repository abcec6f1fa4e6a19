import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { expect, test } from '../../support/fixtures.ts';

const { sectors } = dictionaryOf('en');

test('A sector opens at its top, also from the end of the grid, and its plate keeps its name from card to page', async ({
  page,
}) => {
  await page.goto('/sectors');
  const last = sectorKeys.at(-1) ?? 'energy';
  await page.getByRole('heading', { name: sectors[last], exact: true }).scrollIntoViewIfNeeded();
  await expect(page.locator(`img[data-plate=sector-${last}]`)).toHaveCSS('view-transition-name', `sector-${last}`);
  await page.getByRole('heading', { name: sectors[last], exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(`/sectors/${last}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('.hero img')).toHaveCSS('view-transition-name', `sector-${last}`);
  await expect(page.locator('.hero .words')).toHaveCSS('view-transition-name', 'words');
});

test('A sector’s words are on paper on a phone, below the plate and its caption, and its units are lighter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await page.goto(localizedPath('/sectors/aerospace', language));
    const hero = page.locator('.hero');
    const edges = await Promise.all(
      ['picture', 'figcaption', 'h1'].map(async (part) => (await hero.locator(part).boundingBox())?.y ?? 0),
    );
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    // As dark as the text of the page, not pale as on an illustration.
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect(hero.locator('.words')).toHaveCSS('color', ink);
    await expect(page.locator('main figcaption i').first()).toHaveCSS(
      'font-style',
      language === 'zh' ? 'normal' : 'italic',
    );
  }
  await page.goto('/sectors/energy');
  for (const unit of await page.locator('.figure :is(small, sup)').all())
    await expect(unit).toHaveCSS('font-weight', '500');
});
