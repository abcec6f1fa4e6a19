import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { openNewForm, titleField } from '../../../support/admin/form.ts';
import { expect, test } from '../../../support/fixtures.ts';

test.beforeEach(({ login }) => login());

test('Discarded text is gone after leaving the page, and a full storage shows a warning', async ({
  page,
  createOpportunity,
}) => {
  await test.step('The list of unsaved texts is empty', async () => {
    await openNewForm(page);
    await titleField(page).fill('Never mind');
    await page.reload();
    await page.getByRole('button', { name: texts.unsaved.discard }).click();
    await page.getByRole('link', { name: texts.sidebar.opportunities }).click();
    await expect(page).toHaveURL('/admin/manager');
    await expect(page.getByText(texts.list.unsaved)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('adminDraft')))).toEqual(
      [],
    );
  });

  await test.step('The form shows the stored record', async () => {
    const { id } = await createOpportunity({ title: 'As stored' });
    await page.goto(`/admin/edit/${id}`);
    await titleField(page).fill('Never mind');
    await page.reload();
    await page.getByRole('button', { name: texts.unsaved.discard }).click();
    await expect(titleField(page)).toHaveValue('As stored');
    await expect(titleField(page)).toBeFocused();
    await page.reload();
    await expect(titleField(page)).toHaveValue('As stored');
    await expect(page.getByText(texts.form.restored)).toBeHidden();
  });

  await test.step('A full storage shows a warning and the text lasts until the page is left', async () => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('adminDraft:')) throw new DOMException('', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await openNewForm(page);
    await titleField(page).fill('Kept by the page alone');
    await expect(page.getByRole('alert')).toHaveText(texts.form.notKept);
    await page.getByRole('link', { name: texts.sidebar.opportunities }).click();
    await page.getByRole('link', { name: 'Kept by the page alone' }).click();
    await expect(titleField(page)).toHaveValue('Kept by the page alone');
  });
});
