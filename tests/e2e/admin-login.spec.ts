import { tokenStorageKey } from '#domain/login';
import { expect, test } from '../support/fixtures.ts';
import { siteAccount } from '../support/site-account.ts';

const { username, password } = siteAccount;

test('logging in leads to the list, and logging out back to the login', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveTitle('Log in · Invest Argentina');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeFocused();
  await expect(page).toHaveTitle('Opportunities · Invest Argentina');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), tokenStorageKey)).toBeNull();
});

test('the keyboard alone is enough', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/manager');
});

test('a wrong password is told, and what was typed stays', async ({ page, expectProblem }) => {
  expectProblem(/status of 401/);
  await page.goto('/admin');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Usuario no valido');
  await expect(alert).toHaveAttribute('lang', 'es');
  await expect(page.getByText('Logging in…')).toBeHidden();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expect(page.getByLabel('Password')).toHaveValue('wrong');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page).toHaveURL('/admin');
});

test('a loader covers the screen while the answer is awaited', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/auth/login', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/admin');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  const loader = page.getByRole('status').filter({ hasText: 'Logging in…' });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(() => loader.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  answer.resolve();
  await expect(page).toHaveURL('/admin/manager');
});

test('fields that are left empty are named, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Enter your username.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.');
  expect(sent).not.toContain('POST');
});

const tooMany = { error: 'too-many-requests', message: '' };
const failures = [
  ['too many attempts', 429, { 'Retry-After': '25' }, 'There were too many attempts. Try again in 25 seconds.'],
  ['a service that is down', 503, {}, 'The service is not available at the moment. Try again in a moment.'],
] as const;

for (const [what, status, headers, message] of failures) {
  test(`${what}: told, with when to try again`, async ({ page, expectProblem }) => {
    expectProblem(new RegExp(`status of ${status}`));
    await page.route('**/auth/login', (route) => route.fulfill({ status, headers, json: tooMany }));
    await page.goto('/admin');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByLabel('Password')).toHaveValue(password);
  });
}

test('a line that is down is told', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  await page.route('**/auth/login', (route) => route.abort());
  await page.goto('/admin');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
});

for (const path of ['/admin/manager', '/admin/upload', '/admin/edit/00000000-0000-4000-8000-000000000000']) {
  test(`${path} leads to the login without a token`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/admin');
    await expect(page.getByLabel('Username')).toBeVisible();
  });
}

test('who is logged in already is led to the list', async ({ page, login }) => {
  await login();
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/manager');
});

test('logging out in one tab leads every other one to the login', async ({ page, context, login }) => {
  await login();
  await page.goto('/admin/upload');
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/manager');
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admin');
});
