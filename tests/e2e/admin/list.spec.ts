import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { expect, test } from '../../support/fixtures.ts';

const question = 'Are you sure you want to delete the opportunity?';

test.beforeEach(({ login }) => login());

test('A row shows its texts and links, and cancelling a deletion keeps it and returns the focus', async ({
  page,
  createOpportunity,
}) => {
  await test.step('Texts and links', async () => {
    const { id } = await createOpportunity({
      title: 'List of one',
      subtitle: 'Shown in the list',
      sector: 'real-state',
    });
    await page.goto('/admin/manager');
    const row = page.getByRole('listitem').filter({ hasText: 'List of one' });
    await expect(row).toContainText('Shown in the list');
    await expect(row).toContainText(texts.sectors['real-state']);
    await expect(row.getByRole('link', { name: texts.list.view })).toHaveAttribute('href', `/opportunity/${id}`);
    await expect(row.getByRole('link', { name: texts.list.edit })).toHaveAttribute('href', `/admin/edit/${id}`);
    await row.getByRole('link', { name: texts.list.view }).click();
    await expect(page).toHaveURL(`/opportunity/${id}`);
  });

  await test.step('Cancelling a deletion', async () => {
    await createOpportunity({ title: 'Kept after all' });
    await page.goto('/admin/manager');
    const remove = page.getByRole('button', { name: `${texts.list.delete} Kept after all` });
    await remove.click();
    await expect(page.getByRole('alertdialog', { name: question })).toContainText('Kept after all');
    await page.getByRole('button', { name: texts.deletion.cancel }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(remove).toBeFocused();

    await remove.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.reload();
    await expect(remove).toBeVisible();
  });
});

test('A confirmed deletion removes the opportunity and its pictures', async ({ page, createOpportunity }) => {
  const { id, imageURL } = await createOpportunity({ title: 'To be deleted', images: ['home/1.jpg', 'home/2.jpg'] });
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(new URL(request.url()).pathname);
  });
  await page.goto('/admin/manager');
  await page.getByRole('button', { name: `${texts.list.delete} To be deleted` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.deletion.confirm }).click();
  await expect(page.getByRole('status').filter({ hasText: texts.toasts.deleted })).toContainText('To be deleted');
  await expect(page.getByRole('listitem').filter({ hasText: 'To be deleted' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect
    .poll(() => deletions)
    .toEqual([`/api/opportunities/delete/${id}`, ...imageURL.map((name) => `/api/files/delete/${name}`)]);
  await page.reload();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'To be deleted' })).toHaveCount(0);
});
