import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { expect, test } from '../support/fixtures.ts';

// Runs before all other browser tests (tests/playwright.config.ts): if one of these fails, the others are not worth
// the wait.

const { menu } = dictionaryOf('en');

test('A visitor gets from the home page to an opportunity', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation').first().getByRole('link', { name: menu.opportunities, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const card = page.getByRole('main').locator('a[href^="/opportunity/"]').first();
  await card.click();
  await expect(page).toHaveURL(/\/opportunity\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('The administrator gets to the list of opportunities', async ({ page, login }) => {
  await login();
  await page.goto('/admin/manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/admin/edit/"]').first()).toBeVisible();
});
