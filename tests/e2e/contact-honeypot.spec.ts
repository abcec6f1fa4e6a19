import { honeypotField, secondsHeader } from '#domain/enquiry/spam';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';
import { openInStandingTime } from '../support/standing-time.ts';

for (const language of languages) {
  const { contact: texts } = dictionaryOf(language);

  test(`the field that programs fill in is nowhere for a person, in ${language}`, async ({ page }) => {
    await page.goto(localizedPath('/contact', language));
    const honeypot = page.locator(`input[name=${honeypotField}]`);
    await expect(honeypot).toHaveAttribute('autocomplete', 'off');
    await expect(page.getByRole('textbox', { name: texts.leaveEmpty })).toHaveCount(0);
    const { width = 9, height = 9 } = (await honeypot.locator('..').boundingBox()) ?? {};
    expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    await page.getByRole('textbox', { name: texts.firstName }).focus();
    for (let stop = 0; stop < 9; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await honeypot.evaluate((field) => field === document.activeElement)).toBe(false);
    }
  });
}

test('a program that fills in everything at once is thanked like anybody', async ({ page }) => {
  // No second passes: that is how a program is told.
  await openInStandingTime(page, '/contact');
  const form = page.getByRole('form');
  await expect(form.getByRole('button', { name: 'Send' })).toBeEnabled();
  await form.evaluate((element: HTMLFormElement, honeypotField) => {
    const values = { firstName: 'A', lastName: 'B', email: 'a@example.com', company: 'C', message: 'Buy now' };
    for (const [name, value] of Object.entries({ ...values, [honeypotField]: 'http://spam.example' })) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
    }
    for (const select of element.querySelectorAll('select')) select.selectedIndex = 1;
  }, honeypotField);
  const sent = page.waitForRequest('**/api/form');
  await form.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ [honeypotField]: 'http://spam.example' });
  expect(Number((await sent).headers()[secondsHeader.toLowerCase()])).toBeLessThan(60);
  await expect(page.getByText(dictionaryOf('en').contact.sent)).toBeVisible();
});
