import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { restore, status, version } from '../../../support/admin/lists.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { deleteOne, readOne, saveChange } from '../../../support/sites/site-api.ts';

test.beforeEach(({ login }) => login());

test('A restoration never overwrites an unseen version, and brings a deleted record back from the trash', async ({
  page,
  createOpportunity,
  api,
  token,
  expectProblem,
}) => {
  await test.step('An unseen version stays', async () => {
    expectProblem(/status of 409/);
    const first = await createOpportunity({ title: 'Seen' });
    const second = await saveChange(api, token, first, { title: 'Seen too' });
    await page.goto(`/admin/history/${first.id}`);
    await expect(version(page, 2)).toBeVisible();
    await saveChange(api, token, second, { title: 'Not seen' });
    await restore(page, 1).click();
    await expect(status(page).filter({ hasText: texts.history.overtaken })).toBeVisible();
    await expect(version(page, 3)).toContainText('Not seen');
    expect(await readOne(api, token, first.id)).toMatchObject({ title: 'Not seen' });
  });

  await test.step('A deleted record comes back', async () => {
    const first = await createOpportunity({ title: 'In the trash' });
    await saveChange(api, token, first, { title: 'Deleted after that' });
    await deleteOne(api, token, first.id);
    await page.goto(`/admin/history/${first.id}`);
    await expect(page.getByText(texts.history.deleted)).toBeVisible();
    await restore(page, 1).click();
    await expect(status(page).filter({ hasText: 'Version 1 was restored as version 3.' })).toBeVisible();
    expect(await readOne(api, token, first.id)).toMatchObject({ title: 'In the trash' });
  });
});

test('Versions can be compared without the code of the word marks, and failed calls can be repeated', async ({
  page,
  createOpportunity,
  api,
  token,
  expectProblem,
}) => {
  await test.step('Without the code of the word marks', async () => {
    expectProblem(/marked-words|ERR_FAILED|Failed to fetch/);
    await page.route('**/marked-words*', (route) => route.abort());
    const first = await createOpportunity({ title: 'Unmarked' });
    await saveChange(api, token, first, { title: 'Unmarked words' });
    await page.goto(`/admin/history/${first.id}`);
    await expect(version(page, 2).getByRole('row', { name: /^Title/ })).toContainText('Unmarked words');
    await expect(page.locator('mark')).toHaveCount(0);
  });
  await page.unrouteAll();
  await test.step('A failed load and a failed restoration', async () => {
    expectProblem(/ERR_FAILED/);
    const first = await createOpportunity({ title: 'Far from the network' });
    await saveChange(api, token, first, { title: 'Changed' });
    await page.route('**/api/opportunities/history/*', (route) => route.abort(), { times: 1 });
    await page.goto(`/admin/history/${first.id}`);
    await expect(page.getByRole('alert')).toContainText(texts.history.failed);
    await page.getByRole('button', { name: texts.list.tryAgain }).click();
    await expect(version(page, 2)).toBeVisible();

    await page.route('**/api/opportunities/restore/*', (route) => route.abort(), { times: 1 });
    await restore(page, 1).click();
    await expect(status(page).filter({ hasText: texts.history.notRestored })).toBeVisible();
    await page.getByRole('button', { name: texts.list.tryAgain }).click();
    await expect(status(page).filter({ hasText: 'Version 1 was restored as version 3.' })).toBeVisible();
  });
});
