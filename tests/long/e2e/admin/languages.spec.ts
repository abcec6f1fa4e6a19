import type { Page } from '@playwright/test';
import { languageStorageKey } from '#domain/language';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import es from '../../../../src/admin/i18n/es.json' with { type: 'json' };
import { manyEnquiries, serveInbox } from '../../../support/admin/large-inbox.ts';
import { expectSpanish, readSpanish } from '../../../support/admin/spanish.ts';
import { accessibilityFaults } from '../../../support/browser/accessibility.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { siteAccount } from '../../../support/sites/site-account.ts';
import { deleteOne } from '../../../support/sites/site-api.ts';

const spanishTitle = (page: Page) => page.getByLabel(es.fields.title, { exact: true });
const storedLanguage = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageStorageKey);

test.describe('the admin area in Spanish', () => {
  test.beforeEach(({ page }) => readSpanish(page));
  test('Login, overview, history and trash in Spanish have no English text', async ({
    page,
    expectProblem,
    login,
    api,
    token,
    createOpportunity,
  }) => {
    await test.step('The login and its errors', async () => {
      expectProblem(/status of 401/);
      await page.goto('/admin');
      await expect(page).toHaveTitle(`${es.titles.login} · Invest Argentina`);
      const submit = page.getByRole('button', { name: es.login.submit });
      await submit.click();
      await expect(page.getByLabel(es.login.username)).toHaveAccessibleDescription(es.login.missing.username);
      await expectSpanish(page);
      await page.getByLabel(es.login.username).fill(siteAccount.username);
      await page.getByLabel(es.login.password).fill('wrong');
      await submit.click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText('Usuario no valido');
      await expect(alert).not.toHaveAttribute('lang');
      await expectSpanish(page);
    });

    await test.step('Overview, history and trash', async () => {
      const texts = { subtitle: 'En la Puna', language: 'es' } as const;
      const gone = await createOpportunity({ ...texts, title: 'Mina cerrada' });
      await deleteOne(api, token, gone.id);
      const { id } = await createOpportunity({ ...texts, title: 'Mina abierta' });
      await login();
      for (const [path, heading, shown] of [
        ['/admin/dashboard', es.titles.dashboard, 'Mina abierta'],
        [`/admin/history/${id}`, es.titles.history, 'Mina abierta'],
        ['/admin/trash', es.titles.trash, 'Mina cerrada'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByText(shown).first()).toBeVisible();
        await expectSpanish(page);
      }
    });
  });

  test('The list in Spanish has no English text, and fixed texts are explained', async ({
    page,
    login,
    createOpportunity,
  }) => {
    await createOpportunity({ title: 'Parque eólico', subtitle: 'Viento del sur', language: 'es', status: 'draft' });
    await login();
    await page.goto('/admin/upload');
    await spanishTitle(page).fill('Sin terminar');
    await page.goto('/admin/manager');
    await expect(page.getByRole('button', { name: 'Eliminar Parque eólico' })).toBeVisible();
    await expect(page.getByText(es.list.unsaved)).toBeVisible();
    await expectSpanish(page);
    const upload = page.getByRole('navigation').getByRole('link', { name: texts.sidebar.create });
    await expect(upload.getByText(texts.sidebar.create, { exact: true })).toHaveAttribute('lang', 'en');
    await expect(upload).toContainText(es.sidebar.create);

    await page.getByRole('button', { name: es.sidebar.logOut }).click();
    await expect(page.getByRole('alertdialog', { name: es.logOut.question })).toBeVisible();
    await expectSpanish(page);
    await page.getByRole('button', { name: es.logOut.cancel }).click();

    await page.getByRole('button', { name: 'Eliminar Parque eólico' }).click();
    const dialog = page.getByRole('alertdialog', { name: texts.deletion.question });
    await expect(dialog).toHaveAccessibleDescription(/^¿Confirma que quiere eliminar la oportunidad\?/);
    await expectSpanish(page);
    await dialog.getByRole('button', { name: es.deletion.confirm }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.toasts.deleted })).toContainText(es.toasts.deleted);
    await expectSpanish(page);
  });

  test('A new opportunity in Spanish has no English text when empty, refused or saved', async ({
    page,
    login,
    api,
    token,
    expectProblem,
  }) => {
    expectProblem(/status of 415/);
    await login();
    await page.goto('/admin/upload');
    await page.getByRole('button', { name: es.form.save, exact: true }).click();
    const alert = page.getByRole('alert');
    await expect(alert.getByText(texts.form.incomplete)).toHaveAttribute('lang', 'en');
    await expect(alert).toContainText(es.form.incomplete);
    await expect(spanishTitle(page)).toHaveAccessibleDescription('Complete este campo: título.');
    await expectSpanish(page);

    await spanishTitle(page).fill('Bodega en Chilecito');
    await page.getByLabel(es.fields.subtitle, { exact: true }).fill('Doscientas hectáreas');
    await page.getByLabel(es.fields.sector, { exact: true }).selectOption(es.sectors.vineyards);
    await page.getByLabel(es.fields.language, { exact: true }).selectOption('Español');
    const file = { name: 'informe.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no es una imagen') };
    await page.getByLabel(es.fields.imageURL, { exact: true }).setInputFiles([file]);
    await expect(alert.getByText(texts.images.error)).toHaveAttribute('lang', 'en');
    await expect(alert).toContainText(es.images.error);
    await expectSpanish(page);

    const saving = page.waitForResponse('**/api/opportunities/save');
    await page.getByRole('button', { name: es.form.save, exact: true }).click();
    const { id } = await (await saving).json();
    const dialog = page.getByRole('alertdialog', { name: texts.toasts.saved });
    await expect(dialog).toHaveAccessibleDescription(/^Oportunidad guardada/);
    await expectSpanish(page);
    await deleteOne(api, token, id);
  });

  test('An edit in Spanish has no English text when restored, stale or forbidden', async ({
    page,
    login,
    createOpportunity,
    expectProblem,
  }) => {
    expectProblem(/status of (?:403|409)/);
    const texts = { title: 'Central solar', subtitle: 'En la Puna', language: 'es' } as const;
    const current = await createOpportunity({ ...texts, images: ['home/1.jpg'] });
    await login();
    await page.goto(`/admin/edit/${current.id}`);
    await spanishTitle(page).fill('Otra central solar');
    await page.reload();
    await expect(page.getByText(es.form.restored)).toBeVisible();
    await expectSpanish(page);

    const theirs = { ...current, sector: 'mining', status: 'draft', imageURL: [], version: 2 };
    const conflict = { error: 'conflict', message: '', current: theirs };
    await page.route('**/api/opportunities/save', (route) => route.fulfill({ status: 409, json: conflict }));
    const save = page.getByRole('button', { name: es.form.save, exact: true });
    await save.click();
    await expect(page.getByRole('heading', { name: es.conflict.other.heading })).toBeFocused();
    await expectSpanish(page);

    await page.route('**/api/opportunities/save', (route) => route.fulfill({ status: 403, json: {} }));
    await save.click();
    await expect(page.getByRole('alertdialog', { name: /^Error 403: Acceso no autorizado/ })).toBeVisible();
    await expectSpanish(page);
  });

  test('The inbox and the figures of enquiries in Spanish have no English text', async ({ page, login }) => {
    await serveInbox(page, manyEnquiries(120, Date.now()));
    await login();
    await page.goto('/admin/enquiries');
    await page.getByLabel(es.selection.page).check();
    await expectSpanish(page);
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('table')).toBeVisible();
    await expectSpanish(page);
  });

  test.describe('an own site', () => {
    test.use({ ownSite: true });

    test('An enquiry in Spanish has no English text', async ({ page, api, login }) => {
      const sent = { firstName: '伟', lastName: '张', email: 'wei@example.com', company: '示例资本', sector: 'energy' };
      const data = { ...sent, country: 'CN', language: 'zh', message: '希望了解该项目。', wechat: 'wei-zhang' };
      expect((await api.post('/api/form', { data })).status()).toBe(201);
      await login();
      await page.goto('/admin/enquiries?state=every');
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(page.getByRole('region', { name: es.answer.heading })).toBeVisible();
      await expectSpanish(page);
    });
  });

  test('The admin area in Spanish has no axe violation at 390 px', async ({ page, login }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/admin');
    await expect(page.getByLabel(es.login.username)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await login();
    await page.goto('/admin/upload');
    await page.getByRole('button', { name: es.form.save, exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto('/admin/manager');
    await expect(page.getByRole('heading', { level: 1, name: es.titles.list })).toBeVisible();
    await page.getByRole('button', { name: es.sidebar.menu }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('The switch on the login keeps typed text, fixed messages are explained, and a reader of Chinese gets English', async ({
  page,
  expectProblem,
  login,
}) => {
  await test.step('The switch keeps typed text', async () => {
    expectProblem(/status of 401/);
    await page.goto('/admin');
    await page.getByLabel(texts.login.username).fill('somebody');
    await page.getByLabel(texts.login.password).fill('a secret');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByLabel(es.login.username)).toHaveValue('somebody');
    await expect(page.getByLabel(es.login.password)).toHaveValue('a secret');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByLabel(texts.login.password).press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Usuario no valido');
    await expect(page.getByText(texts.login.refused)).toBeVisible();
  });
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  await test.step('A refused token is explained in English', async () => {
    expectProblem(/status of 403/);
    await page.route('**/api/opportunities/all*', (route) => route.fulfill({ status: 403, json: {} }));
    await login();
    await page.goto('/admin/manager');
    const dialog = page.getByRole('alertdialog', { name: /^Error 403: Acceso no autorizado/ });
    await expect(dialog).toHaveAccessibleDescription(/access is not authorised/);
  });
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  await test.step('A reader of Chinese gets English', async () => {
    await page.addInitScript((key) => localStorage.setItem(key, 'zh'), languageStorageKey);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: texts.login.submit })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await storedLanguage(page)).toBe('zh');
  });
});
