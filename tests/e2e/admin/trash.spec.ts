import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { titleField } from '../../support/admin/form.ts';
import { restoreButton, statusText, trashRow } from '../../support/admin/lists.ts';
import { expect, test } from '../../support/fixtures.ts';
import { deleteOne, readOne } from '../../support/sites/site-api.ts';

test.beforeEach(({ login }) => login());

test('A deleted opportunity is in the trash, which the sidebar links, and is restored from there', async ({
  page,
  createOpportunity,
  api,
  token,
}) => {
  const { id } = await createOpportunity({ title: 'Thrown away', subtitle: 'By mistake', sector: 'tourism' });
  await page.goto('/admin/manager');
  await page.getByRole('button', { name: `${texts.list.delete} Thrown away` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.deletion.confirm }).click();
  await expect(page.getByRole('heading', { name: 'Thrown away' })).toHaveCount(0);

  await page
    .getByRole('navigation', { name: texts.sidebar.heading })
    .getByRole('link', { name: texts.titles.trash })
    .click();
  await expect(page).toHaveURL('/admin/trash');
  await expect(page.getByRole('heading', { name: texts.titles.trash, level: 1 })).toBeFocused();
  await expect(page.getByText('Deleted opportunities stay here for 30 days')).toBeVisible();
  await expect(trashRow(page, 'Thrown away')).toContainText('By mistake');
  await expect(trashRow(page, 'Thrown away')).toContainText(texts.sectors.tourism);
  await expect(trashRow(page, 'Thrown away')).toContainText('30 days left');
  await expect(trashRow(page, 'Thrown away').getByRole('time')).toBeVisible();
  await restoreButton(page, 'Thrown away').click();
  await expect(statusText(page, texts.toasts.restored)).toContainText('Thrown away');
  await expect(trashRow(page, 'Thrown away')).toHaveCount(0);
  expect(await readOne(api, token, id)).toMatchObject({ title: 'Thrown away' });
  await statusText(page, texts.toasts.restored).getByRole('link', { name: texts.list.edit }).click();
  await expect(page).toHaveURL(`/admin/edit/${id}`);
  await expect(titleField(page)).toHaveValue('Thrown away');
});

test('Several opportunities are restored at once, and one Undo puts them back', async ({
  page,
  createOpportunity,
  api,
  token,
}) => {
  const titles = ['Together one', 'Together two', 'Left where it is'] as const;
  for (const title of titles) {
    const { id } = await createOpportunity({ title });
    await deleteOne(api, token, id);
  }
  await page.goto('/admin/trash');
  for (const title of titles.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  const selection = page.getByRole('region', { name: texts.selection.label });
  await expect(selection).toContainText('2 selected');
  await selection.getByRole('button', { name: texts.trash.restore }).click();
  await expect(statusText(page, '2 opportunities restored')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const title of titles.slice(0, 2)) await expect(trashRow(page, title)).toHaveCount(0);
  await expect(trashRow(page, 'Left where it is')).toBeVisible();
  await page.getByRole('button', { name: texts.toasts.undo }).click();
  for (const title of titles) await expect(trashRow(page, title)).toBeVisible();
});
