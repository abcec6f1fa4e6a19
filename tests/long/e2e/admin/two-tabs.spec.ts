import type { Page } from '@playwright/test';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import {
  crash,
  fillForm,
  openNewForm,
  saveButton,
  saveForm,
  subtitleField,
  titleField,
  twoTabs,
  unsavedList,
} from '../../../support/admin/form.ts';
import { expect, test } from '../../../support/fixtures.ts';

test.beforeEach(({ login }) => login());

for (const [way, end] of [
  ['crash', crash],
  ['are closed', (_: unknown, page: Page) => page.close()],
] as const) {
  test(`After both tabs ${way} both texts are offered and each can be continued`, async ({ page, context, login }) => {
    const [one, other] = await twoTabs(page, login);
    await fillForm(one, 'Lost by the first');
    await fillForm(other, 'Lost by the second');
    for (const tab of [one, other]) await end(context, tab);
    const later = await context.newPage();
    await login(later);
    await openNewForm(later);
    await expect(titleField(later)).toHaveValue('');
    const offered = unsavedList(later).getByRole('listitem');
    await expect(offered).toHaveCount(2);
    await expect(offered.first()).toContainText('Lost by the second');
    await expect(offered.first().getByRole('time')).toBeVisible();
    await later.getByRole('button', { name: `${texts.unsaved.continue} Lost by the first` }).click();
    await expect(titleField(later)).toHaveValue('Lost by the first');
    await expect(titleField(later)).toBeFocused();
    await expect(offered).toHaveText([/Lost by the second/]);
    await later.getByRole('button', { name: `${texts.unsaved.continue} Lost by the second` }).click();
    await expect(titleField(later)).toHaveValue('Lost by the second');
    await expect(subtitleField(later)).toHaveValue('About Lost by the second');
    await expect(offered).toHaveText([/Lost by the first/]);
  });
}

test('A reloaded tab has its own text and does not offer that of a living tab', async ({ page, login }) => {
  const [one, other] = await twoTabs(page, login);
  await titleField(one).fill('Mine');
  await titleField(other).fill('The other');
  await one.reload();
  await expect(titleField(one)).toHaveValue('Mine');
  await expect(one.getByText(texts.form.restored)).toBeVisible();
  await other.goto('/admin/manager');
  await expect(other.getByRole('paragraph').filter({ hasText: /^Mine/ })).toContainText(texts.list.openElsewhere);
  await other.getByRole('link', { name: 'The other' }).click();
  await expect(titleField(other)).toHaveValue('The other');
  await expect(unsavedList(one)).toHaveCount(0);
});

test('A duplicated tab does not take the text of its original', async ({ page, login }) => {
  await openNewForm(page);
  await titleField(page).fill('The original');
  const copied = await page.evaluate(() => Object.entries({ ...sessionStorage }));
  const copy = await page.context().newPage();
  await login(copy);
  await copy.addInitScript((entries) => {
    if (sessionStorage.getItem('copied')) return;
    for (const [key, value] of [...entries, ['copied', 'yes'] as const]) sessionStorage.setItem(key, value);
  }, copied);
  await openNewForm(copy);
  await expect(titleField(copy)).toHaveValue('');
  await titleField(copy).fill('The copy');
  await copy.reload();
  await expect(titleField(copy)).toHaveValue('The copy');
  await page.reload();
  await expect(titleField(page)).toHaveValue('The original');
});

test('Two tabs that edit one opportunity keep two texts, and the later save is compared', async ({
  page,
  login,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const { id } = await createOpportunity({ title: 'Edited twice at once' });
  const other = await page.context().newPage();
  await login(other);
  for (const tab of [page, other]) await tab.goto(`/admin/edit/${id}`);
  await titleField(page).fill('By the first tab');
  await titleField(other).fill('By the second tab');
  await page.reload();
  await expect(titleField(page)).toHaveValue('By the first tab');
  await saveForm(other);
  await expect(other).toHaveURL('/admin/manager');
  await saveButton(page).click();
  const row = page.getByRole('row', { name: /^Title/ });
  await expect(row).toContainText('By the first tab');
  await expect(row).toContainText('By the second tab');
});

test('Text stored before forms were kept per tab is offered', async ({ page }) => {
  await page.goto('/admin/manager');
  await page.evaluate(() => {
    const changes = { title: 'Typed last week', subtitle: '', sector: '', description: '', imageURL: [] };
    localStorage.setItem('adminDraft:new', JSON.stringify(changes));
  });
  await openNewForm(page);
  await page.getByRole('button', { name: `${texts.unsaved.continue} Typed last week` }).click();
  await expect(titleField(page)).toHaveValue('Typed last week');
});
