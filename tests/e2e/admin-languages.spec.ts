import type { Page } from '@playwright/test';
import { languageStorageKey } from '#domain/language';
import es from '../../src/admin/i18n/es.json' with { type: 'json' };
import { accessibilityFaults } from '../support/accessibility.ts';
import { openNewForm, titleField } from '../support/admin-form.ts';
import { expectSpanish, readSpanish } from '../support/admin-spanish.ts';
import { expect, test } from '../support/fixtures.ts';
import { siteAccount } from '../support/site-account.ts';
import { deleteOne } from '../support/site-api.ts';

const spanishTitle = (page: Page) => page.getByLabel(es.fields.title, { exact: true });
const storedLanguage = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageStorageKey);

test.describe('in Spanish', () => {
  test.beforeEach(({ page }) => readSpanish(page));

  test('the login has no English left, whatever goes wrong', async ({ page, expectProblem }) => {
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

  test('the list, its questions and its toast have no English left, and what is fixed is explained', async ({
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
    const upload = page.getByRole('navigation').getByRole('link', { name: 'Upload' });
    await expect(upload.getByText('Upload', { exact: true })).toHaveAttribute('lang', 'en');
    await expect(upload).toContainText(es.sidebar.create);

    await page.getByRole('button', { name: es.sidebar.logOut }).click();
    await expect(page.getByRole('alertdialog', { name: es.logOut.question })).toBeVisible();
    await expectSpanish(page);
    await page.getByRole('button', { name: es.logOut.cancel }).click();

    await page.getByRole('button', { name: 'Eliminar Parque eólico' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete the opportunity?' });
    await expect(dialog).toHaveAccessibleDescription(/^¿Confirma que quiere eliminar la oportunidad\?/);
    await expectSpanish(page);
    await dialog.getByRole('button', { name: es.deletion.confirm }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Opportunity deleted' })).toContainText(es.toasts.deleted);
    await expectSpanish(page);
  });

  test('a new opportunity has no English left: empty, refused and saved', async ({
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
    await expect(alert.getByText('Please fill all the fields')).toHaveAttribute('lang', 'en');
    await expect(alert).toContainText(es.form.incomplete);
    await expect(spanishTitle(page)).toHaveAccessibleDescription('Complete este campo: título.');
    await expectSpanish(page);

    await spanishTitle(page).fill('Bodega en Chilecito');
    await page.getByLabel(es.fields.subtitle, { exact: true }).fill('Doscientas hectáreas');
    await page.getByLabel(es.fields.sector, { exact: true }).selectOption(es.sectors.vineyards);
    await page.getByLabel(es.fields.language, { exact: true }).selectOption('Español');
    const file = { name: 'informe.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no es una imagen') };
    await page.getByLabel(es.fields.imageURL, { exact: true }).setInputFiles([file]);
    await expect(alert.getByText('Error uploading image')).toHaveAttribute('lang', 'en');
    await expect(alert).toContainText(es.images.error);
    await expectSpanish(page);

    const saving = page.waitForResponse('**/api/opportunities/save');
    await page.getByRole('button', { name: es.form.save, exact: true }).click();
    const { id } = await (await saving).json();
    const dialog = page.getByRole('alertdialog', { name: 'Opportunity saved' });
    await expect(dialog).toHaveAccessibleDescription(/^Oportunidad guardada/);
    await expectSpanish(page);
    await deleteOne(api, token, id);
  });

  test('an edit has no English left: restored, overtaken and forbidden', async ({
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

  test('dashboard, history and trash have no English left', async ({ page, login, api, token, createOpportunity }) => {
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

  for (const width of [390, 1440]) {
    test(`axe finds nothing at ${width} px`, async ({ page, login }) => {
      await page.setViewportSize({ width, height: 900 });
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
  }
});

test('the switch changes every word and nothing that is typed, here, in other tabs and on the public pages', async ({
  page,
  login,
}) => {
  await login();
  await openNewForm(page);
  const other = await page.context().newPage();
  await login(other);
  await other.goto('/admin/manager');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await titleField(page).fill('Half a title');
  await page.getByLabel('Province', { exact: true }).selectOption('Salta');

  const spanish = page.getByRole('button', { name: 'Español' });
  await expect(spanish).toHaveAttribute('aria-pressed', 'false');
  await spanish.click();
  await expect(spanish).toHaveAttribute('aria-pressed', 'true');
  await expect(spanish).toBeFocused();
  await expect(page).toHaveTitle(`${es.titles.create} · Invest Argentina`);
  await expect(spanishTitle(page)).toHaveValue('Half a title');
  await expect(page.getByLabel(es.fields.province, { exact: true })).toHaveValue('SAL');
  await expect(page.getByLabel(es.fields.sector, { exact: true })).toHaveAccessibleDescription(es.problems.noSector);
  await expectSpanish(page);
  await expect(other.getByRole('heading', { level: 1, name: es.titles.list })).toBeVisible();

  await page.reload();
  await expect(spanishTitle(page)).toHaveValue('Half a title');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(titleField(page)).toHaveValue('Half a title');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.goto('/about');
  await expect(page).toHaveURL('/es/about');
});

test('the switch on the login keeps what is typed, and explains what is fixed in Spanish', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 401/);
  await page.goto('/admin');
  await page.getByLabel('Username').fill('somebody');
  await page.getByLabel('Password').fill('a secret');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByLabel(es.login.username)).toHaveValue('somebody');
  await expect(page.getByLabel(es.login.password)).toHaveValue('a secret');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Usuario no valido');
  await expect(page.getByText('The username or the password is not right.')).toBeVisible();
});

test('a refused token is told in Spanish, as it is fixed, and explained in English', async ({
  page,
  login,
  expectProblem,
}) => {
  expectProblem(/status of 403/);
  await page.route('**/api/opportunities/all*', (route) => route.fulfill({ status: 403, json: {} }));
  await login();
  await page.goto('/admin/manager');
  const dialog = page.getByRole('alertdialog', { name: /^Error 403: Acceso no autorizado/ });
  await expect(dialog).toHaveAccessibleDescription(/access is not authorised/);
});

test('a reader of Chinese gets English, and stays one on the public pages', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'zh'), languageStorageKey);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await storedLanguage(page)).toBe('zh');
});
