import type { EnquiryField } from '#domain/enquiry/enquiry';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { fieldsInOrder } from '../../src/islands/contact-form/form-values.ts';
import { problemText } from '../../src/islands/contact-form/problem-text.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { fieldOf, sendButton } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { emailField, referenceField, showButton } from '../support/follow-page.ts';
import { tabTo } from '../support/keyboard.ts';

test.use({ ownSite: true });

const typed: Partial<Record<EnquiryField, string>> = {
  firstName: '丽',
  lastName: '王',
  email: 'wang.li@example.cn',
  company: '江河能源',
  country: '中国',
  message: '我们想了解巴塔哥尼亚的风电项目。',
};

for (const language of languages) {
  const { contact: texts, follow } = dictionaryOf(language);

  test(`an enquiry is refused, put right, sent and followed, by keyboard alone, in ${language}`, async ({ page }) => {
    await page.goto(localizedPath('/contact', language));
    await expect(sendButton(page, language)).toBeEnabled();
    await tabTo(page, sendButton(page, language));
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert', { name: texts.errorsTitle });
    await expect(summary).toBeFocused();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    const [first = 'message'] = fieldsInOrder(language);
    await page.keyboard.press('Tab');
    await expect(
      summary.getByRole('link', { name: problemText(first, 'required', texts, language), exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    for (const field of fieldsInOrder(language).slice(0, 7)) {
      await expect(fieldOf(page, field, language)).toBeFocused();
      if (field === 'sector') await page.keyboard.press('ArrowDown');
      else await page.keyboard.type(typed[field] ?? '');
      await page.keyboard.press('Tab');
    }
    await expect(page.locator('select[name=country]')).toHaveValue('CN');
    await expect(summary.getByRole('link')).toHaveCount(0);
    await tabTo(page, sendButton(page, language));
    await page.keyboard.press('Enter');
    const notice = page.getByRole('status').filter({ hasText: texts.sent });
    await expect(notice).toBeFocused();
    const reference = await notice.getByText(/^INV-\w{6}$/).textContent();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: texts.follow }));
    await page.keyboard.press('Enter');
    await expect(showButton(page, language)).toBeEnabled();
    await expect(referenceField(page, language)).toHaveValue(reference ?? 'none was given');
    await tabTo(page, emailField(page, language));
    await page.keyboard.type('wang.li@example.cn');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').locator('[aria-current=step]')).toHaveText(follow.states.received);
  });
}
