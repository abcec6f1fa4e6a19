import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { emailField, referenceField, sendOne, setState, showButton } from '../support/follow-page.ts';

test.use({ javaScriptEnabled: false, ownSite: true });

for (const language of languages) {
  const { follow: texts } = dictionaryOf(language);
  const path = localizedPath('/enquiry', language);

  test(`without scripts an enquiry is followed, by keyboard alone, in ${language}`, async ({ page, api, token }) => {
    const reference = await sendOne(api, 'ana@example.com');
    await setState(api, token, reference, 'assigned');
    await page.goto(path);
    await referenceField(page, language).focus();
    await page.keyboard.type(reference.toLowerCase());
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana@Example.com');
    await page.keyboard.press('Enter');
    const found = page.getByRole('status').filter({ hasText: fill(texts.enquiry, { reference }) });
    await expect(found.locator('[aria-current=step]')).toHaveText(texts.states['with-somebody']);
    await expect(found).toContainText(texts.meanings['with-somebody']);
    await expect(page.getByRole('main')).not.toContainText(/García|Río/);
    await expect(page).toHaveURL(localizedPath('/enquiry/answer', language));
  });

  test(`without scripts what is wrong is said, and what was typed stays, in ${language}`, async ({
    page,
    api,
    expectProblem,
  }) => {
    expectProblem(/422|404/);
    const reference = await sendOne(api, 'ana@example.com');
    await page.goto(path);
    await referenceField(page, language).fill(reference);
    await showButton(page, language).click();
    await expect(emailField(page, language)).toHaveAccessibleDescription(texts.problems.email);
    await expect(emailField(page, language)).toHaveAttribute('aria-invalid', 'true');
    await expect(referenceField(page, language)).not.toHaveAttribute('aria-invalid');
    const answers = new Set<string | null>();
    for (const [asked, by] of [
      [reference, 'eva@example.com'],
      ['INV-222222', 'ana@example.com'],
      ['7'.repeat(30), 'no address'],
    ] as const) {
      await referenceField(page, language).fill(asked);
      await emailField(page, language).fill(by);
      await showButton(page, language).click();
      await expect(emailField(page, language)).toHaveValue(by);
      await expect(referenceField(page, language)).toHaveValue(asked);
      await expect(page.getByRole('alert')).toContainText(texts.none);
      answers.add(await page.getByRole('alert').textContent());
    }
    expect(answers.size).toBe(1);
  });
}

test('takes nothing else than the form, and leads back to it', async ({ request }) => {
  const asked = await request.get('/zh/enquiry/answer', { maxRedirects: 0 });
  expect([asked.status(), asked.headers().location]).toEqual([303, '/zh/enquiry']);
  expect((await request.post('/enquiry/answer', { data: { a: 'b' } })).status()).toBe(400);
  const form = { reference: 'INV-222222', email: 'ana@example.com' };
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await request.post('/enquiry/answer', { form, headers: foreign })).status()).toBe(400);
  expect((await request.post('/fr/enquiry/answer', { form })).status()).toBe(404);
});

test('is slowed like the call that scripts make', async ({ request }) => {
  const form = { reference: 'INV-222222', email: 'ana@example.com' };
  const statuses = [];
  for (let time = 0; time < 21; time += 1) statuses.push((await request.post('/enquiry/answer', { form })).status());
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
});

test.describe('the page that it is answered with', () => {
  test.use({ javaScriptEnabled: true });

  for (const width of [390, 1440]) {
    test(`has no accessibility problem at ${width} px, empty, mistaken or found`, async ({
      page,
      api,
      expectProblem,
    }) => {
      expectProblem(/422|404/);
      await page.setViewportSize({ width, height: 900 });
      const reference = await sendOne(api, 'ana@example.com');
      for (const [asked, by] of [
        ['', ''],
        [reference, 'eva@example.com'],
        [reference, 'ana@example.com'],
      ] as const) {
        await page.goto('/zh/enquiry');
        await expect(showButton(page, 'zh')).toBeEnabled();
        await referenceField(page, 'zh').fill(asked);
        await emailField(page, 'zh').fill(by);
        // As the browser does without the page's script.
        await page.getByRole('form').evaluate((form: HTMLFormElement) => form.submit());
        await page.waitForURL('**/zh/enquiry/answer');
        await expect(page.getByRole('main')).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await expect(page.getByRole('heading', { name: reference })).toBeVisible();
    });
  }
});
