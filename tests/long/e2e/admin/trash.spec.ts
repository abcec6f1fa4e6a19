import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { restoreButton, statusText, trashRow } from '../../../support/admin/lists.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { deleteOne, readOne } from '../../../support/sites/site-api.ts';

test.beforeEach(({ login }) => login());

test('A restoration is undone by keyboard, and a record restored by somebody else stays as it is', async ({
  page,
  createOpportunity,
  api,
  token,
  otherVisitor,
  login,
}) => {
  await test.step('A restoration is undone by keyboard', async () => {
    const { id } = await createOpportunity({ title: 'Back and forth' });
    await deleteOne(api, token, id);
    await page.goto('/admin/trash');
    await restoreButton(page, 'Back and forth').focus();
    await page.keyboard.press('Enter');
    await expect(statusText(page, texts.toasts.restored)).toContainText('Back and forth');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: texts.toasts.undo })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(statusText(page, texts.trash.undone)).toBeVisible();
    await expect(trashRow(page, 'Back and forth')).toBeVisible();
  });

  await test.step('A record restored elsewhere stays', async () => {
    const { id } = await createOpportunity({ title: 'Brought back elsewhere' });
    await deleteOne(api, token, id);
    await page.goto('/admin/trash');
    await expect(trashRow(page, 'Brought back elsewhere')).toBeVisible();
    const other = await otherVisitor();
    await login(other);
    await other.goto('/admin/trash');
    await restoreButton(other, 'Brought back elsewhere').click();
    await expect(statusText(other, texts.toasts.restored)).toBeVisible();
    const { version } = await readOne(api, token, id);
    await restoreButton(page, 'Brought back elsewhere').click();
    await expect(trashRow(page, 'Brought back elsewhere')).toHaveCount(0);
    expect(await readOne(api, token, id)).toMatchObject({ version });
  });
});

test('A trash that fails to load and a restoration that fails can be repeated', async ({
  page,
  createOpportunity,
  api,
  token,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const { id } = await createOpportunity({ title: 'Out of reach' });
  await deleteOne(api, token, id);
  await page.route('**/api/opportunities/trash', (route) => route.abort(), { times: 1 });
  await page.goto('/admin/trash');
  await expect(page.getByRole('alert')).toContainText(texts.trash.failed);
  await page.getByRole('button', { name: texts.list.tryAgain }).click();
  await page.route('**/api/opportunities/restore/*', (route) => route.abort(), { times: 1 });
  await restoreButton(page, 'Out of reach').click();
  await expect(statusText(page, texts.history.same)).toContainText('Out of reach');
  await expect(trashRow(page, 'Out of reach')).toBeVisible();
  await page.getByRole('button', { name: texts.list.tryAgain }).click();
  await expect(statusText(page, texts.toasts.restored)).toContainText('Out of reach');
  expect(await readOne(api, token, id)).toMatchObject({ title: 'Out of reach' });
});
