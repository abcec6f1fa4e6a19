import { expect, test } from '../support/fixtures.ts';

test.beforeEach(({ login }) => login());

test('an edit is saved, told on the list, and shown when edited again', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ title: 'Before the edit', images: ['home/1.jpg', 'home/2.jpg'] });
  await page.goto(`/admin/edit/${id}`);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('Before the edit');
  await expect(page.getByLabel('Sector', { exact: true })).toHaveValue('energy');
  await title.fill('After the edit');
  await page.getByRole('button', { name: 'Remove: picture 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/manager');
  const message = page.getByRole('status').filter({ hasText: 'Opportunity updated' });
  await expect(message.getByText('Opportunity updated', { exact: true })).toBeVisible();
  await expect(message).toContainText('After the edit');
  await expect(page.getByText('Not saved yet:')).toBeHidden();
  await page.getByRole('link', { name: 'Edit After the edit' }).click();
  await expect(title).toHaveValue('After the edit');
  await expect(page.getByRole('img', { name: /picture/ })).toHaveCount(1);
});

test('an edit that someone else has overtaken overwrites nothing and loses nothing', async ({
  page,
  otherVisitor,
  login,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const { id } = await createOpportunity({ title: 'Both edit this', subtitle: 'As it was' });
  const other = await otherVisitor();
  await login(other);
  await page.goto(`/admin/edit/${id}`);
  await other.goto(`/admin/edit/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('My title');
  await other.getByLabel('Title', { exact: true }).fill('Their title');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other).toHaveURL('/admin/manager');

  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('region', { name: 'Someone else saved this opportunity meanwhile' });
  await expect(conflict.getByRole('heading')).toBeFocused();
  await expect(conflict.getByRole('row', { name: /Title/ })).toContainText('My title');
  await expect(conflict.getByRole('row', { name: /Title/ })).toContainText('Their title');
  await expect(conflict.getByRole('row', { name: /Subtitle/ })).toHaveCount(0);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('My title');

  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('link', { name: 'Edit My title' })).toBeVisible();
});

test('the other version can be taken and edited on', async ({
  page,
  otherVisitor,
  login,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const { id } = await createOpportunity({ title: 'Both edit this too' });
  const other = await otherVisitor();
  await login(other);
  await page.goto(`/admin/edit/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('Mine, given up');
  await other.goto(`/admin/edit/${id}`);
  await other.getByLabel('Title', { exact: true }).fill('Theirs, taken');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other).toHaveURL('/admin/manager');

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Theirs, taken');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mine, given up');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Theirs, taken');
  await page.getByLabel('Subtitle', { exact: true }).fill('And edited on');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('listitem').filter({ hasText: 'Theirs, taken' })).toContainText('And edited on');
});

test('an id that names nothing says so and leads back', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await page.goto('/admin/edit/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert')).toContainText('There is no opportunity at this address.');
  await page.getByRole('link', { name: 'Back to opportunities' }).click();
  await expect(page).toHaveURL('/admin/manager');
});
