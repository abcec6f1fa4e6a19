import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveButton, titleField } from '../../../support/admin/form.ts';
import { forbidden, spoilToken } from '../../../support/admin/login.ts';
import { expect, test } from '../../../support/fixtures.ts';

test.beforeEach(({ login }) => login());

test('Text for an opportunity deleted meanwhile can be saved as a new one, and the list reports a refused token', async ({
  page,
  api,
  token,
  createOpportunity,
  expectProblem,
}) => {
  await test.step('Saved as a new opportunity', async () => {
    expectProblem(/status of 404/);
    const { id } = await createOpportunity({ title: 'Deleted meanwhile' });
    await page.goto(`/admin/edit/${id}`);
    await titleField(page).fill('Saved as a new one');
    const headers = { Authorization: `Bearer ${token}` };
    await api.delete(`/api/opportunities/delete/${id}`, { headers });
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText(texts.form.gone);
    const saving = page.waitForResponse('**/api/opportunities/save');
    await page.getByRole('button', { name: texts.form.saveAsNew }).click();
    const saved = await (await saving).json();
    await expect(page).toHaveURL('/admin/manager');
    await expect(page.getByRole('link', { name: `${texts.list.edit} Saved as a new one` })).toBeVisible();
    expect(saved.id).not.toBe(id);
    await api.delete(`/api/opportunities/delete/${saved.id}`, { headers });
  });

  await test.step('The list reports a refused token', async () => {
    expectProblem(/status of 403/);
    await page.goto('/admin/manager');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await spoilToken(page);
    await page.getByRole('alertdialog', { name: forbidden }).getByRole('button').click();
    await expect(page).toHaveURL('/admin');
  });
});
