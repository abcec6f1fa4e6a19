import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { deleteOne, readOne, saveChange } from '../support/site-api.ts';

test.beforeEach(({ login }) => login());

const version = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^Version ${number}\\b`) }) });
const restore = (page: Page, number: number) => page.getByRole('button', { name: `Restore Version ${number}` });
const told = (page: Page) => page.getByRole('status');

test('the history is reached from the edit, and shows each version with what it changed', async ({
  page,
  createOpportunity,
  api,
  token,
}) => {
  const first = await createOpportunity({
    title: 'Salt',
    description: 'Brine under the crust.\n\nA road leads there.',
  });
  const second = await saveChange(api, token, first, { title: 'Salt flat', stage: 'idea' });
  const es = { title: 'Salar', subtitle: 'De salmuera', description: '' };
  await saveChange(api, token, second, {
    description: 'Brine under the white crust.\n\nA road leads there.',
    translations: { es },
  });
  await page.goto(`/admin/edit/${first.id}`);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(`/admin/history/${first.id}`);
  await expect(page).toHaveTitle(/^History/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([/^Version 3\s+Current$/, 'Version 2', 'Version 1']);
  const newest = version(page, 3);
  await expect(newest.getByRole('time')).toBeVisible();
  await expect(newest.getByRole('row', { name: /^Description/ }).locator('mark')).toHaveText(['white']);
  await expect(newest.getByRole('row', { name: /^All texts in Spanish/ })).toContainText('Salar');
  await expect(version(page, 2)).toContainText('Changed: Title · Stage');
  await expect(version(page, 2).getByRole('table')).toHaveCount(0);
  await version(page, 2).getByText('Changed: Title · Stage').click();
  await expect(version(page, 2).getByRole('row', { name: /^Title/ })).toContainText('Salt flat');
  await expect(version(page, 1)).toContainText('The first version.');
});

test('a version is restored, and that is taken back, by keyboard alone', async ({
  page,
  createOpportunity,
  api,
  token,
}) => {
  const first = await createOpportunity({ title: 'Restored by keyboard' });
  await saveChange(api, token, first, { title: 'Spoiled' });
  await page.goto(`/admin/history/${first.id}`);
  await expect(version(page, 2)).toBeVisible();
  await expect(restore(page, 2)).toHaveCount(0);
  await restore(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(told(page).filter({ hasText: 'Version 1 is back, as version 3.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(version(page, 3)).toContainText('Changed: Title');
  expect(await readOne(api, token, first.id)).toMatchObject({ title: 'Restored by keyboard', version: 3 });

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page).filter({ hasText: 'The restoration was taken back.' })).toBeVisible();
  expect(await readOne(api, token, first.id)).toMatchObject({ title: 'Spoiled', version: 4 });
});

test('nothing is restored over a version that she has not seen', async ({
  page,
  createOpportunity,
  api,
  token,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const first = await createOpportunity({ title: 'Seen' });
  const second = await saveChange(api, token, first, { title: 'Seen too' });
  await page.goto(`/admin/history/${first.id}`);
  await expect(version(page, 2)).toBeVisible();
  await saveChange(api, token, second, { title: 'Not seen' });
  await restore(page, 1).click();
  await expect(told(page).filter({ hasText: 'Someone else changed this opportunity meanwhile.' })).toBeVisible();
  await expect(version(page, 3)).toContainText('Not seen');
  expect(await readOne(api, token, first.id)).toMatchObject({ title: 'Not seen' });
});

test('what is in the trash comes back with a version of it', async ({ page, createOpportunity, api, token }) => {
  const first = await createOpportunity({ title: 'In the trash' });
  await saveChange(api, token, first, { title: 'Deleted after that' });
  await deleteOne(api, token, first.id);
  await page.goto(`/admin/history/${first.id}`);
  await expect(page.getByText('In the trash since')).toBeVisible();
  await restore(page, 1).click();
  await expect(told(page).filter({ hasText: 'Version 1 is back, as version 3.' })).toBeVisible();
  expect(await readOne(api, token, first.id)).toMatchObject({ title: 'In the trash' });
});

test('a history that cannot be loaded, and a restoration that fails, are tried again', async ({
  page,
  createOpportunity,
  api,
  token,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const first = await createOpportunity({ title: 'Far from the network' });
  await saveChange(api, token, first, { title: 'Changed' });
  await page.route('**/api/opportunities/history/*', (route) => route.abort(), { times: 1 });
  await page.goto(`/admin/history/${first.id}`);
  await expect(page.getByRole('alert')).toContainText('The history could not be loaded.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(version(page, 2)).toBeVisible();

  await page.route('**/api/opportunities/restore/*', (route) => route.abort(), { times: 1 });
  await restore(page, 1).click();
  await expect(told(page).filter({ hasText: 'Nothing was restored.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(told(page).filter({ hasText: 'Version 1 is back, as version 3.' })).toBeVisible();
});

test('without the word marks the versions can be compared all the same', async ({
  page,
  createOpportunity,
  api,
  token,
  expectProblem,
}) => {
  expectProblem(/marked-words|ERR_FAILED|Failed to fetch/);
  await page.route('**/marked-words*', (route) => route.abort());
  const first = await createOpportunity({ title: 'Unmarked' });
  await saveChange(api, token, first, { title: 'Unmarked words' });
  await page.goto(`/admin/history/${first.id}`);
  await expect(version(page, 2).getByRole('row', { name: /^Title/ })).toContainText('Unmarked words');
  await expect(page.locator('mark')).toHaveCount(0);
});

test('an id that names nothing says so', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await page.goto('/admin/history/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('alert')).toContainText('There is no opportunity at this address.');
});

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, with a version open and one restored`, async ({
    page,
    createOpportunity,
    api,
    token,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const first = await createOpportunity({ title: 'Checked history', images: ['home/1.jpg', 'home/2.jpg'] });
    await saveChange(api, token, first, {
      title: 'Checked and changed history',
      imageURL: first.imageURL.toReversed(),
      description: 'A word',
    });
    await page.goto(`/admin/history/${first.id}`);
    await expect(page.locator('mark').first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await restore(page, 1).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
