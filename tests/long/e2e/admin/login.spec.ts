import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { titleField } from '../../../support/admin/form.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { siteAccount } from '../../../support/sites/site-account.ts';

const { username, password } = siteAccount;

test('A loader covers the screen during the login, and logging out reaches every tab', async ({
  page,
  context,
  login,
}) => {
  await test.step('The loader covers the screen', async () => {
    const result = Promise.withResolvers<void>();
    await page.route('**/auth/login', async (route) => {
      await result.promise;
      await route.continue();
    });
    await page.goto('/admin');
    await page.getByLabel(texts.login.username).fill(username);
    await page.getByLabel(texts.login.password).fill(password);
    await page.getByRole('button', { name: texts.login.submit }).click();
    const loader = page.getByRole('status').filter({ hasText: texts.login.submitting });
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect.poll(() => loader.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    result.resolve();
    await expect(page).toHaveURL('/admin/manager');
  });
  await page.unrouteAll();
  await test.step('Logging out leads every other tab to the login', async () => {
    await login();
    await page.goto('/admin/upload');
    await expect(titleField(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/admin/manager');
    await other.getByRole('button', { name: texts.sidebar.logOut }).click();
    await expect(page).toHaveURL('/admin');
  });
});
