import type { Page, Route } from '@playwright/test';
import type { Language } from '#domain/language';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { localizedPath } from '../../../../src/i18n/path.ts';
import { accept, fieldOf, fillIn, formOf, sendButton, takenOver } from '../../../support/contact-page.ts';
import { expect, test } from '../../../support/fixtures.ts';

const nativeNames = '**/country-own-names.json';

const germany = { en: 'Germany — Deutschland', es: 'Alemania — Deutschland', zh: '德国（Deutschland）' };

/** The countries in the listbox. */
const countriesOf = (page: Page, language: Language) =>
  page.getByRole('listbox', { name: dictionaryOf(language).contact.country }).getByRole('option');

for (const language of ['es', 'zh'] as const) {
  const { contact: texts } = dictionaryOf(language);

  test(`A country is found by its name, its native name and its code, by keyboard alone, in ${language}`, async ({
    page,
  }) => {
    const came = page.waitForResponse(nativeNames);
    await page.goto(localizedPath('/contact', language));
    await takenOver(page);
    await came;
    const country = fieldOf(page, 'country', language);
    const [name = ''] = germany[language].split(/ — |（/);
    const height = () => formOf(page, language).evaluate((shown) => shown.getBoundingClientRect().height);
    const before = await height();
    for (const typed of [name, 'deutschland', 'DE']) {
      await country.fill(typed);
      const first = countriesOf(page, language).first();
      await expect(first).toHaveText(germany[language]);
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
}

test('Chinese readers find China, Hong Kong, Macao and Taiwan first, and the arrow keys move through them', async ({
  page,
}) => {
  await page.goto('/zh/contact');
  await takenOver(page);
  const country = fieldOf(page, 'country', 'zh');
  await country.press('ArrowDown');
  await expect(countriesOf(page, 'zh').filter({ hasText: '中国' })).toHaveText([
    '中国',
    '中国香港',
    '中国澳门',
    '中国台湾',
  ]);
  await expect(countriesOf(page, 'zh').nth(3)).toHaveText('中国台湾');
  await country.press('ArrowDown');
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveText('中国香港');
  await country.press('Tab');
  await expect(fieldOf(page, 'message', 'zh')).toBeFocused();
  await expect(country).toHaveValue('中国香港');
  await expect(page.locator('select[name=country]')).toHaveValue('HK');
});

test('A form is sent without countries’ native names, when these cannot be fetched or are nonsense', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/country-own-names/);
  await accept(page);
  for (const response of [
    (route: Route) => route.abort('connectionreset'),
    (route: Route) => route.fulfill({ body: '<!doctype html>' }),
  ]) {
    await page.route(nativeNames, response);
    const asked = page.waitForRequest(nativeNames);
    await page.goto('/contact');
    await asked;
    await fillIn(page);
    await expect(fieldOf(page, 'country')).toHaveValue('China');
    await sendButton(page).click();
    await expect(page.getByText(dictionaryOf('en').contact.sent)).toBeVisible();
  }
});
