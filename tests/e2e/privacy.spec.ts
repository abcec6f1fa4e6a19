import { languages } from '#domain/language';
import { aaipNotice } from '../../src/components/privacy/aaip-notice.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';

/** The laws, by the names that a reader of the language knows. */
const laws = {
  en: ['Law 25.326', 'GDPR', 'PIPL'],
  es: ['Ley 25.326', 'RGPD', 'PIPL'],
  zh: ['第25326号法律', 'GDPR', '《个人信息保护法》'],
} as const;

for (const language of languages) {
  const { privacy: texts } = dictionaryOf(language);

  test(`the footer leads to what is stored, why, for how long, by whom and with which rights, in ${language}`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/about', language));
    await page.getByRole('contentinfo').getByRole('link', { name: texts.title, exact: true }).click();
    await expect(page).toHaveURL(localizedPath('/privacy', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    const { responsible, stored, why, howLong, whoSees, where, security, rights } = texts;
    const sections = [responsible, stored, why, howLong, whoSees, where, security, rights];
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      sections.map(({ title }) => title),
    );
    const main = page.getByRole('main');
    for (const law of laws[language]) await expect(main).toContainText(law);
    await expect(main).toContainText(howLong.months.replace('{months}', '24'));
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(2);
  });

  test(`the notice that Argentina’s authority prescribes is there in its own words, in ${language}`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/privacy', language));
    const notice = page.getByRole('main').getByRole('blockquote');
    await expect(notice).toHaveAttribute('lang', 'es');
    await expect(notice.getByRole('paragraph')).toHaveText([...aaipNotice]);
  });

  test(`without scripts every word of it is there, in ${language}`, async ({ otherVisitor }) => {
    const page = await otherVisitor({ javaScriptEnabled: false });
    await page.goto(localizedPath('/privacy', language));
    await expect(page.getByText(texts.rights.china.text)).toBeVisible();
  });
}
