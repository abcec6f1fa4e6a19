import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { openNewForm, titleField, unsavedList } from '../../support/admin/form.ts';
import { expect, test } from '../../support/fixtures.ts';

test.beforeEach(({ login }) => login());

test('Discarded text can be restored with Undo, in the form and in the list of unsaved texts', async ({ page }) => {
  await openNewForm(page);
  await titleField(page).fill('Discarded by mistake');
  await page.reload();
  await page.getByRole('button', { name: texts.unsaved.discard }).click();
  await expect(titleField(page)).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'Discarded by mistake' })).toBeVisible();
  await page.getByRole('button', { name: texts.toasts.undo }).click();
  await expect(titleField(page)).toHaveValue('Discarded by mistake');
  await expect(titleField(page)).toBeFocused();
  await expect(page.getByRole('button', { name: texts.toasts.undo })).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto('/admin/manager');
  await page.close();
  await openNewForm(other);
  await other.getByRole('button', { name: `${texts.unsaved.discard} Discarded by mistake` }).click();
  await expect(unsavedList(other)).toHaveCount(0);
  await other.getByRole('button', { name: texts.toasts.undo }).click();
  await expect(unsavedList(other)).toContainText('Discarded by mistake');
});

test('Logging out asks whether to keep or discard unsaved text, and asks nothing without any', async ({
  page,
  login,
}) => {
  await test.step('Keep leaves the text in the storage', async () => {
    await openNewForm(page);
    await titleField(page).fill('Kept after logging out');
    await page.getByRole('button', { name: texts.sidebar.logOut }).click();
    const dialog = page.getByRole('alertdialog', { name: texts.logOut.question });
    await expect(dialog).toContainText('Kept after logging out');
    await page.keyboard.press('Escape');
    await expect(titleField(page)).toHaveValue('Kept after logging out');
    await page.getByRole('button', { name: texts.sidebar.logOut }).click();
    await dialog.getByRole('button', { name: texts.logOut.keep }).click();
    await expect(page).toHaveURL('/admin');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Kept after logging out');
  });
  await page.goto('/admin');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await login();
  await test.step('Discard removes it from the storage', async () => {
    await openNewForm(page);
    await titleField(page).fill('Gone after logging out');
    await page.getByRole('button', { name: texts.sidebar.logOut }).click();
    await page
      .getByRole('alertdialog', { name: texts.logOut.question })
      .getByRole('button', { name: texts.unsaved.discard })
      .click();
    await expect(page).toHaveURL('/admin');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'Gone after logging out',
    );
  });
  await page.goto('/admin');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await login();
  await test.step('Without unsaved text nothing is asked', async () => {
    await page.goto('/admin/manager');
    await page.getByRole('button', { name: texts.sidebar.logOut }).click();
    await expect(page).toHaveURL('/admin');
  });
});
