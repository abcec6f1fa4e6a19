import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';

for (const language of languages) {
  const { legalNotice: texts } = dictionaryOf(language);

  test(`the footer leads to who runs the site, what its information is worth and which law applies, in ${language}`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/sectors', language));
    await page.getByRole('contentinfo').getByRole('link', { name: texts.title, exact: true }).click();
    await expect(page).toHaveURL(localizedPath('/legal-notice', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    const main = page.getByRole('main');
    const { owner, information, liability, rights, law } = texts;
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      [owner, information, liability, rights, law].map(({ title }) => title),
    );
    for (const text of [information.advice, information.offer, liability.content, rights.ours, law.text]) {
      await expect(main.getByText(text)).toBeVisible();
    }
  });
}

test('the contact page tells the WeChat ID and the office hours beside phone and e-mail', async ({ page }) => {
  await page.goto('/zh/contact');
  const { phone, email, wechat, officeHours } = dictionaryOf('zh').contact;
  await expect(page.getByRole('main').getByRole('term')).toHaveText([phone, email, wechat, officeHours]);
  await expect(page.getByRole('main').getByRole('definition').last()).toHaveText(/^星期一至星期五/);
});
