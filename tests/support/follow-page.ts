import type { APIRequestContext, Page } from '@playwright/test';
import { listEnquiries, updateEnquiry } from '#domain/calls/admin-enquiries';
import { idempotencyHeader } from '#domain/calls/call';
import { sendEnquiry } from '#domain/calls/enquiry';
import type { EnquiryState } from '#domain/enquiry/admin-enquiry';
import { secondsHeader } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect } from './fixtures.ts';

/** A pattern for the URL that the page requests. */
export const followURL = '**/api/enquiries/follow';

const textsOf = (language: Language) => dictionaryOf(language).follow;

export const referenceField = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: textsOf(language).reference });

export const emailField = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: textsOf(language).email });

export const showButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: textsOf(language).show, exact: true });

/** Opens the page and submits its form. */
export async function ask(page: Page, language: Language, reference: string, email: string): Promise<void> {
  if (!page.url().endsWith(localizedPath('/enquiry', language))) await page.goto(localizedPath('/enquiry', language));
  await referenceField(page, language).fill(reference);
  await emailField(page, language).fill(email);
  await showButton(page, language).click();
}

/** Sends an enquiry like a person. Resolves to its reference. */
export async function sendOne(api: APIRequestContext, email: string): Promise<string> {
  const headers = { [idempotencyHeader]: crypto.randomUUID(), [secondsHeader]: '60' };
  const data = {
    ...{ firstName: 'Ana', lastName: 'García', email, company: 'Río SA', sector: 'energy', country: 'AR' },
    message: 'We look for a wind farm in Chubut and would like to see the measurements.',
  };
  const response = await api.post(sendEnquiry.path, { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).reference;
}

/** Sets the state of an enquiry like an administrator. */
export async function setState(
  api: APIRequestContext,
  token: string,
  reference: string,
  state: EnquiryState,
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const listed: { id: string; reference: string }[] = await (await api.get(listEnquiries.path, { headers })).json();
  const { id = '' } = listed.find((one) => one.reference === reference) ?? {};
  const response = await api.post(updateEnquiry.path.replace(':id', id), { headers, data: { state } });
  expect(response.status(), await response.text()).toBe(200);
}
