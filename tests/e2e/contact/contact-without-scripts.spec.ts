import type { Page } from '@playwright/test';
import { listEnquiries, readEnquiry } from '#domain/calls/admin-enquiries';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fillCount } from '../../../src/i18n/fill.ts';
import { problemText } from '../../../src/islands/contact-form/form-texts.ts';
import { chooseInList, fieldOf, fillIn, formOf, message, sendButton } from '../../support/contact-page.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ javaScriptEnabled: false, ownSite: true });

const { contact: texts } = dictionaryOf('en');

const fillAll = async (page: Page) => {
  await fillIn(page, 'en', chooseInList);
  await page.getByText(texts.optional).press('Enter');
  await fieldOf(page, 'wechat').fill('ana_garcia');
  await fieldOf(page, 'size').selectOption('10m-100m');
};

test('An enquiry is sent without scripts by keyboard alone, answered with its reference, and corrected if refused', async ({
  page,
  api,
  token,
  expectProblem,
}) => {
  expectProblem(/422/);
  const reference = page.getByText(/^INV-[A-Z0-9]{6}$/);
  await page.goto('/contact');
  await fillAll(page);
  await sendButton(page).press('Enter');
  await expect(page.getByText(texts.sent)).toBeVisible();
  await expect(page.locator('dl').getByText(texts.clocks.shanghai)).toBeVisible();
  const first = await reference.textContent();
  await test.step('The form behind the back button is filled in, and gets the same reference', async () => {
    await page.goBack();
    await expect(fieldOf(page, 'message')).toHaveValue(message);
    await expect(fieldOf(page, 'country')).toHaveValue('CN');
    await expect(fieldOf(page, 'sector')).toHaveValue('agribusiness');
    await expect(fieldOf(page, 'wechat')).toHaveValue('ana_garcia');
    await expect(fieldOf(page, 'size')).toHaveValue('10m-100m');
    await sendButton(page).click();
    await expect(reference).toHaveText(first ?? 'none was given');
  });
  const about = [crypto.randomUUID(), crypto.randomUUID()];
  await test.step('A form with errors comes back with all that was typed', async () => {
    await page.goto(pathWithIds('/contact', 'about', about));
    await fillAll(page);
    await fieldOf(page, 'email').fill('ana@example');
    await fieldOf(page, 'lastName').fill('');
    await sendButton(page).press('Enter');
    const summary = page.getByRole('alert', { name: texts.errorsTitle });
    await expect(summary.getByRole('link')).toHaveText([
      problemText('lastName', 'required', texts, 'en'),
      problemText('email', 'email', texts, 'en'),
    ]);
    await expect(fieldOf(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, 'company')).not.toHaveAttribute('aria-invalid');
    await expect(fieldOf(page, 'message')).toHaveValue(message);
    await expect(fieldOf(page, 'country')).toHaveValue('CN');
    await expect(fieldOf(page, 'size')).toHaveValue('10m-100m');
    await expect(formOf(page, 'en').getByText(fillCount(texts.aboutCount, 2, 'en'))).toBeVisible();
    await summary.getByRole('link').last().press('Enter');
    await fieldOf(page, 'email').fill('ana@example.com');
    await fieldOf(page, 'lastName').fill('García');
    await sendButton(page).press('Enter');
    await expect(page.getByText(texts.sent)).toBeVisible();
  });
  const headers = { Authorization: `Bearer ${token}` };
  const listed: { id: string }[] = await (await api.get(listEnquiries.path, { headers })).json();
  expect(listed).toHaveLength(2);
  const stored = await Promise.all(
    listed.map(async ({ id }) => (await api.get(readEnquiry.path.replace(':id', id), { headers })).json()),
  );
  expect(stored.map(({ enquiry }) => enquiry)).toContainEqual(
    expect.objectContaining({ company: 'Río SA', opportunities: about, language: 'en' }),
  );
});
