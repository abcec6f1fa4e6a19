import type { Locator, Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { fill } from '../../../src/i18n/fill.ts';
import { field, saveAndStay, saveButton, saveForm, saveStatus } from '../../support/admin/form.ts';
import { expect, test } from '../../support/fixtures.ts';
import { paths } from '../../support/paths.ts';

const alert = (page: Page): Locator => page.getByRole('alert');

test.beforeEach(({ login }) => login());

test('A half-typed or impossible date shows an error at its field and keeps the saved date', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ deadline: '2027-03-01', confirmedOn: '2026-03-01' });
  const writes: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/save') && writes.push(request.url())));
  await page.goto(`/admin/edit/${id}`);
  const [deadline, confirmed] = [field(page, texts.fields.deadline), field(page, texts.fields.confirmedOn)];
  const expectProblemShown = async (control: Locator, problem: string) => {
    await expect(alert(page)).toHaveText(texts.form.invalid);
    await expect(control).toBeFocused();
    await expect(control).toHaveAccessibleDescription(new RegExp(problem.replaceAll('.', '\\.')));
  };
  await deadline.focus();
  await page.keyboard.press('Backspace');
  await expect(deadline).toHaveValue('');
  await page.keyboard.press('Control+s');
  await expectProblemShown(deadline, fill(texts.problems.date, { label: texts.fields.deadline }));

  await page.reload();
  await expect(deadline).toHaveValue('2027-03-01');
  await deadline.fill('0202-12-25');
  await saveButton(page).click();
  await expectProblemShown(deadline, fill(texts.problems.date, { label: texts.fields.deadline }));
  await deadline.fill('2027-05-01');
  await confirmed.fill('2999-01-01');
  await saveButton(page).click();
  await expectProblemShown(confirmed, fill(texts.problems.pastDate, { label: texts.fields.confirmedOn }));

  // Half a date typed into an empty field fires no change event.
  await confirmed.fill('');
  await confirmed.focus();
  await page.keyboard.type('0301');
  await saveButton(page).click();
  await expectProblemShown(confirmed, fill(texts.problems.pastDate, { label: texts.fields.confirmedOn }));
  expect(writes).toEqual([]);
  await page.keyboard.type('03012026');
  await expect(alert(page)).toHaveCount(0);
  expect(await saveForm(page)).toMatchObject({ deadline: '2027-05-01', confirmedOn: '2026-03-01' });
});

test('A draft is marked in the list and hidden from the public until it is published', async ({
  page,
  api,
  otherVisitor,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  const { id } = await createOpportunity({ title: 'Still a draft', status: 'draft' });
  const listed = async () => {
    const all: { readonly id: string }[] = await (await api.get(paths.opportunities)).json();
    return all.some((one) => one.id === id);
  };
  const visitor = await otherVisitor();
  expect(await listed()).toBe(false);
  expect((await visitor.goto(`/opportunity/${id}`))?.status()).toBe(404);

  await page.goto('/admin/manager');
  const row = page.getByRole('listitem').filter({ hasText: 'Still a draft' });
  await expect(row.getByText(texts.statuses.draft, { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: texts.list.view })).toHaveCount(0);
  await row.getByRole('link', { name: texts.list.edit }).click();
  await saveAndStay(page, 'publish');
  await expect(saveStatus(page)).toContainText(texts.statuses.published);
  await page.goto('/admin/manager');
  await expect(row.getByRole('link', { name: texts.list.view })).toBeVisible();
  await expect(row.getByText(texts.statuses.draft, { exact: true })).toHaveCount(0);
  expect(await listed()).toBe(true);
  expect((await visitor.goto(`/opportunity/${id}`))?.status()).toBe(200);
});
