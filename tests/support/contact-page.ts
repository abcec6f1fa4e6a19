import { expect, type Page } from '@playwright/test';
import { type EnquiryField, optionalFields } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fieldsInOrder } from '../../src/islands/contact-form/form-controls.ts';
import { labelOf, problemText } from '../../src/islands/contact-form/form-texts.ts';

/** A pattern for the URL that receives the contact form. */
export const formURL = '**/api/form';

export const message = 'We grow blueberries and look for land.\nThank you!';

export const formOf = (page: Page, language: Language) =>
  page.getByRole('form', { name: dictionaryOf(language).contact.form });

export const fieldOf = (page: Page, field: EnquiryField, language: Language = 'en') =>
  field === 'country'
    ? formOf(page, language).getByRole('combobox', { name: dictionaryOf(language).contact.country, exact: true })
    : formOf(page, language).getByLabel(labelOf(field, dictionaryOf(language).contact));

/** Searches for a country by its code and selects it. */
export async function chooseCountry(page: Page, code: string, language: Language = 'en'): Promise<void> {
  const country = fieldOf(page, 'country', language);
  await expect(country).toHaveAttribute('aria-autocomplete', 'list');
  await country.fill(code);
  await country.press('Enter');
}

/** Selects a country while no script has replaced the list by a search field. */
export async function chooseInList(page: Page, code: string, language: Language = 'en'): Promise<void> {
  await fieldOf(page, 'country', language).selectOption(code);
}

export async function fillIn(page: Page, language: Language = 'en', choose = chooseCountry): Promise<void> {
  const field = (name: EnquiryField) => fieldOf(page, name, language);
  await field('firstName').fill('Ana');
  await field('lastName').fill('García');
  await field('email').fill('ana@example.com');
  await field('company').fill('Río SA');
  await field('sector').selectOption('agribusiness');
  await choose(page, 'CN', language);
  await field('message').fill(message);
}

/** Accepts messages without storing them, because the site accepts ten per IP in ten minutes. */
export async function accept(page: Page): Promise<void> {
  await page.route(formURL, (route) =>
    route.fulfill({ status: 201, json: { reference: 'INV-TEST23', answerBy: '2026-11-26T17:30:00.000Z' } }),
  );
}

export const sendButton = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: dictionaryOf(language).contact.send, exact: true });

/** The error messages of an empty form, in the order of its fields. */
export const requiredMessages = (language: Language) =>
  fieldsInOrder(language)
    .filter((field) => !optionalFields.some((other) => other === field))
    .map((field) => problemText(field, 'required', dictionaryOf(language).contact, language));

/** Waits until the island has hydrated the form. Before that, the form submits to a page. */
export const takenOver = (page: Page) => expect(page.locator('form[data-live=true]')).toBeVisible();
