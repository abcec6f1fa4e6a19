import { languages } from '#domain/language';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';
import { foreignWords } from '../support/foreign-words.ts';

for (const language of languages.filter((candidate) => candidate !== 'en')) {
  // Every other page is read in scripts-off.spec.ts, which opens them all.
  test(`the not-found page in ${language} has no text that is still English`, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.goto(localizedPath('/nothing', language));
    expect(await foreignWords(page, language)).toEqual([]);
  });
}
