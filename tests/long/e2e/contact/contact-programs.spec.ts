import { readMedian } from '#domain/calls/enquiry';
import { honeypotField, secondsHeader } from '#domain/enquiry/enquiry';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { openInStandingTime } from '../../../support/browser/standing-time.ts';
import { takenOver } from '../../../support/contact-page.ts';
import { expect, test } from '../../../support/fixtures.ts';

test('A program that fills in everything at once gets the usual answer', async ({ page }) => {
  // No second passes: the form recognises a program by that.
  await openInStandingTime(page, '/contact');
  const form = page.getByRole('form');
  await takenOver(page);
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

test('The median answering time is not fetched where the site does not publish it', async ({ newVisitor }) => {
  const page = await newVisitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await takenOver(page);
  await expect(page.locator('.median')).toHaveCount(0);
  expect(asked).not.toContain(readMedian.path);
});
