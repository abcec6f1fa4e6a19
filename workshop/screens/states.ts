import type { Page } from '@playwright/test';
import type { Language } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { paths } from '../../tests/support/paths.ts';

/** An action that puts a page into a state. */
export type Act = (page: Page, language: Language) => Promise<unknown>;

const answered = { reference: 'INV-7QK2M4', answerBy: '2026-11-25T21:00:00.000Z' };

/** Run before the page opens: responds to enquiries without storing them. */
export const takingEnquiries: Act = (page) =>
  page.route(`**${paths.enquiry}`, (route) => route.fulfill({ status: 201, json: answered }));

/** Waits for the list, or for the message that it is empty. */
export const listShown: Act = (page) => page.locator('li h2, [role=status] + button').first().waitFor();

/** Waits until all figures of the dashboard have loaded. */
export const figuresShown: Act = async (page) => {
  for (const part of ['answering', 'last-changes'])
    await page.locator(`section[aria-labelledby=${part}] :is(dl, li)`).first().waitFor();
};

/** Waits for the preview, which a narrow window does not have. */
export const previewShown: Act = (page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('form');
    const frames = [...document.querySelectorAll('iframe')];
    return form !== null && frames.every((frame) => Boolean(frame.contentDocument?.querySelector('h1')?.textContent));
  });

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
  await form.locator('select[name=sector]').selectOption({ index: 3 });
  const country = form.locator('[role=combobox][aria-autocomplete=list]');
  await country.fill('DE');
  await country.press('Enter');
  await press(page, dictionaryOf(language).contact.send);
  await page.getByText(answered.reference).waitFor();
};

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
