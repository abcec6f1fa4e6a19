import { accessibilityFaults } from '../support/accessibility.ts';
import { openNewForm, titleField, unsavedList } from '../support/admin-form.ts';
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(({ login }) => login());

test('discarding can be undone, in the form and in the list', async ({ page }) => {
  await openNewForm(page);
  await titleField(page).fill('Discarded by mistake');
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(titleField(page)).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'Discarded by mistake' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titleField(page)).toHaveValue('Discarded by mistake');
  await expect(titleField(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto('/admin/manager');
  await page.close();
  await openNewForm(other);
  await other.getByRole('button', { name: 'Discard Discarded by mistake' }).click();
  await expect(unsavedList(other)).toHaveCount(0);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(unsavedList(other)).toContainText('Discarded by mistake');
});

test('what was discarded is gone for good once the page is left', async ({ page }) => {
  await openNewForm(page);
  await titleField(page).fill('Never mind');
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Opportunities' }).click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByText('Not saved yet:')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('adminDraft')))).toEqual(
    [],
  );
});

const logOut = 'Keep unsaved texts on this computer?';

test('logging out asks what is to become of unsaved texts, and keeps them where it is told to', async ({ page }) => {
  await openNewForm(page);
  await titleField(page).fill('Kept after logging out');
  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('alertdialog', { name: logOut });
  await expect(dialog).toContainText('Kept after logging out');
  await page.keyboard.press('Escape');
  await expect(titleField(page)).toHaveValue('Kept after logging out');
  await page.getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(page).toHaveURL('/admin');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Kept after logging out');
});

test('it leaves nothing of them where they are to be discarded', async ({ page }) => {
  await openNewForm(page);
  await titleField(page).fill('Gone after logging out');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog', { name: logOut }).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/admin');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Gone after logging out',
  );
});

test('it asks nothing where there is nothing unsaved', async ({ page }) => {
  await page.goto('/admin/manager');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admin');
});

test('a field that is corrected is not called wrong any more, and the keyboard stays', async ({ page }) => {
  await openNewForm(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(titleField(page)).toHaveAttribute('aria-invalid', 'true');
  await titleField(page).pressSequentially('Wind');
  await expect(titleField(page)).not.toHaveAttribute('aria-invalid');
  await expect(titleField(page)).toBeFocused();
  await expect(page.getByLabel('Subtitle', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Subtitle', { exact: true }).fill('In the south');
  await page.getByLabel('Sector', { exact: true }).selectOption('Energy');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a storage that is full is told, and the text lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('adminDraft:')) throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await openNewForm(page);
  await titleField(page).fill('Kept by the page alone');
  await expect(page.getByRole('alert')).toContainText('What you type is not kept');
  await page.getByRole('link', { name: 'Opportunities' }).click();
  await page.getByRole('link', { name: 'Kept by the page alone' }).click();
  await expect(titleField(page)).toHaveValue('Kept by the page alone');
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on what is offered, undone and asked', async ({ page }) => {
      await openNewForm(page);
      await titleField(page).fill('Typed before');
      await page.evaluate(() => sessionStorage.removeItem('adminForm:new'));
      await page.reload();
      await expect(unsavedList(page)).toBeVisible();
      await titleField(page).fill('Typed now');
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Discard Typed before' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      if (width === 390) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('alertdialog', { name: logOut })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
}
