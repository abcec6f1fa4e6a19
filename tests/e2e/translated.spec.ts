import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';
import { foreignWords } from '../support/foreign-words.ts';
import { listedPages } from '../support/listed-pages.ts';

for (const language of languages.filter((candidate) => candidate !== 'en')) {
  test(`no page in ${language} has a text that is still English, and Chinese ones are Chinese`, async ({ page }) => {
    for (const path of listedPages) {
      const url = localizedPath(path, language);
      // Words are there before illustrations are.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      expect.soft(await foreignWords(page, language), url).toEqual([]);
      // The lists show opportunities in the language they were written in.
      if (language === 'zh' && !path.startsWith('/opportunities')) await expectChinese(page, url);
    }
  });

  test(`the not-found page in ${language} has none either`, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.goto(localizedPath('/nothing', language));
    expect(await foreignWords(page, language)).toEqual([]);
  });
}

/** Most letters of the page are Chinese. */
async function expectChinese(page: Page, url: string): Promise<void> {
  const text = (await page.locator('main :is(h1, h2, h3, p, li, label)').allInnerTexts()).join(' ');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  expect.soft(count(/\p{Script=Han}/gu), url).toBeGreaterThan(count(/\p{Script=Latin}/gu));
}
