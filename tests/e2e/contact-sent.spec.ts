import { publicMedian } from '#domain/calls/enquiry';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { clocksOf } from '../../src/islands/contact-form/clocks.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { accept, fieldOf, fillIn, formURL, sendButton } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';

const answerBy = '2026-11-26T17:30:00.000Z';

test.use({ timezoneId: 'Europe/Madrid' });

for (const language of languages) {
  const { contact: texts } = dictionaryOf(language);

  test(`what was sent shows its reference, which can be copied, and by when it is answered, in ${language}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await accept(page);
    await page.goto(localizedPath('/contact', language));
    await fillIn(page, language);
    await sendButton(page, language).click();
    for (const { place, time } of clocksOf(answerBy, language, 'Europe/Madrid')) {
      const clock = page.locator('dl > div').filter({ hasText: texts.clocks[place] });
      await expect(clock.getByText(time)).toBeVisible();
    }
    await page.getByRole('button', { name: texts.copy }).press('Enter');
    await expect(page.getByRole('button', { name: texts.copied })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('INV-TEST23');
    const follow = page.getByRole('main').getByRole('link', { name: texts.follow });
    await expect(follow).toHaveAttribute('href', `${localizedPath('/enquiry', language)}#INV-TEST23`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });

  test(`what is optional lies beneath a fold, is sent, and survives a reload, in ${language}`, async ({ page }) => {
    await accept(page);
    await page.goto(localizedPath('/contact', language));
    await fillIn(page, language);
    await expect(fieldOf(page, 'phone', language)).toBeHidden();
    await page.getByText(texts.optional).press('Enter');
    await fieldOf(page, 'phone', language).fill('+86 10 5555 0000');
    await fieldOf(page, 'horizon', language).selectOption('now');
    await page.reload();
    await expect(fieldOf(page, 'phone', language)).toHaveValue('+86 10 5555 0000');
    await expect(fieldOf(page, 'phone', language)).toBeVisible();
    const sent = page.waitForRequest(formURL);
    await sendButton(page, language).click();
    const body = (await sent).postDataJSON();
    expect(body).toMatchObject({ phone: '+86 10 5555 0000', horizon: 'now', language });
    expect(body).not.toHaveProperty('wechat');
    expect(body).not.toHaveProperty('size');
  });

  test(`a field is red once it is left with something wrong in it, never while it is empty, in ${language}`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/contact', language));
    await expect(sendButton(page, language)).toBeEnabled();
    const email = fieldOf(page, 'email', language);
    await email.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('ana');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(texts.problems.emailFormat);
    await expect(fieldOf(page, 'firstName', language)).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await email.fill('ana@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
  });
}

test('the way to the privacy page stands before the button', async ({ page }) => {
  await page.goto('/zh/contact');
  const { contact } = dictionaryOf('zh');
  await expect(page.getByRole('link', { name: contact.privacyLink })).toHaveAttribute('href', '/zh/privacy');
});

test('how fast enquiries are answered is neither asked nor told where the site does not publish it', async ({
  newVisitor,
  api,
}) => {
  const page = await newVisitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.locator('.median')).toHaveCount(0);
  expect(asked).not.toContain(publicMedian.path);
  expect((await api.get(publicMedian.path)).status()).toBe(404);
  const written = await api.post(publicMedian.path, { data: {} });
  expect([written.status(), written.headers().allow]).toEqual([405, 'GET, HEAD']);
});
