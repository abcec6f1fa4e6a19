import type { Route } from '@playwright/test';
import { enquiryFields, optionalFields } from '#domain/enquiry/enquiry';
import { languages } from '#domain/language';
import { limits } from '#domain/limits';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { fieldsInOrder } from '../../src/islands/contact-form/form-values.ts';
import { problemText } from '../../src/islands/contact-form/problem-text.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import {
  accept,
  chooseCountry,
  fieldOf,
  fillIn,
  formOf,
  formURL,
  message,
  sendButton,
} from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';

for (const language of languages) {
  const { contact: texts } = dictionaryOf(language);

  test(`a message is sent and its reference shown, in ${language}`, async ({ page }) => {
    await page.goto(localizedPath('/contact', language));
    await fillIn(page, language);
    const sent = page.waitForRequest(formURL);
    await sendButton(page, language).click();
    expect((await sent).postDataJSON()).toEqual({
      firstName: 'Ana',
      lastName: 'García',
      email: 'ana@example.com',
      company: 'Río SA',
      sector: 'agribusiness',
      country: 'CN',
      message,
      language,
    });
    const notice = page.getByRole('status').filter({ hasText: texts.sent });
    await expect(notice).toBeFocused();
    const answer = await (await sent).response();
    expect(answer?.status()).toBe(201);
    const reference = (await answer?.json())?.reference ?? 'none was given';
    await expect(notice).toContainText(reference);
    await expect(formOf(page, language)).toHaveCount(0);
  });

  test(`a field that has been put right is no longer red, and nothing moves while it is typed in, in ${language}`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/contact', language));
    await sendButton(page, language).click();
    const summary = page.getByRole('alert', { name: texts.errorsTitle });
    await expect(summary.getByRole('link')).toHaveCount(7);
    const email = fieldOf(page, 'email', language);
    await email.focus();
    const before = await email.boundingBox();
    await page.keyboard.type('ana@');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('');
    await expect(email).toBeFocused();
    expect(await email.boundingBox()).toEqual(before);
    await chooseCountry(page, 'CN', language);
    await expect(fieldOf(page, 'country', language)).not.toHaveAttribute('aria-invalid');
    await expect(summary.getByRole('link')).toHaveCount(5);
    await expect(fieldOf(page, 'company', language)).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test(`an empty form names every field, at the top and at the field, in ${language}`, async ({ page }) => {
    await page.goto(localizedPath('/contact', language));
    await sendButton(page, language).click();
    const summary = page.getByRole('alert', { name: texts.errorsTitle });
    await expect(summary).toBeFocused();
    const fields = fieldsInOrder(language).filter((field) => !optionalFields.some((other) => other === field));
    const messages = fields.map((field) => problemText(field, 'required', texts, language));
    await expect(summary.getByRole('link')).toHaveText(messages);
    for (const [index, field] of fields.entries()) {
      await expect(fieldOf(page, field, language)).toHaveAccessibleDescription(messages[index] ?? '');
      await expect(fieldOf(page, field, language)).toHaveAttribute('aria-invalid', 'true');
    }
    await summary.getByRole('link', { name: texts.problems.message }).click();
    await expect(fieldOf(page, 'message', language)).toBeFocused();
  });

  test(`a message that cannot be sent is kept and said to be, in ${language}`, async ({ page, expectProblem }) => {
    expectProblem(/api\/form/);
    await page.goto(localizedPath('/contact', language));
    await fillIn(page, language);
    const failures = [
      [texts.timedOut, (route: Route) => route.abort('connectionreset')],
      [texts.failed, (route) => route.fulfill({ status: 503, json: { error: 'unavailable', message: '' } })],
      [texts.tooMany, (route) => route.fulfill({ status: 429, json: { error: 'too-many-requests', message: '' } })],
    ] satisfies [string, (route: Route) => Promise<void>][];
    for (const [problem, answer] of failures) {
      await page.route(formURL, answer);
      await sendButton(page, language).click();
      await expect(page.getByRole('alert')).toContainText(problem);
      await expect(fieldOf(page, 'message', language)).toHaveValue(message);
    }
    await accept(page);
    await sendButton(page, language).click();
    await expect(page.getByText(texts.sent)).toBeVisible();
  });
}

test.describe('what is typed', () => {
  test('is refused without asking the server where it is at fault', async ({ page }) => {
    let asked = false;
    page.on('request', (request) => {
      asked ||= request.url().endsWith('/api/form');
    });
    await page.goto('/contact');
    await fillIn(page);
    for (const [field, value, problem] of [
      ['email', 'ana@example', 'Enter an e-mail address in the form name@example.com'],
      ['firstName', '   ', 'Enter your first name'],
      ['firstName', 'a'.repeat(limits.name + 1), 'First name: use at most 120 characters'],
      ['message', 'a'.repeat(limits.message + 1), 'Message: use at most 5,000 characters'],
    ] as const) {
      const before = await fieldOf(page, field).inputValue();
      await fieldOf(page, field).fill(value);
      await sendButton(page).click();
      const problems = page.getByRole('alert').getByRole('link');
      await expect(problems).toHaveText([problem]);
      await expect(fieldOf(page, field)).toHaveAccessibleDescription(problem);
      await problems.press('Enter');
      await expect(fieldOf(page, field)).toBeFocused();
      await fieldOf(page, field).fill(before);
    }
    expect(asked).toBe(false);
  });

  test('survives a reload and a change of language, and is gone once sent', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await expect(sendButton(page)).toBeEnabled();
    await page.reload();
    await expect(fieldOf(page, 'message')).toHaveValue(message);
    await expect(fieldOf(page, 'country')).toHaveValue('China');
    await page.getByRole('link', { name: 'Español' }).first().click();
    await expect(fieldOf(page, 'email', 'es')).toHaveValue('ana@example.com');
    await accept(page);
    await sendButton(page, 'es').click();
    await expect(page.getByText('Su mensaje fue enviado')).toBeVisible();
    await page.reload();
    await expect(sendButton(page, 'es')).toBeEnabled();
    await expect(fieldOf(page, 'firstName', 'es')).toHaveValue('');
  });

  test('is marked by the server where only the server finds fault', async ({ page, expectProblem }) => {
    expectProblem(/status of 400/);
    const { contact } = dictionaryOf('en');
    const fields = { company: 'control-character' };
    await page.route(formURL, (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid', message: '', fields } }),
    );
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      fill(contact.problems.other, { field: contact.company }),
    ]);
    await expect(fieldOf(page, 'company')).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, 'company')).toHaveValue('Río SA');
  });
});

