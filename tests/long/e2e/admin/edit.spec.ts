import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveButton, subtitleField, titleField } from '../../../support/admin/form.ts';
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
    await titleField(page).fill('My title');
    await titleField(other).fill('Their title');
    await saveButton(other).click();
    await expect(other).toHaveURL('/admin/manager');

    await saveButton(page).click();
    const conflict = page.getByRole('region', { name: texts.conflict.other.heading });
    await expect(conflict.getByRole('heading')).toBeFocused();
    await expect(conflict.getByRole('row', { name: /Title/ })).toContainText('My title');
    await expect(conflict.getByRole('row', { name: /Title/ })).toContainText('Their title');
    await expect(conflict.getByRole('row', { name: /Subtitle/ })).toHaveCount(0);
    await expect(titleField(page)).toHaveValue('My title');

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
    await titleField(page).fill('Mine, given up');
    await other.goto(`/admin/edit/${id}`);
    await titleField(other).fill('Theirs, taken');
    await saveButton(other).click();
    await expect(other).toHaveURL('/admin/manager');

    await saveButton(page).click();
    await page.getByRole('button', { name: texts.conflict.takeTheirs }).click();
    await expect(titleField(page)).toHaveValue('Theirs, taken');
    await page.getByRole('button', { name: texts.toasts.undo }).click();
    await expect(titleField(page)).toHaveValue('Mine, given up');
    await saveButton(page).click();
    await page.getByRole('button', { name: texts.conflict.takeTheirs }).click();
    await expect(titleField(page)).toHaveValue('Theirs, taken');
    await subtitleField(page).fill('And edited on');
    await saveButton(page).click();
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
