import { type EnquiryField, enquiryFields, honeypotField } from '#domain/enquiry/enquiry';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { fieldsInOrder } from '../../../src/islands/contact-form/form-controls.ts';
import { problemText } from '../../../src/islands/contact-form/form-texts.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { fieldOf, requiredMessages, sendButton, takenOver } from '../../support/contact-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { emailField, referenceField } from '../../support/follow-page.ts';

test.use({ ownSite: true });

const typed: Partial<Record<EnquiryField, string>> = {
  firstName: '丽',
  lastName: '王',
  email: 'wang.li@example.cn',
  company: '江河能源',
  country: '中国',
  message: '我们想了解巴塔哥尼亚的风电项目。',
};

for (const [language, widths] of [
  ['en', [390, 1440]],
  ['zh', [390]],
] as const) {
  const { contact: texts, follow } = dictionaryOf(language);

  test(`An enquiry is refused, corrected, sent and followed, in ${language}`, async ({ page }) => {
    await page.goto(localizedPath('/contact', language));
    await takenOver(page);
    const summary = page.getByRole('alert', { name: texts.errorsTitle });
    await test.step('An empty form lists its errors, and has no accessibility fault', async () => {
      expect(await accessibilityFaults(page)).toEqual([]);
      await tabTo(page, sendButton(page, language));
      await page.keyboard.press('Enter');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(requiredMessages(language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      const [first = 'message'] = fieldsInOrder(language);
      await page.keyboard.press('Tab');
      await expect(
        summary.getByRole('link', { name: problemText(first, 'required', texts, language), exact: true }),
      ).toBeFocused();
      await page.keyboard.press('Enter');
    });
    await test.step('The Tab key goes through the fields in order and skips the honeypot', async () => {
      for (const field of fieldsInOrder(language).slice(0, enquiryFields.length)) {
        await expect(fieldOf(page, field, language)).toBeFocused();
        if (field === 'sector') await page.keyboard.press('ArrowDown');
        else await page.keyboard.type(typed[field] ?? '');
        await page.keyboard.press('Tab');
      }
      await expect(page.locator('select[name=country]')).toHaveValue('CN');
      await expect(summary.getByRole('link')).toHaveCount(0);
      await expect(page.locator('summary').getByText(texts.optional)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: texts.privacyLink })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(sendButton(page, language)).toBeFocused();
      await expect(page.getByRole('textbox', { name: texts.leaveEmpty })).toHaveCount(0);
      const box = await page.locator(`input[name=${honeypotField}]`).locator('..').boundingBox();
      expect(Math.max(box?.width ?? 9, box?.height ?? 9)).toBeLessThanOrEqual(1);
    });
    await page.keyboard.press('Enter');
    const notice = page.getByRole('status').filter({ hasText: texts.sent });
    await expect(notice).toBeFocused();
    const reference = await notice.getByText(/^INV-\w{6}$/).textContent();
    expect(await accessibilityFaults(page)).toEqual([]);
    await tabTo(page, page.getByRole('main').getByRole('link', { name: texts.follow }));
    await page.keyboard.press('Enter');
    await takenOver(page);
    await expect(referenceField(page, language)).toHaveValue(reference ?? 'none was given');
    await tabTo(page, emailField(page, language));
    await page.keyboard.type('wang.li@example.cn');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').locator('[aria-current=step]')).toHaveText(follow.states.received);
  });
}
