import type { Page } from '@playwright/test';
import type { Language } from '#domain/language';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { paths } from '../../../tests/support/paths.ts';

/** Brings about one state of a screen. */
export type Act = (page: Page, language: Language) => Promise<unknown>;

const answered = { reference: 'INV-7QK2M4', answerBy: '2026-11-25T21:00:00.000Z' };

/** Before the page is opened: an enquiry is accepted, and not stored. */
export const takingEnquiries: Act = (page) =>
  page.route(`**${paths.enquiry}`, (route) => route.fulfill({ status: 201, json: answered }));

/** The list, or that there is none, is on the page. */
export const listShown: Act = (page) => page.locator('li h2, [role=status] + button').first().waitFor();

/** What the dashboard asks for, one thing after the other, is there. */
export const figuresShown: Act = async (page) => {
  for (const part of ['answering', 'last-changes'])
    await page.locator(`section[aria-labelledby=${part}] :is(dl, li)`).first().waitFor();
};

/** The page that is made of what is edited is in its frame, where there is room for one. */
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

/** Presses a button, as soon as pressing it does something. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
