import type { Route } from '@playwright/test';
import { enquiryFields } from '#domain/enquiry/enquiry';
import { limits } from '#domain/limits';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { clocksOf } from '../../../src/islands/contact-form/clocks.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import {
  accept,
  chooseCountry,
  fieldOf,
  fillIn,
  formOf,
  formURL,
  message,
  requiredMessages,
  sendButton,
  takenOver,
} from '../../support/contact-page.ts';
import { expect, test } from '../../support/fixtures.ts';

const { contact } = dictionaryOf('en');

test.describe('a visitor in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('A sent message shows its reference, which can be copied, and its answering time', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/contact');
    await fillIn(page);
    const sent = page.waitForRequest(formURL);
    await sendButton(page).click();
    expect((await sent).postDataJSON()).toEqual({
      firstName: 'Ana',
      lastName: 'García',
      email: 'ana@example.com',
      company: 'Río SA',
      sector: 'agribusiness',
      country: 'CN',
      message,
      language: 'en',
    });
    const notice = page.getByRole('status').filter({ hasText: contact.sent });
    await expect(notice).toBeFocused();
    const response = await (await sent).response();
    expect(response?.status()).toBe(201);
    const { reference, answerBy } = (await response?.json()) ?? {};
    await expect(notice).toContainText(reference);
    await expect(formOf(page, 'en')).toHaveCount(0);
    for (const { place, time } of clocksOf(answerBy, 'en', 'Europe/Madrid')) {
      const clock = page.locator('dl > div').filter({ hasText: contact.clocks[place] });
      await expect(clock.getByText(time)).toBeVisible();
    }
    await page.getByRole('button', { name: contact.copy }).press('Enter');
    await expect(page.getByRole('button', { name: contact.copied })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    const follow = page.getByRole('main').getByRole('link', { name: contact.follow });
    await expect(follow).toHaveAttribute('href', `/enquiry#${reference}`);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('A field shows its error when it is left, a refused form all of them, and a corrected field none', async ({
  page,
}) => {
  await page.goto('/contact');
  await takenOver(page);
  const email = fieldOf(page, 'email');
  const summary = page.getByRole('alert', { name: contact.errorsTitle });
  await test.step('A field left empty shows no error, and one left half-typed does', async () => {
    await email.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('ana');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(contact.problems.emailFormat);
    await expect(fieldOf(page, 'firstName')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await email.fill('ana@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.fill('');
  });
  await test.step('A refused form lists all errors at the top and at their fields', async () => {
    await sendButton(page).click();
    await expect(summary).toBeFocused();
    const messages = requiredMessages('en');
    await expect(summary.getByRole('link')).toHaveText(messages);
    for (const [index, field] of enquiryFields.entries()) {
      await expect(fieldOf(page, field)).toHaveAccessibleDescription(messages[index] ?? '');
      await expect(fieldOf(page, field)).toHaveAttribute('aria-invalid', 'true');
    }
    await summary.getByRole('link', { name: contact.problems.message }).click();
    await expect(fieldOf(page, 'message')).toBeFocused();
  });
  await test.step('A corrected field loses its error while it is typed in, and nothing moves', async () => {
    await email.focus();
    const before = await email.boundingBox();
    await page.keyboard.type('ana@');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('');
    await expect(email).toBeFocused();
    expect(await email.boundingBox()).toEqual(before);
    await chooseCountry(page, 'CN');
    await expect(fieldOf(page, 'country')).not.toHaveAttribute('aria-invalid');
    await expect(summary.getByRole('link')).toHaveCount(5);
    await expect(fieldOf(page, 'company')).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('An error is shown at its field without a request, or as the server returns it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().endsWith('/api/form');
  });
  await page.goto('/contact');
  await fillIn(page);
  const problems = page.getByRole('alert').getByRole('link');
  for (const [field, value, problem] of [
    ['email', 'ana@example', 'Enter an e-mail address in the form name@example.com'],
    ['firstName', '   ', 'Enter your first name'],
    ['firstName', 'a'.repeat(limits.name + 1), 'First name: use at most 120 characters'],
    ['message', 'a'.repeat(limits.message + 1), 'Message: use at most 5,000 characters'],
  ] as const) {
    const before = await fieldOf(page, field).inputValue();
    await fieldOf(page, field).fill(value);
    await sendButton(page).click();
    await expect(problems).toHaveText([problem]);
    await expect(fieldOf(page, field)).toHaveAccessibleDescription(problem);
    await problems.press('Enter');
    await expect(fieldOf(page, field)).toBeFocused();
    await fieldOf(page, field).fill(before);
  }
  expect(asked).toBe(false);
  await test.step('The server alone refuses a field', async () => {
    const fields = { company: 'control-character' };
    await page.route(formURL, (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid', message: '', fields } }),
    );
    await sendButton(page).click();
    await expect(problems).toHaveText([fill(contact.problems.other, { field: contact.company })]);
    await expect(fieldOf(page, 'company')).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, 'company')).toHaveValue('Río SA');
  });
});

test('A message that cannot be sent stays in the form, and arrives once although its response was lost', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/api\/form/);
  await page.goto('/contact');
  await fillIn(page);
  for (const [problem, response] of [
    [contact.timedOut, (route: Route) => route.abort('connectionreset')],
    [contact.failed, (route) => route.fulfill({ status: 503, json: { error: 'unavailable', message: '' } })],
    [contact.tooMany, (route) => route.fulfill({ status: 429, json: { error: 'too-many-requests', message: '' } })],
  ] satisfies [string, (route: Route) => Promise<void>][]) {
    await page.route(formURL, response);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText(problem);
    await expect(fieldOf(page, 'message')).toHaveValue(message);
  }
  await page.unroute(formURL);
  const keys: (string | undefined)[] = [];
  const references: string[] = [];
  await page.route(formURL, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    references.push((await response.json()).reference);
    await (keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: response }));
  });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(contact.timedOut);
  await page.reload();
  await takenOver(page);
  await sendButton(page).click();
  await expect(page.getByText(contact.sent)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(references[0]).toMatch(/^INV-/);
  expect(references[0]).toBe(references[1]);
});

