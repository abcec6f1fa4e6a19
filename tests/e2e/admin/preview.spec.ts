import type { Page } from '@playwright/test';
import { securityHeaders } from '#http/headers';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { titleField } from '../../support/admin/form.ts';
import { preview, scrollPreview, shownPreview } from '../../support/admin/preview.ts';
import { textIn } from '../../support/admin/texts.ts';
import { expect, test } from '../../support/fixtures.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const text = (page: Page) => expect.poll(async () => (await shownPreview(page)).text);

test.describe('beside the form', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ login }) => login());
  test('The preview follows the typed text in each language and keeps its scroll position', async ({
    page,
    createOpportunity,
  }) => {
    const description = 'A long text of this project. '.repeat(200);
    const { id } = await createOpportunity({ title: 'Shown', description, province: 'SAL', images: ['home/1.jpg'] });
    await page.goto(`/admin/edit/${id}`);
    await text(page).toContain('Shown');
    await expect.poll(async () => (await shownPreview(page)).images.length).toBeGreaterThan(0);
    await scrollPreview(page, 300);
    await field(page, texts.fields.title).fill('Shown as it is typed');
    await text(page).toContain('Shown as it is typed');
    const { scrolled, language, live } = await shownPreview(page);
    expect({ scrolled, language, live }).toEqual({ scrolled: 300, language: 'en', live: 0 });
    await expect(titleField(page)).toBeFocused();

    await field(page, textIn(texts.fields.title, 'Spanish')).fill('Mostrado al escribir');
    await preview(page).getByRole('button', { name: 'Español' }).click();
    await text(page).toContain('Mostrado al escribir');
    expect((await shownPreview(page)).language).toBe('es');
  });
});

test('The preview page needs the token, may be framed by this site only, is not cached, and runs no script', async ({
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
  for (const result of [page, article]) {
    expect(result.status()).toBe(200);
    expect(result.headers()['cache-control']).toBe('no-store');
    const hardened = Object.entries(securityHeaders).filter(([name]) => name !== 'X-Frame-Options');
    for (const [name, value] of hardened) expect(result.headers()[name.toLowerCase()]).toBe(value);
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
