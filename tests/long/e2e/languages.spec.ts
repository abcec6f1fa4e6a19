import { languageStorageKey } from '#domain/language';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openList } from '../../support/public-list.ts';

const { about, sectors } = dictionaryOf('en');

test('The switcher follows the filter, which changes the URL without loading a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(page, '/opportunities');
  await page.getByRole('button', { name: new RegExp(`^${sectors.agriculture}`) }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/opportunities/agriculture');
});

test('A stored value that is not a language changes nothing', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '//evil.example'), languageStorageKey);
  await page.goto('/about');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
});

test('Chinese is chosen in the header, stored and shown on URLs without a prefix', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about?from=a#founders');
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh/about?from=a#founders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaryOf('zh').about.title);
  await page.goto('/sectors?a=b#c');
  await expect(page).toHaveURL('/zh/sectors?a=b#c');
});
