import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { restore, status, version } from '../../support/admin/lists.ts';
import { expect, test } from '../../support/fixtures.ts';
import { readOne, saveChange } from '../../support/sites/site-api.ts';

test.beforeEach(({ login }) => login());

test('The history opens from the edit and shows what each version changed', async ({
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
  await page.getByRole('link', { name: texts.titles.history }).click();
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
  await expect(version(page, 1)).toContainText(texts.history.first);
});

test('A version is restored and the restoration undone by keyboard alone', async ({
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
  await expect(
    status(page).filter({ hasText: 'Version 1 was restored as version 3. The status is unchanged: Published.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(version(page, 3)).toContainText('Changed: Title');
  expect(await readOne(api, token, first.id)).toMatchObject({ title: 'Restored by keyboard', version: 3 });

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.toasts.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page).filter({ hasText: texts.history.undone })).toBeVisible();
  expect(await readOne(api, token, first.id)).toMatchObject({ title: 'Spoiled', version: 4 });
});
