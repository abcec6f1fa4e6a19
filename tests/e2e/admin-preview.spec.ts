import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { securityHeaders } from '#domain/security-headers';
import { accessibilityFaults } from '../support/accessibility.ts';
import { openNewForm, showTexts, titleField } from '../support/admin-form.ts';
import { preview, previewFrame, scrollPreview, shownPreview } from '../support/admin-preview.ts';
import { expect, test } from '../support/fixtures.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const text = (page: Page) => expect.poll(async () => (await shownPreview(page)).text);
const toggle = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true });

test.describe('beside the form', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ login }) => login());

  test('the page follows what is typed, in each language, where it is scrolled to', async ({
    page,
    createOpportunity,
  }) => {
    const description = 'A long text of this project. '.repeat(200);
    const { id } = await createOpportunity({ title: 'Shown', description, province: 'SAL', images: ['home/1.jpg'] });
    await page.goto(`/admin/edit/${id}`);
    await text(page).toContain('Shown');
    await expect.poll(async () => (await shownPreview(page)).images.length).toBeGreaterThan(0);
    await scrollPreview(page, 300);
    await field(page, 'Title').fill('Shown as it is typed');
    await text(page).toContain('Shown as it is typed');
    const { scrolled, language, live } = await shownPreview(page);
    expect({ scrolled, language, live }).toEqual({ scrolled: 300, language: 'en', live: 0 });
    await expect(titleField(page)).toBeFocused();

    await field(page, 'Title in Spanish').fill('Mostrado al escribir');
    await preview(page).getByRole('button', { name: 'Español' }).click();
    await text(page).toContain('Mostrado al escribir');
    expect((await shownPreview(page)).language).toBe('es');
  });

  test('at a phone’s width and at a desk’s', async ({ page, createOpportunity }) => {
    const { id } = await createOpportunity({ title: 'Two widths' });
    await page.goto(`/admin/edit/${id}`);
    await text(page).toContain('Two widths');
    expect((await shownPreview(page)).width).toBeLessThanOrEqual(390);
    await preview(page).getByRole('button', { name: 'Desktop' }).click();
    await expect.poll(async () => (await shownPreview(page)).width).toBeGreaterThan(1_200);
    const [place, frame] = [await preview(page).boundingBox(), await previewFrame(page).boundingBox()];
    expect(frame?.width).toBeLessThanOrEqual(place?.width ?? 0);
  });

  test('half of an opportunity is shown as far as it goes, and nothing of it is stored', async ({
    page,
    api,
    token,
  }) => {
    await openNewForm(page);
    await field(page, 'Investment from').fill('86 million');
    await titleField(page).fill('Half of a preview');
    await text(page).toContain('Half of a preview');
    await field(page, 'Sector').selectOption('Mining');
    await text(page).toContain('Mining');
    await field(page, 'Investment from').fill('86,000,000');
    await text(page).toMatch(/86/);
    const stored = await api.get('/api/opportunities/all', { headers: { Authorization: `Bearer ${token}` } });
    expect(stored.ok()).toBe(true);
    expect(await stored.text()).not.toContain('Half of a preview');
  });

  test('a picture is shown as soon as it is uploaded', async ({ page }) => {
    await openNewForm(page);
    const buffer = await readFile(new URL('../../src/assets/illustrations/home/1.jpg', import.meta.url));
    await page.getByLabel('Pictures').setInputFiles([{ name: '1.jpg', mimeType: 'image/jpeg', buffer }]);
    await expect.poll(async () => (await shownPreview(page)).images.length).toBe(1);
  });

  test('what fails is told beneath and keeps the last page; nothing typed is lost, and it goes on', async ({
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
    await expect(preview(page).getByRole('status')).toContainText('The preview could not be made');
    await text(page).toContain('The last page');
    await expect(titleField(page)).toHaveValue('Typed without a network');
    await page.unroute('**/admin/preview/*/article');
    await preview(page).getByRole('button', { name: 'Try again' }).click();
    await text(page).toContain('Typed without a network');
    await expect(preview(page).getByRole('status')).toBeEmpty();
  });

  test('it is put away and called back by keyboard, and stays as it was chosen', async ({ page }) => {
    await openNewForm(page);
    await expect(preview(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close preview' }).press('Enter');
    await expect(preview(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await page.reload();
    await expect(titleField(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).press('Enter');
    await expect(preview(page)).toBeVisible();
  });

  test('axe finds nothing at either width of the page', async ({ page, createOpportunity }) => {
    const { id } = await createOpportunity({ title: 'Checked', images: ['home/1.jpg', 'home/2.jpg'] });
    await page.goto(`/admin/edit/${id}`);
    await text(page).toContain('Checked');
    expect(await accessibilityFaults(page)).toEqual([]);
    await preview(page).getByRole('button', { name: 'Desktop' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });
  test.beforeEach(({ login }) => login());

  test('it is behind a button, over the form, which is as it was when it is closed', async ({ page }) => {
    await openNewForm(page);
    await expect(preview(page)).toHaveCount(0);
    await titleField(page).fill('On a phone');
    await toggle(page).tap();
    await text(page).toContain('On a phone');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close preview' }).tap();
    await expect(preview(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await expect(titleField(page)).toHaveValue('On a phone');
    await showTexts(page, '中文');
    await toggle(page).tap();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveCount(0);
  });
});

test('the page is made for the administrator alone, framed by this site alone, kept by nobody, and runs nothing', async ({
  api,
  token,
}) => {
  const data = { title: 'Wind', subtitle: '', language: 'en', description: '', imageURL: [], status: 'draft' };
  const headers = { Authorization: `Bearer ${token}` };
  const made = '/admin/preview/en/article';
  expect((await api.post(made, { data })).status()).toBe(403);
  expect((await api.post(made, { data: { ...data, imageURL: ['../x'] }, headers })).status()).toBe(400);
  expect((await api.post('/admin/preview/fr/article', { data, headers })).status()).toBe(404);
  expect((await api.get('/admin/preview/fr')).status()).toBe(404);
  expect((await api.get(made, { headers })).status()).toBe(405);
  const page = await api.get('/admin/preview/en');
  const article = await api.post(made, { data, headers });
  for (const answer of [page, article]) {
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const hardened = Object.entries(securityHeaders).filter(([name]) => name !== 'X-Frame-Options');
    for (const [name, value] of hardened) expect(answer.headers()[name.toLowerCase()]).toBe(value);
  }
  expect(await article.text()).toContain('Wind');
  expect(article.headers()['x-frame-options']).toBe('DENY');
  expect(page.headers()['x-frame-options']).toBe('SAMEORIGIN');
  const policy = page.headers()['content-security-policy'] ?? '';
  for (const part of ["script-src 'none'", "frame-ancestors 'self'", "form-action 'none'", 'sandbox allow-same-origin'])
    expect(policy.split('; ')).toContain(part);
  expect(policy).not.toContain('unsafe');
  const html = await page.text();
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain('<script');
});
