import { languages } from '#domain/language';
import { localizedPath } from '../../src/i18n/address.ts';
import { listedPaths } from '../../src/i18n/listed-paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { foreignWords } from '../support/foreign-words.ts';

for (const language of languages.filter((candidate) => candidate !== 'en')) {
  test(`no page in ${language} has a text that is still English`, async ({ page }) => {
    for (const path of listedPaths) {
      const address = localizedPath(path, language);
      await page.goto(address);
      expect.soft(await foreignWords(page, language), address).toEqual([]);
    }
  });

  test(`the not-found page in ${language} has none either`, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.goto(localizedPath('/nothing', language));
    expect(await foreignWords(page, language)).toEqual([]);
  });
}

test('every Chinese page is written in Chinese: most of its letters are', async ({ page }) => {
  // The lists show opportunities in the language they were written in.
  for (const path of listedPaths.filter((listed) => !listed.startsWith('/opportunities'))) {
    const address = localizedPath(path, 'zh');
    await page.goto(address);
    const text = (await page.locator('main :is(h1, h2, h3, p, li, label)').allInnerTexts()).join(' ');
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect.soft(count(/\p{Script=Han}/gu), address).toBeGreaterThan(count(/\p{Script=Latin}/gu));
  }
});
