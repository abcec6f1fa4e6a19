import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { expect, test } from '../../../support/fixtures.ts';

test.beforeEach(({ login }) => login());

test('Either version can be kept in a conflict of two edits, and the choice undone', async ({
  page,
  otherVisitor,
  login,
  createOpportunity,
  expectProblem,
}) => {
  await test.step('A stale edit overwrites nothing and can be kept', async () => {
    expectProblem(/status of 409/);
    const { id } = await createOpportunity({ title: 'Both edit this', subtitle: 'As it was' });
    const other = await otherVisitor();
    await login(other);
    await page.goto(`/admin/edit/${id}`);
    await other.goto(`/admin/edit/${id}`);
    await page.getByLabel(texts.fields.title, { exact: true }).fill('My title');
    await other.getByLabel(texts.fields.title, { exact: true }).fill('Their title');
    await other.getByRole('button', { name: texts.form.save, exact: true }).click();
    await expect(other).toHaveURL('/admin/manager');

    await page.getByRole('button', { name: texts.form.save, exact: true }).click();
    const conflict = page.getByRole('region', { name: texts.conflict.other.heading });
    await expect(conflict.getByRole('heading')).toBeFocused();
    await expect(conflict.getByRole('row', { name: /Title/ })).toContainText('My title');
    await expect(conflict.getByRole('row', { name: /Title/ })).toContainText('Their title');
    await expect(conflict.getByRole('row', { name: /Subtitle/ })).toHaveCount(0);
    await expect(page.getByLabel(texts.fields.title, { exact: true })).toHaveValue('My title');

    await page.getByRole('button', { name: texts.conflict.keepMine }).click();
    await expect(page).toHaveURL('/admin/manager');
    await expect(page.getByRole('link', { name: `${texts.list.edit} My title` })).toBeVisible();
  });

  await test.step('The other version can be taken, undone and edited further', async () => {
    expectProblem(/status of 409/);
    const { id } = await createOpportunity({ title: 'Both edit this too' });
    const other = await otherVisitor();
    await login(other);
    await page.goto(`/admin/edit/${id}`);
    await page.getByLabel(texts.fields.title, { exact: true }).fill('Mine, given up');
    await other.goto(`/admin/edit/${id}`);
    await other.getByLabel(texts.fields.title, { exact: true }).fill('Theirs, taken');
    await other.getByRole('button', { name: texts.form.save, exact: true }).click();
    await expect(other).toHaveURL('/admin/manager');

    await page.getByRole('button', { name: texts.form.save, exact: true }).click();
    await page.getByRole('button', { name: texts.conflict.takeTheirs }).click();
    await expect(page.getByLabel(texts.fields.title, { exact: true })).toHaveValue('Theirs, taken');
    await page.getByRole('button', { name: texts.toasts.undo }).click();
    await expect(page.getByLabel(texts.fields.title, { exact: true })).toHaveValue('Mine, given up');
    await page.getByRole('button', { name: texts.form.save, exact: true }).click();
    await page.getByRole('button', { name: texts.conflict.takeTheirs }).click();
    await expect(page.getByLabel(texts.fields.title, { exact: true })).toHaveValue('Theirs, taken');
    await page.getByLabel(texts.fields.subtitle, { exact: true }).fill('And edited on');
    await page.getByRole('button', { name: texts.form.save, exact: true }).click();
    await expect(page).toHaveURL('/admin/manager');
    await expect(page.getByRole('listitem').filter({ hasText: 'Theirs, taken' })).toContainText('And edited on');
  });
});

test('URLs without a record show an error and a way back', async ({ page, expectProblem }) => {
  await test.step('An edit', async () => {
    expectProblem(/status of 404/);
    await page.goto('/admin/edit/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('alert')).toContainText('There is no opportunity at this address.');
    await page.getByRole('link', { name: texts.edit.back }).click();
    await expect(page).toHaveURL('/admin/manager');
  });

  await test.step('A history', async () => {
    expectProblem(/status of 404/);
    await page.goto('/admin/history/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('alert')).toContainText('There is no opportunity at this address.');
  });

  await test.step('An id that is the name of an object property', async () => {
    for (const name of ['constructor', '__proto__']) {
      await page.goto(`/admin/edit/${name}`);
      await expect(page.getByText('There is no opportunity at this address.')).toBeVisible();
      await expect(page.getByRole('button', { name: /Start a new opportunity/ })).toHaveCount(0);
    }
  });
});
