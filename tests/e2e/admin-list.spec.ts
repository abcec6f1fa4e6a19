import { expect, test } from '../support/fixtures.ts';

/** The calls that load the list, page by page. */
const list = /\/api\/opportunities\/all\?/;
const question = 'Are you sure you want to delete the opportunity?';

test.beforeEach(({ login }) => login());

test('an opportunity shows its title, subtitle and sector, and the ways on', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ title: 'List of one', subtitle: 'Shown in the list', sector: 'real-state' });
  await page.goto('/admin/manager');
  const row = page.getByRole('listitem').filter({ hasText: 'List of one' });
  await expect(row).toContainText('Shown in the list');
  await expect(row).toContainText('Real Estate');
  await expect(row.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/opportunity/${id}`);
  await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/admin/edit/${id}`);
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(`/opportunity/${id}`);
});

test('cancelling keeps the opportunity and gives the focus back', async ({ page, createOpportunity }) => {
  await createOpportunity({ title: 'Kept after all' });
  await page.goto('/admin/manager');
  const remove = page.getByRole('button', { name: 'Delete Kept after all' });
  await remove.click();
  await expect(page.getByRole('alertdialog', { name: question })).toContainText('Kept after all');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(remove).toBeFocused();

  await remove.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.reload();
  await expect(remove).toBeVisible();
});

test('confirming deletes it and its images', async ({ page, createOpportunity }) => {
  const { id, imageURL } = await createOpportunity({ title: 'To be deleted', images: ['home/1.jpg', 'home/2.jpg'] });
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(new URL(request.url()).pathname);
  });
  await page.goto('/admin/manager');
  await page.getByRole('button', { name: 'Delete To be deleted' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Opportunity deleted' })).toContainText('To be deleted');
  await expect(page.getByRole('listitem').filter({ hasText: 'To be deleted' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect
    .poll(() => deletions)
    .toEqual([`/api/opportunities/delete/${id}`, ...imageURL.map((name) => `/api/files/delete/${name}`)]);
  await page.reload();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'To be deleted' })).toHaveCount(0);
});

test('a deletion that fails says so and can be tried again', async ({ page, createOpportunity, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  await createOpportunity({ title: 'Hard to delete' });
  await page.goto('/admin/manager');
  await page.route('**/api/opportunities/delete/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Delete Hard to delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The opportunity could not be deleted.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hard to delete' })).toHaveCount(0);
});

test('a list that cannot be loaded says why and can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  const unavailable = { status: 503, json: { error: 'unavailable', message: '' } };
  await page.route(list, (route) => route.fulfill(unavailable), { times: 1 });
  await page.goto('/admin/manager');
  await expect(page.getByRole('alert')).toContainText('The opportunities could not be loaded.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test('an empty list says so', async ({ page }) => {
  await page.route(list, (route) => route.fulfill({ json: [] }));
  await page.goto('/admin/manager');
  await expect(page.getByText('There are no opportunities yet.')).toBeVisible();
});

test('a deletion under way cannot be dismissed, so that its failure is seen', async ({
  page,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/opportunities\/delete/);
  const answered = Promise.withResolvers<void>();
  await createOpportunity({ title: 'Slow to delete' });
  await page.goto('/admin/manager');
  await page.route('**/api/opportunities/delete/*', async (route) => {
    await answered.promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Delete Slow to delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click({ force: true });
  await expect(dialog).toBeVisible();
  answered.resolve();
  await expect(dialog.getByRole('alert')).toContainText('The opportunity could not be deleted.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('trying again keeps the keyboard on the screen', async ({ page, expectProblem }) => {
  expectProblem(/opportunities\/all/);
  await page.route(list, (route) => route.abort(), { times: 1 });
  await page.goto('/admin/manager');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tourism' }).first()).toBeVisible();
});

for (const name of ['constructor', '__proto__']) {
  test(`a path that names ${name} is an opportunity that is not there`, async ({ page }) => {
    await page.goto(`/admin/edit/${name}`);
    await expect(page.getByText('There is no opportunity at this address.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Start a new opportunity/ })).toHaveCount(0);
  });
}
