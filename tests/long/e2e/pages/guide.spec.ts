import { languages } from '#domain/language';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { localizedPath } from '../../../../src/i18n/path.ts';
import { chapterOf, guideChapters } from '../../../support/content-files.ts';
import { expect, test } from '../../../support/fixtures.ts';

const [first] = guideChapters;

test('Without scripts the footer leads to the guide, and the guide to a chapter with all its parts', async ({
  otherVisitor,
}) => {
  const page = await otherVisitor({ javaScriptEnabled: false });
  for (const language of languages) {
    const { guide } = dictionaryOf(language);
    await page.goto(localizedPath('/about', language));
    await page.getByRole('contentinfo').getByRole('link', { name: guide.title }).click();
    const { title, headings } = chapterOf(language, first?.key ?? '');
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(localizedPath(first?.path ?? '', language));
    const parts = page.getByRole('article').locator('h2:not(#sources)');
    await expect(parts).toHaveCount(headings.length);
    await expect(parts.last()).toBeVisible();
  }
});

test('A chapter prints as text, without contents, navigation, header and footer', async ({ page }) => {
  await page.goto('/es/guide/glossary');
  const { contents, askText, advice } = dictionaryOf('es').guide;
  await page.emulateMedia({ media: 'print' });
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText(askText)]) {
    await expect(part).toBeHidden();
  }
  await expect(page.getByText(contents, { exact: true })).toBeHidden();
  await expect(page.getByText(advice)).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const paper = await page.pdf({ format });
    const sheets = paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(sheets).toBeLessThanOrEqual(4);
  }
});
