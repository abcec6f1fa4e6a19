import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { choice, conflict, conflictRow, merge, openEdit } from '../../support/admin/conflict.ts';
import { saveButton, saveForm, subtitleField, titleField } from '../../support/admin/form.ts';
import { expect, test } from '../../support/fixtures.ts';
import { readOne, saveChange } from '../../support/sites/site-api.ts';

test.beforeEach(({ login, expectProblem }) => {
  expectProblem(/status of 409/);
  return login();
});

test('Changes of two browsers in different fields are merged and each browser shows the outcome', async ({
  page,
  otherVisitor,
  login,
  createOpportunity,
  api,
  token,
}) => {
  const { id } = await createOpportunity({ title: 'A salt flat', description: 'Brine under the crust.' });
  const other = await otherVisitor();
  await login(other);
  await openEdit(page, id);
  await openEdit(other, id);
  await subtitleField(other).fill('Their subtitle');
  await other.getByLabel(texts.fields.description, { exact: true }).fill('Brine under the white crust.');
  await saveForm(other);
  await expect(other).toHaveURL('/admin/manager');
  await titleField(page).fill('My title');
  await saveButton(page).click();

  await expect(conflict(page).getByRole('heading')).toBeFocused();
  await expect(conflictRow(page, /^Title/)).toContainText(texts.conflict.outcomes.mine);
  await expect(conflictRow(page, /^Subtitle/)).toContainText(texts.conflict.outcomes.theirs);
  await expect(conflictRow(page, /^Description/).locator('mark')).toHaveText(['white']);
  await expect(page.getByRole('radio', { name: /^Use this/ })).toHaveCount(0);
  await expect(page.getByText(texts.conflict.allDecided)).toBeVisible();
  await merge(page).click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('status').filter({ hasText: texts.toasts.updated })).toContainText('My title');
  expect(await readOne(api, token, id)).toMatchObject({
    title: 'My title',
    subtitle: 'Their subtitle',
    description: 'Brine under the white crust.',
    version: 3,
  });
});

test('A field changed on both sides asks for a choice, which the keyboard alone can make', async ({
  page,
  createOpportunity,
  api,
  token,
}) => {
  const before = await createOpportunity({ title: 'As it was' });
  await openEdit(page, before.id);
  await titleField(page).fill('My title');
  await subtitleField(page).fill('My subtitle');
  await saveChange(api, token, before, { title: 'Their title', province: 'JUJ' });
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(conflict(page).getByRole('heading')).toBeFocused();
  await expect(page.getByText('1 choice left.')).toBeVisible();
  await expect(conflictRow(page, /^Title/)).toContainText(texts.conflict.outcomes.choice);

  // Without the choice nothing is saved: the focus moves to it.
  await merge(page).focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Title: Yours')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Title: Theirs')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(choice(page, 'Title: Yours')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(conflict(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(merge(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/manager');
  expect(await readOne(api, token, before.id)).toMatchObject({
    title: 'My title',
    subtitle: 'My subtitle',
    province: 'JUJ',
    version: 3,
  });
});
