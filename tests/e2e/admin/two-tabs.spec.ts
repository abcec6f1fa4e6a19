import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { fillForm, saveForm, titleField, twoTabs } from '../../support/admin/form.ts';
import { expect, test } from '../../support/fixtures.ts';
import { deleteOne } from '../../support/sites/site-api.ts';

test.beforeEach(({ login }) => login());

test('Two tabs of a new opportunity save two opportunities and do not affect each other', async ({
  page,
  login,
  api,
  token,
}) => {
  const [one, other] = await twoTabs(page, login);
  await fillForm(one, 'From the first tab');
  await expect(titleField(other)).toHaveValue('');
  await fillForm(other, 'From the second tab');
  await titleField(one).press('End');
  await titleField(one).pressSequentially(', typed last');
  const second = await saveForm(other);
  await expect(other.getByRole('alertdialog', { name: texts.toasts.saved })).toBeVisible();
  const first = await saveForm(one);
  await expect(one.getByRole('alertdialog', { name: texts.toasts.saved })).toBeVisible();
  expect([first.title, second.title]).toEqual(['From the first tab, typed last', 'From the second tab']);
  expect(first.id).not.toBe(second.id);
  for (const { id } of [first, second]) await deleteOne(api, token, id);
});
