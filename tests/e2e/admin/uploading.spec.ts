import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { leaveQuestion, startUpload } from '../../support/admin/images.ts';
import { pictureName } from '../../support/admin/texts.ts';
import { expect, test } from '../../support/fixtures.ts';

test.beforeEach(({ login }) => login());

test('A link out of the form asks during an upload, and not after it', async ({ page }) => {
  const { release } = await startUpload(page);
  const link = page.getByRole('link', { name: texts.sidebar.opportunities });
  await link.click();
  const dialog = page.getByRole('alertdialog', { name: leaveQuestion });
  await expect(dialog).toContainText('harbour.jpg');
  await dialog.getByRole('button', { name: texts.leaving.stay }).click();
  await expect(page).toHaveURL('/admin/upload');
  await release();
  await expect(page.getByRole('img', { name: pictureName(1) })).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(dialog).toHaveCount(0);
});
