import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/fixtures.ts';
import { summaries } from '../../../support/opportunity-summary.ts';
import { openList, serveList } from '../../../support/public-list.ts';
import { opportunities } from '../../../support/searched-opportunities.ts';

const titles = (page: Page) => page.getByRole('heading', { level: 2 });

test('A filter by a fact is shown only where some opportunity has that fact', async ({ page }) => {
  await serveList(page, summaries('energy', 3));
  await openList(page, '/opportunities');
  await expect(titles(page)).toHaveText(['energy 1', 'energy 2', 'energy 3']);
  await expect(page.getByLabel('Province')).toHaveCount(0);
  await expect(page.getByLabel('Stage')).toHaveCount(0);
  await expect(page.getByLabel('Minimum investment')).toHaveCount(0);
  await expect(page.getByLabel('Sort by')).toBeVisible();
});

test('A malformed or unknown query shows a text, not an error', async ({ page }) => {
  await serveList(page, opportunities);
  for (const url of ['?province=XX&stage=later&from=much&page=99', '?sort=worst&view=globe&to=-1', '?q=%E0%A4%A']) {
    await openList(page, `/opportunities${url}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opportunities');
    await expect(page.getByRole('status')).toHaveText(/opportunit|No results/);
  }
  await openList(page, '/opportunities?q=zzz');
  await expect(page.getByRole('status')).toHaveText('No results found');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(titles(page)).toHaveCount(4);
});