test('Typed text survives a reload and a change of language, and is gone once sent', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await takenOver(page);
  await expect(fieldOf(page, 'phone')).toBeHidden();
  await page.getByText(contact.optional).press('Enter');
  await fieldOf(page, 'phone').fill('+86 10 5555 0000');
  await fieldOf(page, 'horizon').selectOption('now');
  await page.reload();
  await expect(fieldOf(page, 'message')).toHaveValue(message);
  await expect(fieldOf(page, 'country')).toHaveValue('China');
  await expect(fieldOf(page, 'phone')).toHaveValue('+86 10 5555 0000');
  await expect(fieldOf(page, 'phone')).toBeVisible();
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(fieldOf(page, 'email', 'es')).toHaveValue('ana@example.com');
  await accept(page);
  const sent = page.waitForRequest(formURL);
  await sendButton(page, 'es').click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ phone: '+86 10 5555 0000', horizon: 'now', language: 'es' });
  expect(body).not.toHaveProperty('wechat');
  expect(body).not.toHaveProperty('size');
  await expect(page.getByText(dictionaryOf('es').contact.sent)).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(fieldOf(page, 'firstName', 'es')).toHaveValue('');
});

test('Sending is announced and happens once, and another message begins with an empty form', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  const answered = Promise.withResolvers<void>();
  await page.route(formURL, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await answered.promise;
    await route.fulfill({ status: 201, json: { reference: 'INV-TEST23', answerBy: '2026-11-26T17:30:00.000Z' } });
  });
  await page.goto('/contact');
  await fillIn(page);
  await takenOver(page);
  await fieldOf(page, 'company').press('Enter');
  const sending = page.getByRole('button', { name: contact.sending });
  await expect(sending).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(contact.sending);
  await sending.click({ force: true });
  await fieldOf(page, 'company').press('Enter');
  answered.resolve();
  await expect(page.getByText(contact.sent)).toBeVisible();
  expect(keys).toHaveLength(1);
  await page.getByRole('button', { name: contact.sendAnother }).press('Enter');
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  await expect(fieldOf(page, 'firstName')).toHaveValue('');
});
