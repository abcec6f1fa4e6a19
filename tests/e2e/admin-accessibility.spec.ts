import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

const widths = [390, 1440] as const;

async function expectNothingFound(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const width of widths) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('on the login', async ({ page }) => {
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expectNothingFound(page);
    });

    test('on the list, with its menu and its question', async ({ page, login }) => {
      await login();
      await page.goto('/admin/manager');
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectNothingFound(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectNothingFound(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Delete' }).first().click();
      await expectNothingFound(page);
    });

    test('on a new opportunity that is not filled in', async ({ page, login }) => {
      await login();
      await page.goto('/admin/upload');
      await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
      await expectNothingFound(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await expectNothingFound(page);
    });

    test('on an edit, its unsaved changes and its conflict', async ({
      page,
      login,
      createOpportunity,
      expectProblem,
    }) => {
      expectProblem(/status of 409/);
      const current = await createOpportunity({ title: `Checked at ${width}`, images: ['home/1.jpg', 'home/2.jpg'] });
      await login();
      await page.goto(`/admin/edit/${current.id}`);
      await page.getByLabel('Title', { exact: true }).fill('Another title');
      await page.reload();
      await expect(page.getByText('Unsaved changes restored')).toBeVisible();
      await expectNothingFound(page);
      const conflict = { error: 'conflict', message: '', current: { ...current, imageURL: [], version: 2 } };
      await page.route('**/api/opportunities/save', (route) => route.fulfill({ status: 409, json: conflict }));
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
      await expectNothingFound(page);
    });
  });
}
