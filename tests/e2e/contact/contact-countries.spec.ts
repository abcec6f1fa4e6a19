import type { Page } from '@playwright/test';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fieldOf, formOf, takenOver } from '../../support/contact-page.ts';
import { expect, test } from '../../support/fixtures.ts';

const nativeNames = '**/country-own-names.json';

const germany = 'Germany — Deutschland';

const { contact: texts } = dictionaryOf('en');

/** The countries in the listbox. */
const countriesOf = (page: Page) => page.getByRole('listbox', { name: texts.country }).getByRole('option');

test('A country is found by its name, its native name and its code, by keyboard alone', async ({ page }) => {
  const came = page.waitForResponse(nativeNames);
  await page.goto('/contact');
  await takenOver(page);
  await came;
  const country = fieldOf(page, 'country');
  await expect(country).toHaveAttribute('autocomplete', 'country-name');
  const [name = ''] = germany.split(' — ');
  const height = () => formOf(page, 'en').evaluate((shown) => shown.getBoundingClientRect().height);
  const before = await height();
  for (const typed of [name, 'deutschland', 'DE']) {
    await country.fill(typed);
    const first = countriesOf(page).first();
    await expect(first).toHaveText(germany);
    expect(await height()).toBe(before);
    await country.press('Enter');
    await expect(country).toHaveValue(name);
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('select[name=country]')).toHaveValue('DE');
  }
  await country.fill('zzzz');
  await expect(page.getByText(texts.countryNone).last()).toBeVisible();
  await country.press('Tab');
  await expect(country).toHaveAttribute('aria-invalid', 'true');
  await expect(country).toHaveAccessibleDescription(texts.problems.country);
});
