import type { Page } from '@playwright/test';
import { provinceCodes } from '#domain/province';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { expect, test } from '../../support/fixtures.ts';

const { provinceSheet: texts, provincePage } = dictionaryOf('en');
const rowOf = (page: Page, code: string) => page.locator(`tr#${code}`);

test('A row leads to the page of its province, which leads to the map, and the map to the row', async ({ page }) => {
  await page.goto('/provinces');
  await rowOf(page, 'TUC').getByRole('rowheader').getByRole('link').click();
  await expect(page).toHaveURL('/provinces/tucuman');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tucumán');
  await page.getByRole('link', { name: provincePage.onMap }).click();
  await expect(page).toHaveURL('/why-argentina#TUC');
  const panel = page.locator('article#TUC');
  await expect(panel.getByRole('heading', { level: 3 })).toBeInViewport();
  await panel.getByRole('link', { name: texts.compare }).click();
  await expect(page).toHaveURL('/provinces#TUC');
  await expect(rowOf(page, 'TUC').getByRole('rowheader')).toBeInViewport();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Each figure of a province is below its heading, which stays in view', async ({ page }) => {
    for (const path of ['/provinces', '/zh/provinces']) {
      await page.goto(path);
      await expect(page.getByRole('rowheader')).toHaveCount(provinceCodes.length);
      const row = rowOf(page, 'TUC');
      await row.evaluate((element) => element.scrollIntoView());
      const [, ...headings] = await page.getByRole('columnheader').all();
      expect(headings).toHaveLength(await row.getByRole('cell').count());
      for (const [index, heading] of headings.entries()) {
        await expect(heading).toBeInViewport({ ratio: 1 });
        const [above, below] = [await heading.boundingBox(), await row.getByRole('cell').nth(index).boundingBox()];
        expect(below?.x).toBeCloseTo(above?.x ?? 0, 0);
        expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
      }
    }
  });

  test('A list without scripts leads to a province’s row, and the row to the map and back', async ({
    otherVisitor,
  }) => {
    const page = await otherVisitor({ javaScriptEnabled: false });
    await page.goto('/provinces');
    await page.getByText(texts.jump).click();
    await page.locator('details a[href="#TUC"]').click();
    await expect(rowOf(page, 'TUC').getByRole('rowheader')).toBeInViewport();
    await rowOf(page, 'TUC').getByRole('rowheader').getByRole('link').click();
    await page.getByRole('link', { name: provincePage.onMap }).click();
    await expect(page.locator('article#TUC').getByRole('heading', { level: 3 })).toBeInViewport();
    await page.locator('article#TUC').getByRole('link', { name: texts.compare }).click();
    await expect(rowOf(page, 'TUC').getByRole('rowheader')).toBeInViewport();
  });
});