test.describe('sending', () => {
  test('is shown, announced, and happens once however often it is asked for', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    const answered = Promise.withResolvers<void>();
    await page.route(formURL, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await answered.promise;
      await route.fulfill({ status: 201, json: { reference: 'INV-TEST23', answerBy: '2026-11-26T17:30:00.000Z' } });
    });
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    const sending = page.getByRole('button', { name: 'Sending…' });
    await expect(sending).toBeDisabled();
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText('Sending…');
    await sending.click({ force: true });
    await fieldOf(page, 'company').press('Enter');
    answered.resolve();
    await expect(page.getByText('Your message has been sent')).toBeVisible();
    expect(keys).toHaveLength(1);
  });

  test('again after a lost answer keeps its key, so that nothing arrives twice', async ({ page, expectProblem }) => {
    expectProblem(/api\/form/);
    const keys: (string | undefined)[] = [];
    const references: string[] = [];
    await page.route(formURL, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      references.push((await answer.json()).reference);
      await (keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
    });
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.reload();
    await sendButton(page).click();
    await expect(page.getByText('Your message has been sent')).toBeVisible();
    expect(keys[0]).toBe(keys[1]);
    expect(references[0]).toBe(references[1]);
  });

  test('another message begins with an empty form', async ({ page }) => {
    await accept(page);
    await page.goto('/contact');
    await fillIn(page);
    await expect(sendButton(page)).toBeEnabled();
    await fieldOf(page, 'company').press('Enter');
    await page.getByRole('button', { name: 'Send another message' }).press('Enter');
    await expect(fieldOf(page, 'firstName')).toBeFocused();
    await expect(fieldOf(page, 'firstName')).toHaveValue('');
  });
});

test('the form has no accessibility problem, empty, refused or sent', async ({ page }) => {
  await page.goto('/zh/contact');
  await expect(sendButton(page, 'zh')).toBeEnabled();
  expect(await accessibilityFaults(page)).toEqual([]);
  await sendButton(page, 'zh').click();
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await fillIn(page, 'zh');
  await accept(page);
  await sendButton(page, 'zh').click();
  await expect(page.getByText(dictionaryOf('zh').contact.sent)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('every field can be reached, in order, and filled in by the browser', async ({ page }) => {
  await page.goto('/contact');
  await expect(sendButton(page)).toBeEnabled();
  await fieldOf(page, 'firstName').focus();
  for (const field of enquiryFields) {
    await expect(fieldOf(page, field)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('summary').getByText(dictionaryOf('en').contact.optional)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: dictionaryOf('en').contact.privacyLink })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  const hints = await formOf(page, 'en')
    .locator('[required]:is(input, select)')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('autocomplete')));
  expect(hints).toEqual(['given-name', 'family-name', 'email', 'organization', null, 'country-name']);
  await expect(page.locator('select[name=country] option')).toHaveCount(250);
  await expect(fieldOf(page, 'sector').locator('option')).toHaveCount(13);
});
