import type { Page } from '@playwright/test';
import type { Language } from '#domain/language';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { paths } from '../../../tests/support/paths.ts';

/** Brings about one state of a screen. */
export type Act = (page: Page, language: Language) => Promise<unknown>;

/** Before the page is opened: the list has nothing in it. */
export const emptyList: Act = (page) => page.route(`**${paths.opportunities}`, (route) => route.fulfill({ json: [] }));

/** Before the page is opened: the list cannot be loaded. */
export const failingList: Act = (page) =>
  page.route(`**${paths.opportunities}`, (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable', message: 'The store does not answer.' } }),
  );

/** Before the page is opened: an enquiry is accepted, and not stored. */
export const takingEnquiries: Act = (page) =>
  page.route(`**${paths.enquiry}`, (route) => route.fulfill({ status: 201, json: { reference: 'IA-7QK2-M4TD' } }));

/** The list, or that there is none, is on the page. */
export const listShown: Act = (page) => page.locator('li h2, [role=status] + button').first().waitFor();

export const openMenu: Act = (page, language) => press(page, dictionaryOf(language).site.openMenu);

export const openFilter: Act = async (page, language) => {
  await listShown(page, language);
  await press(page, dictionaryOf(language).opportunities.openFilter);
};

/** Sends the empty contact form. */
export const sendNothing: Act = (page, language) => press(page, dictionaryOf(language).contact.send);

/** Fills in the contact form and sends it. */
export const sendEnquiry: Act = async (page, language) => {
  const form = page.getByRole('form');
  for (const name of ['firstName', 'lastName', 'company', 'message'])
    await form.locator(`[name=${name}]`).fill('Invest Argentina');
  await form.locator('[name=email]').fill('name@company.example');
  for (const name of ['sector', 'country']) await form.locator(`select[name=${name}]`).selectOption({ index: 3 });
  await press(page, dictionaryOf(language).contact.send);
  await page.getByText('IA-7QK2-M4TD').waitFor();
};

/** Presses a button, as soon as pressing it does something. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
