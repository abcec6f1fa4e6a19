import type { Route } from '@playwright/test';
import type { EnquiryState } from '#domain/enquiry/admin-enquiry';
import type { PublicState } from '#domain/enquiry/enquiry';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill, fillCount } from '../../../src/i18n/fill.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { takenOver } from '../../support/contact-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  ask,
  emailField,
  followURL,
  referenceField,
  sendOne,
  setState,
  showButton,
} from '../../support/follow-page.ts';

const { follow: texts } = dictionaryOf('en');

test.describe('a real enquiry', () => {
  test.use({ ownSite: true });

  test('An enquiry is followed by keyboard alone, from its receipt to its end, and shows only its state', async ({
    page,
    api,
    token,
  }) => {
    const reference = await sendOne(api, 'ana@example.com');
    await page.goto('/enquiry');
    await takenOver(page);
    await tabTo(page, referenceField(page, 'en'));
    await page.keyboard.type(reference.toLowerCase());
    await page.keyboard.press('Tab');
    await page.keyboard.type(' Ana@EXAMPLE.com');
    const found = page.getByRole('status').filter({ hasText: reference });
    for (const [state, publicState] of [
      [undefined, 'received'],
      ['assigned', 'with-somebody'],
      ['meeting', 'answered'],
      ['lost', 'closed'],
    ] as const satisfies readonly (readonly [EnquiryState | undefined, PublicState])[]) {
      if (state) await setState(api, token, reference, state);
      await tabTo(page, emailField(page, 'en'), state ? 'Shift+Tab' : 'Tab');
      const response = page.waitForResponse(followURL);
      await page.keyboard.press('Enter');
      expect(await (await response).json()).toEqual({ state: publicState });
      await expect(found).toBeFocused();
      await expect(found.locator('[aria-current=step]')).toHaveText(texts.states[publicState]);
      await expect(found).toContainText(texts.meanings[publicState]);
      await expect(found).not.toContainText(/Ana|García|Río/);
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });

  test('Empty fields show errors, and every wrong pair of reference and address gets the same response', async ({
    page,
    api,
    expectProblem,
  }) => {
    expectProblem(/status of 40[04]/);
    const email = 'ana@example.com';
    const reference = await sendOne(api, email);
    await page.goto('/enquiry');
    await test.step('An empty field shows its error until it is filled in', async () => {
      await showButton(page, 'en').click();
      await expect(referenceField(page, 'en')).toBeFocused();
      await expect(referenceField(page, 'en')).toHaveAttribute('aria-invalid', 'true');
      await expect(referenceField(page, 'en')).toHaveAccessibleDescription(new RegExp(texts.problems.reference));
      await expect(emailField(page, 'en')).toHaveAccessibleDescription(texts.problems.email);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.type('INV');
      await expect(referenceField(page, 'en')).not.toHaveAttribute('aria-invalid');
      await expect(emailField(page, 'en')).toHaveAttribute('aria-invalid', 'true');
    });
    const responses = new Set<string>();
    for (const [asked, by] of [
      [reference, 'eva@example.com'],
      [reference, 'no address'],
      ['INV-222222', email],
      ['7', email],
      ['INV-7F3K2Q'.repeat(4), email],
    ] as const) {
      await ask(page, 'en', asked, by);
      const alert = page.getByRole('alert');
      await expect(alert).toBeFocused();
      await expect(alert).toContainText(texts.none);
      responses.add((await alert.textContent()) ?? '');
    }
    expect(responses.size).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('A link fills in the reference, a question is sent once, and an error is shown until it succeeds', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/api\/enquiries\/follow/);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/enquiry#INV-7F3K2Q');
  await takenOver(page);
  await expect(referenceField(page, 'en')).toHaveValue('INV-7F3K2Q');
  await expect(emailField(page, 'en')).toHaveValue('');
  const about = urls.filter((url) => new URL(url).pathname.includes('follow') || new URL(url).search.includes('INV'));
  expect(about, 'nothing is sent without a click').toEqual([]);

  await emailField(page, 'en').fill('ana@example.com');
  const tooMany = { error: 'too-many-requests', message: '' };
  for (const [message, response] of [
    [texts.timedOut, (route: Route) => route.abort('connectionreset')],
    [texts.failed, (route) => route.fulfill({ status: 503, json: { error: 'unavailable', message: '' } })],
    [
      fillCount(texts.tooMany, 7, 'en'),
      (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '400' }, json: tooMany }),
    ],
  ] satisfies [string, (route: Route) => Promise<void>][]) {
    await page.route(followURL, response);
    await showButton(page, 'en').click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(alert).toBeFocused();
    await expect(alert.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(referenceField(page, 'en')).toHaveValue('INV-7F3K2Q');
  }

  const answered = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(followURL, async (route) => {
    asked += 1;
    await answered.promise;
    await route.fulfill({ json: { state: 'answered' } });
  });
  await showButton(page, 'en').click();
  await expect(page.getByRole('button', { name: texts.asking })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(texts.asking);
  await emailField(page, 'en').press('Enter');
  answered.resolve();
  await expect(page.getByRole('heading', { name: fill(texts.enquiry, { reference: 'INV-7F3K2Q' }) })).toBeVisible();
  await expect(page.getByText(texts.meanings.answered)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(asked).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, ownSite: true });

  test('An error is shown without scripts beside the typed text, and the enquiry is followed by keyboard', async ({
    page,
    api,
    token,
    expectProblem,
  }) => {
    expectProblem(/422|404/);
    const reference = await sendOne(api, 'ana@example.com');
    await setState(api, token, reference, 'assigned');
    await page.goto('/enquiry');
    await referenceField(page, 'en').fill(reference);
    await showButton(page, 'en').click();
    await expect(emailField(page, 'en')).toHaveAccessibleDescription(texts.problems.email);
    await expect(emailField(page, 'en')).toHaveAttribute('aria-invalid', 'true');
    await expect(referenceField(page, 'en')).not.toHaveAttribute('aria-invalid');
    await emailField(page, 'en').fill('eva@example.com');
    await showButton(page, 'en').click();
    await expect(page.getByRole('alert')).toContainText(texts.none);
    await expect(emailField(page, 'en')).toHaveValue('eva@example.com');
    await expect(referenceField(page, 'en')).toHaveValue(reference);
    await referenceField(page, 'en').fill('');
    await referenceField(page, 'en').focus();
    await page.keyboard.type(reference.toLowerCase());
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ana@Example.com');
    await page.keyboard.press('Enter');
    const found = page.getByRole('status').filter({ hasText: fill(texts.enquiry, { reference }) });
    await expect(found.locator('[aria-current=step]')).toHaveText(texts.states['with-somebody']);
    await expect(found).toContainText(texts.meanings['with-somebody']);
    await expect(page.getByRole('main')).not.toContainText(/García|Río/);
    await expect(page).toHaveURL('/enquiry/answer');
  });
});
