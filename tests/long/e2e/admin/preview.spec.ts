import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { openEmptyForm, openNewForm, showTexts, titleField } from '../../../support/admin/form.ts';
import { preview, previewFrame, shownPreview } from '../../../support/admin/preview.ts';
import { accessibilityFaults } from '../../../support/browser/accessibility.ts';
import { expect, test } from '../../../support/fixtures.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const text = (page: Page) => expect.poll(async () => (await shownPreview(page)).text);
const toggle = (page: Page) => page.getByRole('button', { name: texts.preview.heading, exact: true });

test.describe('beside the form', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ login }) => login());
  test('The preview has the width of a phone or a desktop, and is closed and opened by keyboard', async ({
    page,
    createOpportunity,
  }) => {
    await test.step('Width of a phone and of a desktop', async () => {
      const { id } = await createOpportunity({ title: 'Two widths' });
      await page.goto(`/admin/edit/${id}`);
      await text(page).toContain('Two widths');
      expect((await shownPreview(page)).width).toBeLessThanOrEqual(390);
      await preview(page).getByRole('button', { name: texts.preview.widths.desktop }).click();
      await expect.poll(async () => (await shownPreview(page)).width).toBeGreaterThan(1_200);
      const [place, frame] = [await preview(page).boundingBox(), await previewFrame(page).boundingBox()];
      expect(frame?.width).toBeLessThanOrEqual(place?.width ?? 0);
    });

    await test.step('Closed and opened by keyboard', async () => {
      await openNewForm(page);
      await expect(preview(page)).toBeVisible();
      await page.getByRole('button', { name: texts.preview.close }).press('Enter');
      await expect(preview(page)).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
      await page.reload();
      await expect(titleField(page)).toBeVisible();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await toggle(page).press('Enter');
      await expect(preview(page)).toBeVisible();
    });
  });

  test('An incomplete opportunity is previewed with its picture and nothing is stored', async ({
    page,
    api,
    token,
  }) => {
    await test.step('Incomplete facts', async () => {
      await openNewForm(page);
      await field(page, texts.parts.investmentFrom).fill('86 milion');
      await titleField(page).fill('Half of a preview');
      await text(page).toContain('Half of a preview');
      await field(page, texts.fields.sector).selectOption(texts.sectors.mining);
      await text(page).toContain('Mining');
      await field(page, texts.parts.investmentFrom).fill('86,000,000');
      await text(page).toMatch(/86/);
      const stored = await api.get('/api/opportunities/all', { headers: { Authorization: `Bearer ${token}` } });
      expect(stored.ok()).toBe(true);
      expect(await stored.text()).not.toContain('Half of a preview');
    });
    await openEmptyForm(page);
    await test.step('An uploaded picture', async () => {
      const buffer = await readFile(new URL('../../../../src/assets/illustrations/home/1.jpg', import.meta.url));
      await page.getByLabel(texts.fields.imageURL).setInputFiles([{ name: '1.jpg', mimeType: 'image/jpeg', buffer }]);
      await expect.poll(async () => (await shownPreview(page)).images.length).toBe(1);
    });
  });

  test('A failed preview shows its reason, keeps the last page, and can be repeated', async ({
    page,
    createOpportunity,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    const { id } = await createOpportunity({ title: 'The last page' });
    await page.goto(`/admin/edit/${id}`);
    await text(page).toContain('The last page');
    await page.route('**/admin/preview/*/article', (route) => route.abort());
    await titleField(page).fill('Typed without a network');
    await expect(preview(page).getByRole('status')).toContainText(texts.preview.failed);
    await text(page).toContain('The last page');
    await expect(titleField(page)).toHaveValue('Typed without a network');
    await page.unroute('**/admin/preview/*/article');
    await preview(page).getByRole('button', { name: texts.list.tryAgain }).click();
    await text(page).toContain('Typed without a network');
    await expect(preview(page).getByRole('status')).toBeEmpty();
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });
  test.beforeEach(({ login }) => login());
  test('The preview opens over the form on a phone and leaves the form unchanged', async ({ page }) => {
    await openNewForm(page);
    await expect(preview(page)).toHaveCount(0);
    await titleField(page).fill('On a phone');
    await toggle(page).tap();
    await text(page).toContain('On a phone');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: texts.preview.close }).tap();
    await expect(preview(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await expect(titleField(page)).toHaveValue('On a phone');
    await showTexts(page, '中文');
    await toggle(page).tap();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
  });
});
