import type { Route } from '@playwright/test';
import type { EnquiryState } from '#domain/enquiry/desk-enquiry';
import type { PublicState } from '#domain/enquiry/public-state';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fillCount } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { ask, emailField, followURL, referenceField, sendOne, setState, showButton } from '../support/follow-page.ts';
import { tabTo } from '../support/keyboard.ts';

for (const language of languages) {
  const { follow: texts } = dictionaryOf(language);
  const path = localizedPath('/enquiry', language);

  test.describe(`a real enquiry in ${language}`, () => {
    test.use({ ownSite: true });

    test('is followed by keyboard alone, from its receipt to its end, and nothing else of it is said', async ({
      page,
      api,
      token,
    }) => {
      const reference = await sendOne(api, `ana.${language}@example.com`);
      await page.goto(path);
      await expect(showButton(page, language)).toBeEnabled();
      await tabTo(page, referenceField(page, language));
      await page.keyboard.type(reference.toLowerCase());
      await page.keyboard.press('Tab');
      await page.keyboard.type(` Ana.${language}@EXAMPLE.com`);
      const found = page.getByRole('status').filter({ hasText: reference });
      for (const [state, told] of [
        [undefined, 'received'],
        ['assigned', 'with-somebody'],
        ['meeting', 'answered'],
        ['lost', 'closed'],
      ] as const satisfies readonly (readonly [EnquiryState | undefined, PublicState])[]) {
        if (state) await setState(api, token, reference, state);
        await tabTo(page, emailField(page, language), state ? 'Shift+Tab' : 'Tab');
        const answer = page.waitForResponse(followURL);
        await page.keyboard.press('Enter');
        expect(await (await answer).json()).toEqual({ state: told });
        await expect(found).toBeFocused();
        await expect(found.locator('[aria-current=step]')).toHaveText(texts.states[told]);
        await expect(found).toContainText(texts.meanings[told]);
        await expect(found).not.toContainText(/Ana|García|Río/);
      }
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page)).toEqual([]);
      }
    });

    test('is not there for whoever has one of the two wrong: one answer for every mistake', async ({
      page,
      api,
      expectProblem,
    }) => {
      expectProblem(/status of 40[04]/);
      const email = `ana.${language}@example.com`;
      const reference = await sendOne(api, email);
      const answers = new Set<string>();
      for (const [asked, by] of [
        [reference, 'eva@example.com'],
        [reference, 'no address'],
        ['INV-222222', email],
        ['7', email],
        ['INV-7F3K2Q'.repeat(4), email],
      ] as const) {
        await ask(page, language, asked, by);
        const told = page.getByRole('alert');
        await expect(told).toBeFocused();
        await expect(told).toContainText(texts.none);
        answers.add((await told.textContent()) ?? '');
      }
      expect(answers.size).toBe(1);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });

  test(`what is empty is named, and no longer once it is filled in, in ${language}`, async ({ page }) => {
    await page.goto(path);
    await showButton(page, language).click();
    await expect(referenceField(page, language)).toBeFocused();
    await expect(referenceField(page, language)).toHaveAttribute('aria-invalid', 'true');
    await expect(referenceField(page, language)).toHaveAccessibleDescription(new RegExp(texts.problems.reference));
    await expect(emailField(page, language)).toHaveAccessibleDescription(texts.problems.email);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type('INV');
    await expect(referenceField(page, language)).not.toHaveAttribute('aria-invalid');
    await expect(emailField(page, language)).toHaveAttribute('aria-invalid', 'true');
  });

  test(`a failing network, a failing server and too many questions are said kindly, in ${language}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/api\/enquiries\/follow/);
    const tooMany = { error: 'too-many-requests', message: '' };
    for (const [told, answer] of [
      [texts.timedOut, (route: Route) => route.abort('connectionreset')],
      [texts.failed, (route) => route.fulfill({ status: 503, json: { error: 'unavailable', message: '' } })],
      [
        fillCount(texts.tooMany, 7, language),
        (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '400' }, json: tooMany }),
      ],
    ] satisfies [string, (route: Route) => Promise<void>][]) {
      await page.route(followURL, answer);
      await ask(page, language, 'INV-7F3K2Q', 'ana@example.com');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(told);
      await expect(alert).toBeFocused();
      await expect(alert.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(referenceField(page, language)).toHaveValue('INV-7F3K2Q');
    }
    await page.route(followURL, (route) => route.fulfill({ json: { state: 'answered' } }));
    await showButton(page, language).click();
    await expect(page.getByText(texts.meanings.answered)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('while it is being looked up it says so, and asks once', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(followURL, async (route) => {
    asked += 1;
    await answered.promise;
    await route.fulfill({ json: { state: 'received' } });
  });
  await ask(page, 'en', 'INV-7F3K2Q', 'ana@example.com');
  await expect(page.getByRole('button', { name: 'Looking it up…' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Looking it up…');
  await emailField(page, 'en').press('Enter');
  answered.resolve();
  await expect(page.getByRole('heading', { name: 'Enquiry INV-7F3K2Q' })).toBeVisible();
  expect(asked).toBe(1);
});

test('a link with a reference fills it in, and never sends it to the server by itself', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/es/enquiry#INV-7F3K2Q');
  await expect(showButton(page, 'es')).toBeEnabled();
  await expect(referenceField(page, 'es')).toHaveValue('INV-7F3K2Q');
  await expect(emailField(page, 'es')).toHaveValue('');
  expect(urls.filter((url) => new URL(url).pathname.includes('follow') || new URL(url).search.includes('INV'))).toEqual(
    [],
  );
});
