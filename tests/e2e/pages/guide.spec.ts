import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { chapterOf, guideChapters } from '../../support/content-files.ts';
import { expect, test } from '../../support/fixtures.ts';

const last = guideChapters.at(-1) ?? { key: '', path: '' };

test('The home page leads to the guide, and a row of the guide to its chapter and, by keyboard, to its parts', async ({
  page,
}) => {
  const { guide, home, opportunity } = dictionaryOf('en');
  await test.step('From the home page to the last chapter', async () => {
    await page.goto('/');
    await page.getByRole('region', { name: home.questionsTitle }).getByRole('link', { name: guide.title }).click();
    await expect(page).toHaveURL('/guide');
    // The whole row is the link’s target.
    await page.getByRole('region', { name: guide.chapters }).getByRole('listitem').last().click();
    await expect(page).toHaveURL(last.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chapterOf('en', last.key).title);
  });
  await test.step('To its last part by keyboard', async () => {
    const links = page.getByRole('navigation', { name: guide.contents }).getByRole('link');
    await page.getByRole('navigation', { name: opportunity.trail }).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await links.last().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').locator('h2:not(#sources)').last()).toBeInViewport({ ratio: 1 });
  });
});

test('A table of the guide is folded on a narrow screen, and still a table to a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guide/taxes');
  const table = page.getByRole('table').first();
  const row = table.getByRole('row').nth(1);
  const cells = await Promise.all(
    [row.getByRole('rowheader'), row.getByRole('cell').first()].map((cell) => cell.boundingBox()),
  );
  const [name, meaning] = cells;
  expect(meaning?.x).toBe(name?.x);
  expect(meaning?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  await expect(table.getByRole('columnheader').first()).toBeAttached();
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await row.getByRole('cell').first().boundingBox();
  expect(wide?.x).toBeGreaterThan(name?.x ?? 0);
});
