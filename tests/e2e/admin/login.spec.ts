import { tokenStorageKey } from '#domain/calls/login';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { expect, test } from '../../support/fixtures.ts';
import { siteAccount } from '../../support/sites/site-account.ts';

const { username, password } = siteAccount;

test('Logging in opens the list, and logging out the login', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveTitle('Log in · Invest Argentina');
  await page.getByLabel(texts.login.username).fill(username);
  await page.getByLabel(texts.login.password).fill(password);
  await page.getByRole('button', { name: texts.login.submit }).click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('heading', { level: 1, name: texts.sidebar.opportunities })).toBeFocused();
  await expect(page).toHaveTitle('Opportunities · Invest Argentina');

  await page.getByRole('button', { name: texts.sidebar.logOut }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByLabel(texts.login.username)).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), tokenStorageKey)).toBeNull();
});

test('The login works by keyboard alone', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByLabel(texts.login.username)).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/manager');
});

test('Empty fields and a wrong password show errors and keep the text, and the password can be shown', async ({
  page,
  expectProblem,
}) => {
  await test.step('Empty fields are named and nothing is sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await page.goto('/admin');
    await page.getByRole('button', { name: texts.login.submit }).click();
    await expect(page.getByLabel(texts.login.username)).toBeFocused();
    await expect(page.getByLabel(texts.login.username)).toHaveAccessibleDescription(texts.login.missing.username);
    await expect(page.getByLabel(texts.login.password)).toHaveAccessibleDescription(texts.login.missing.password);
    expect(sent).not.toContain('POST');
  });

  await test.step('A wrong password keeps the text', async () => {
    expectProblem(/status of 401/);
    await page.goto('/admin');
    await page.getByLabel(texts.login.username).fill(username);
    await page.getByLabel(texts.login.password).fill('wrong');
    await page.getByRole('button', { name: texts.login.submit }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Usuario no valido');
    await expect(alert).toHaveAttribute('lang', 'es');
    await expect(page.getByText(texts.login.submitting)).toBeHidden();
    await expect(page.getByLabel(texts.login.username)).toHaveValue(username);
    await expect(page.getByLabel(texts.login.password)).toHaveValue('wrong');
    await expect(page.getByLabel(texts.login.password)).toBeFocused();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('The password can be shown and hidden', async () => {
    await page.goto('/admin');
    await page.getByLabel(texts.login.password).fill('a secret');
    await expect(page.getByLabel(texts.login.password)).toHaveAttribute('type', 'password');
    const show = page.getByRole('button', { name: texts.login.show });
    await show.click();
    await expect(page.getByLabel(texts.login.password)).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    await expect(page.getByLabel(texts.login.password)).toHaveAttribute('type', 'password');
    await expect(page.getByLabel(texts.login.password)).toHaveValue('a secret');
  });
});

test('Pages of the admin area lead to the login without a token', async ({ page }) => {
  for (const path of ['/admin/manager', '/admin/upload', '/admin/edit/00000000-0000-4000-8000-000000000000']) {
    await page.goto(path);
    await expect(page).toHaveURL('/admin');
    await expect(page.getByLabel(texts.login.username)).toBeVisible();
  }
});

test('A visitor with a token is led from the login to the list', async ({ page, login }) => {
  await login();
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/manager');
});
