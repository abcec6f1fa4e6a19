import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { titleField } from '../../../support/admin/form.ts';
import { illustrationFile, leaveQuestion, startUpload } from '../../../support/admin/images.ts';
import { pictureName } from '../../../support/admin/texts.ts';
import { expect, test } from '../../../support/fixtures.ts';

const lostFile = '“harbour.jpg” was not uploaded. Choose it again.';

test.beforeEach(({ login }) => login());

test('Going back asks, files not uploaded are named later, and logging out asks about the picture first', async ({
  page,
  login,
}) => {
  await test.step('Logging out asks about the picture first', async () => {
    await startUpload(page);
    await page.getByRole('button', { name: texts.sidebar.logOut }).click();
    await page
      .getByRole('alertdialog', { name: leaveQuestion })
      .getByRole('button', { name: texts.leaving.leave })
      .click();
    await page
      .getByRole('alertdialog', { name: texts.logOut.question })
      .getByRole('button', { name: texts.logOut.keep })
      .click();
    await expect(page).toHaveURL('/admin');
  });
  await page.unrouteAll();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await login();
  await test.step('Going back asks and names the file later', async () => {
    await startUpload(page);
    await page.goBack();
    const dialog = page.getByRole('alertdialog', { name: leaveQuestion });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/admin/upload');
    await dialog.getByRole('button', { name: texts.leaving.leave }).click();
    await expect(page).toHaveURL('/admin/manager');
    await page.getByRole('link', { name: 'With an image' }).click();
    await expect(page.getByText(lostFile)).toBeVisible();
    await page.getByRole('button', { name: texts.images.lostDismiss }).click();
    await expect(page.getByText(lostFile)).toHaveCount(0);
    await page.reload();
    await expect(titleField(page)).toHaveValue('With an image');
    await expect(page.getByText(lostFile)).toHaveCount(0);
  });
});

test('Reloading asks in the words of the browser, and the lost file is named afterwards', async ({ page }) => {
  await startUpload(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(titleField(page)).toHaveValue('With an image');
  await expect(page.getByText(lostFile)).toBeVisible();
  await page.unroute('**/api/files/upload');
  await page.getByLabel(texts.fields.imageURL).setInputFiles([await illustrationFile('harbour.jpg')]);
  await expect(page.getByText(lostFile)).toHaveCount(0);
  await expect(page.getByRole('img', { name: pictureName(1) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: pictureName(1) })).toBeVisible();
  await expect(page.getByText(lostFile)).toHaveCount(0);
});
