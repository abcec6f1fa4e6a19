import type { Route } from '@playwright/test';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accept, fieldOf, fillIn, formOf, sendButton } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';

const nativeNames = '**/country-own-names.json';

const germany = { en: 'Germany — Deutschland', es: 'Alemania — Deutschland', zh: '德国（Deutschland）' };

for (const language of languages) {
  test(`countries’ native names join what is there, also for another message, in ${language}`, async ({ page }) => {
    await accept(page);
    const came = Promise.withResolvers<void>();
    await page.route(nativeNames, async (route) => {
      await came.promise;
      await route.continue();
    });
    await page.goto(localizedPath('/contact', language));
    const option = fieldOf(page, 'country', language).locator('option[value=DE]');
    const [name = ''] = germany[language].split(/ — |（/);
    await expect(option).toHaveText(name);
    await fieldOf(page, 'country', language).selectOption('DE');
    const height = () => formOf(page, language).evaluate((shown) => shown.getBoundingClientRect().height);
    const before = await height();
    came.resolve();
    await expect(option).toHaveText(germany[language]);
    await expect(fieldOf(page, 'country', language)).toHaveValue('DE');
    expect(await height()).toBe(before);
    await fillIn(page, language);
    await sendButton(page, language).click();
    await page.getByRole('button', { name: dictionaryOf(language).contact.sendAnother }).click();
    await expect(option).toHaveText(germany[language]);
    await expect(fieldOf(page, 'country', language).locator('option')).toHaveCount(250);
  });
}

for (const [misfortune, answer] of [
  ['cannot be fetched', (route: Route) => route.abort('connectionreset')],
  ['are nonsense', (route: Route) => route.fulfill({ body: '<!doctype html>' })],
] as const) {
  test(`a form is sent without countries’ native names, when these ${misfortune}`, async ({ page, expectProblem }) => {
    expectProblem(/country-own-names/);
    await accept(page);
    await page.route(nativeNames, answer);
    const asked = page.waitForRequest(nativeNames);
    await page.goto('/contact');
    await asked;
    await fillIn(page);
    await expect(fieldOf(page, 'country').locator('option:checked')).toHaveText('China');
    await sendButton(page).click();
    await expect(page.getByText('Your message has been sent')).toBeVisible();
  });
}
