import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { choice, conflictRow, merge, openEdit } from '../../../support/admin/conflict.ts';
import { saveButton, subtitleField, titleField } from '../../../support/admin/form.ts';
import { pictureName } from '../../../support/admin/texts.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { readOne, saveChange } from '../../../support/sites/site-api.ts';

test.beforeEach(({ login, expectProblem }) => {
  expectProblem(/status of 409/);
  return login();
});

test('A choice is withdrawn when its field is typed again', async ({ page, createOpportunity, api, token }) => {
  const before = await createOpportunity({ title: 'Chosen away' });
  await openEdit(page, before.id);
  await titleField(page).fill('My title');
  await saveChange(api, token, before, { title: 'Their title' });
  await saveButton(page).click();
  await choice(page, 'Title: Theirs').check();
  await expect(page.getByText(texts.conflict.allDecided)).toBeVisible();
  await titleField(page).fill('My better title');
  await expect(page.getByText('1 choice left.')).toBeVisible();
  await expect(choice(page, 'Title: Theirs')).not.toBeChecked();
  await expect(conflictRow(page, /^Title/)).toContainText('My better title');
});

test('Choices that still hold survive a third version', async ({ page, createOpportunity, api, token }) => {
  const before = await createOpportunity({ title: 'First', subtitle: 'First' });
  await openEdit(page, before.id);
  await titleField(page).fill('My title');
  await subtitleField(page).fill('My subtitle');
  const second = await saveChange(api, token, before, { title: 'Second', subtitle: 'Second', stage: 'idea' });
  await saveButton(page).click();
  await choice(page, 'Title: Yours').check();
  await choice(page, 'Subtitle: Yours').check();
  await saveChange(api, token, second, { subtitle: 'Third' });
  await merge(page).click();

  await expect(page.getByText('1 choice left.')).toBeVisible();
  await expect(choice(page, 'Title: Yours')).toBeChecked();
  await expect(choice(page, 'Subtitle: Yours')).not.toBeChecked();
  await expect(conflictRow(page, /^Subtitle/)).toContainText('Third');
  await choice(page, 'Subtitle: Yours').check();
  await merge(page).click();
  await expect(page).toHaveURL('/admin/manager');
  expect(await readOne(api, token, before.id)).toMatchObject({
    title: 'My title',
    subtitle: 'My subtitle',
    stage: 'idea',
    version: 4,
  });
});

test('After a crash the base version comes from the history', async ({ page, createOpportunity, api, token }) => {
  const before = await createOpportunity({ title: 'Before the crash' });
  await openEdit(page, before.id);
  await titleField(page).fill('Typed before the crash');
  await saveChange(api, token, before, { subtitle: 'Saved meanwhile' });
  await page.reload();
  await expect(titleField(page)).toHaveValue('Typed before the crash');
  await saveButton(page).click();
  await expect(conflictRow(page, /^Title/)).toContainText('Only you changed it.');
  await expect(conflictRow(page, /^Subtitle/)).toContainText('Only the other version changed it.');
});

test('After a crash without the history every difference is a choice', async ({
  page,
  createOpportunity,
  api,
  token,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const before = await createOpportunity({ title: 'Nobody knows' });
  await openEdit(page, before.id);
  await titleField(page).fill('My title');
  await saveChange(api, token, before, { subtitle: 'Theirs' });
  await page.reload();
  await page.route('**/api/opportunities/history/*', (route) => route.abort());
  await saveButton(page).click();
  await expect(conflictRow(page, /^Subtitle/)).toContainText(texts.conflict.outcomes.unknown);
  await expect(page.getByText('2 choices left.')).toBeVisible();
});

test('A merge that fails on the network can be repeated', async ({
  page,
  createOpportunity,
  api,
  token,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const before = await createOpportunity({ title: 'Unlucky' });
  await openEdit(page, before.id);
  await titleField(page).fill('My title');
  await subtitleField(page).fill('My subtitle');
  await saveChange(api, token, before, { title: 'Their title' });
  await saveButton(page).click();
  await choice(page, 'Title: Theirs').check();
  await page.route('**/api/opportunities/save', (route) => route.abort(), { times: 1 });
  await merge(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
  await expect(titleField(page)).toHaveValue('My title');
  await expect(subtitleField(page)).toHaveValue('My subtitle');
  await page.getByRole('button', { name: texts.list.tryAgain }).click();
  await expect(page).toHaveURL('/admin/manager');
  expect(await readOne(api, token, before.id)).toMatchObject({ title: 'Their title', subtitle: 'My subtitle' });
});

test('Pictures added on both sides are all kept', async ({ page, createOpportunity, api, token }) => {
  const before = await createOpportunity({ title: 'Illustrated', images: ['home/1.jpg'] });
  const { imageURL: more } = await createOpportunity({
    title: 'Lends pictures',
    images: ['home/2.jpg', 'home/3.jpg'],
  });
  const [mine = '', theirs = ''] = more;
  await openEdit(page, before.id);
  await page.evaluate(
    ([name, added]) => {
      const key = `adminDraft:${sessionStorage.getItem(`adminForm:${name}`)}`;
      const changes = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...changes, imageURL: added, version: 1 }));
    },
    [before.id, [...before.imageURL, mine]] as const,
  );
  await page.reload();
  await expect(page.getByRole('img', { name: pictureName(2) })).toBeVisible();
  await saveChange(api, token, before, { imageURL: [...before.imageURL, theirs] });
  await saveButton(page).click();
  await expect(conflictRow(page, /^Pictures/)).toContainText(texts.conflict.outcomes.joined);
  await expect(
    conflictRow(page, /^Pictures/)
      .getByRole('rowheader')
      .getByRole('img'),
  ).toHaveCount(3);
  await merge(page).click();
  await expect(page).toHaveURL('/admin/manager');
  const { imageURL } = await readOne(api, token, before.id);
  expect(imageURL).toEqual([...before.imageURL, theirs, mine]);
});
