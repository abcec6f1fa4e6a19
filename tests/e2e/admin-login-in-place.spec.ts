import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { fillForm, openNewForm, showTexts, titleField } from '../support/admin-form.ts';
import { preview } from '../support/admin-preview.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { siteAccount } from '../support/site-account.ts';
import { deleteOne } from '../support/site-api.ts';

const forbidden = 'Error 403: Acceso no autorizado. Intenta iniciar sesión nuevamente.';
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const refusal = (page: Page): Locator => page.getByRole('alertdialog', { name: forbidden });
const login = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Log in to go on' });

const test = base.extend<{ expire: () => void }>({
  /**
   * From then on the token is refused by the server, as one is that has expired; another one is not. The route is there
   * before the page is: a key that is pressed right after a route was added can be faster than it.
   */
  expire: async ({ page, token }, use) => {
    let isExpired = false;
    await page.route(/\/(?:api|admin\/preview)\//, (route) => {
      const headers = route.request().headers();
      const isRefused = isExpired && headers.authorization === `Bearer ${token}`;
      return route.continue(
        isRefused ? { headers: { ...headers, authorization: 'Bearer expired.expired.expired' } } : {},
      );
    });
    await use(() => {
      isExpired = true;
    });
  },
});

async function typePassword(page: Page, password: string = siteAccount.password): Promise<void> {
  await login(page).getByLabel('Username').fill(siteAccount.username);
  await login(page).getByLabel('Password').fill(password);
}

test.describe('over the form', () => {
  test.beforeEach(({ login }) => login());

  test('a token that expires in mid-edit: by keyboard alone, the save goes on with all that was typed', async ({
    page,
    expire,
    createOpportunity,
    expectProblem,
  }) => {
    expectProblem(/status of 403/);
    const { id } = await createOpportunity({ title: 'Before the token expired' });
    await page.goto(`/admin/edit/${id}`);
    await titleField(page).fill('Typed for an hour');
    await showTexts(page, '中文');
    await field(page, 'Title in Chinese').fill('打了一个小时');
    await field(page, 'Subtitle in Chinese').fill('没有保存');
    expire();
    const saved = page.waitForResponse((response) => response.url().endsWith('/save') && response.ok());
    await page.keyboard.press('ControlOrMeta+s');
    await expect(refusal(page).getByText(forbidden, { exact: true })).toHaveAttribute('lang', 'es');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Log in here and go on' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(login(page).getByLabel('Username')).toBeFocused();
    await page.keyboard.type(siteAccount.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(siteAccount.password);
    await page.keyboard.press('Enter');
    expect(await (await saved).json()).toMatchObject({
      title: 'Typed for an hour',
      translations: { zh: { title: '打了一个小时', subtitle: '没有保存' } },
    });
    await expect(page).toHaveURL('/admin/manager');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a wrong password is told, and what was typed in form and login stays', async ({
    page,
    expire,
    createOpportunity,
    expectProblem,
  }) => {
    expectProblem(/status of 40[13]/);
    const { id } = await createOpportunity({ title: 'Wrong at first' });
    await page.goto(`/admin/edit/${id}`);
    await titleField(page).fill('Typed, and kept');
    expire();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Log in here and go on' }).click();
    await typePassword(page, 'not this one');
    await page.keyboard.press('Enter');
    await expect(login(page).getByRole('alert')).toHaveText('Usuario no valido');
    await expect(login(page).getByLabel('Username')).toHaveValue(siteAccount.username);
    await expect(titleField(page)).toHaveValue('Typed, and kept');
    await typePassword(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/manager');
    await expect(page.getByRole('link', { name: 'Edit Typed, and kept' })).toBeVisible();
  });

  test('a picture whose upload was refused is uploaded after it', async ({
    page,
    api,
    token,
    expire,
    expectProblem,
  }) => {
    expectProblem(/status of 403/);
    await openNewForm(page);
    await fillForm(page, 'With a picture');
    expire();
    const buffer = await readFile(new URL('../../src/assets/illustrations/home/1.jpg', import.meta.url));
    await page.getByLabel('Pictures').setInputFiles([{ name: '1.jpg', mimeType: 'image/jpeg', buffer }]);
    await refusal(page).getByRole('button', { name: 'Log in here and go on' }).click();
    await typePassword(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'picture 1' })).toBeVisible();
    await expect(titleField(page)).toHaveValue('With a picture');
    const saving = page.waitForResponse('**/api/opportunities/save');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const { id, imageURL } = await (await saving).json();
    expect(imageURL).toHaveLength(1);
    await deleteOne(api, token, id);
  });

  test('who would rather go to the login finds all of it there again', async ({ page, expire, expectProblem }) => {
    expectProblem(/status of 403/);
    await openNewForm(page);
    await fillForm(page, 'Left for the login');
    expire();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Log in here and go on' }).click();
    await page.keyboard.press('Escape');
    await refusal(page).getByRole('button', { name: 'Log in again' }).click();
    await expect(page).toHaveURL('/admin');
    await page.getByLabel('Username').fill(siteAccount.username);
    await page.getByLabel('Password').fill(siteAccount.password);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Left for the login' }).click();
    await expect(titleField(page)).toHaveValue('Left for the login');
    await expect(field(page, 'Sector')).toHaveValue('energy');
  });

  test.describe('with the preview open', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('a refused preview interrupts nobody, and goes on after a login', async ({ page, expire, expectProblem }) => {
      expectProblem(/status of 403/);
      await openNewForm(page);
      await expect(preview(page)).toBeVisible();
      expire();
      await titleField(page).fill('Typed on');
      await expect(preview(page).getByRole('status')).toContainText('Your login has ended.');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(titleField(page)).toBeFocused();
      await preview(page).getByRole('button', { name: 'Log in again' }).click();
      await page.getByRole('button', { name: 'Log in here and go on' }).click();
      await typePassword(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(preview(page).getByRole('status')).toBeEmpty();
      await expect(titleField(page)).toHaveValue('Typed on');
    });
  });

  for (const width of [390, 1440]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 780 }, hasTouch: true });

      test('it is without fault, and filled in by touch', async ({ page, api, token, expire, expectProblem }) => {
        expectProblem(/status of 40[13]/);
        await openNewForm(page);
        await fillForm(page, `By touch at ${width}`);
        expire();
        await page.getByRole('button', { name: 'Save', exact: true }).tap();
        await expect(refusal(page)).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.getByRole('button', { name: 'Log in here and go on' }).tap();
        expect(await accessibilityFaults(page)).toEqual([]);
        await typePassword(page);
        const saved = page.waitForResponse((response) => response.url().endsWith('/save') && response.ok());
        await login(page).getByRole('button', { name: 'Log in', exact: true }).tap();
        const { id, title } = await (await saved).json();
        expect(title).toBe(`By touch at ${width}`);
        await deleteOne(api, token, id);
      });
    });
  }
});

test('the password can be shown, and is hidden again', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Password').fill('a secret');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  const show = page.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Password')).toHaveValue('a secret');
});
