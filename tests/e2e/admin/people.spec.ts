import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveButton, titleField } from '../../support/admin/form.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ ownSite: true });

test('An invited editor sets a password, edits under their own name, and is refused once removed', async ({
  page,
  login,
  otherVisitor,
  createOpportunity,
  expectProblem,
}) => {
  const { id } = await createOpportunity({ title: 'Edited by Bea' });
  await login();
  await page.goto('/admin/manager');
  const sidebar = page.getByRole('navigation', { name: texts.sidebar.heading });
  let link = '';

  await test.step('The owner adds a person and gets a link', async () => {
    await sidebar.getByRole('link', { name: texts.titles.people }).click();
    await expect(page.getByText(texts.people.nobody)).toBeVisible();
    await page.getByLabel(texts.people.name, { exact: true }).fill('Bea Ruiz');
    await page.getByLabel(texts.people.username, { exact: true }).fill('bea');
    await page.getByRole('button', { name: texts.people.invite }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Bea Ruiz' })).toContainText('Invited until');
    link = await page.getByLabel(texts.people.link).inputValue();
  });

  const editor = await otherVisitor();
  await test.step('The editor sets a password and edits', async () => {
    await editor.goto(link);
    await expect(editor.getByText('Your username is bea.')).toBeVisible();
    await editor.getByLabel(texts.account.password, { exact: true }).fill('too short');
    await editor.getByRole('button', { name: texts.invitation.set }).click();
    await expect(editor.getByLabel(texts.account.password, { exact: true })).toBeFocused();
    await editor.getByLabel(texts.account.password, { exact: true }).fill('a long password');
    await editor.getByLabel(texts.account.again).fill('a long password');
    await editor.getByRole('button', { name: texts.invitation.set }).click();
    await expect(editor).toHaveURL('/admin/manager');
    const theirs = editor.getByRole('navigation', { name: texts.sidebar.heading });
    await expect(theirs.getByRole('link', { name: 'Bea Ruiz' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: texts.titles.people })).toHaveCount(0);
    await page.goto(`/admin/edit/${id}`);
    await titleField(page).fill('Edited by the owner');
    await editor.goto(`/admin/edit/${id}`);
    await titleField(editor).fill('Edited by Bea Ruiz');
    await saveButton(editor).click();
    await expect(editor.getByRole('status').filter({ hasText: texts.toasts.updated }).first()).toBeVisible();
  });

  await test.step('A conflict names the author of the other version and its time', async () => {
    expectProblem(/status of 409/);
    await saveButton(page).click();
    const conflict = page.getByRole('region', { name: texts.conflict.other.heading });
    await expect(conflict.getByRole('paragraph').filter({ hasText: texts.conflict.other.saved })).toHaveText(
      /^Theirs was saved .*\d by Bea Ruiz$/,
    );
  });

  await test.step('The history names both authors', async () => {
    await page.goto(`/admin/history/${id}`);
    const versions = page.getByRole('main').getByRole('listitem');
    await expect(versions.filter({ hasText: 'Version 2' })).toContainText('by Bea Ruiz');
    await expect(versions.filter({ hasText: 'Version 1' })).toContainText('by test-admin');
  });

  await test.step('The owner removes the person, whose next request is refused', async () => {
    await page.goto('/admin/people');
    await page.getByRole('button', { name: `${texts.people.actions.remove} Bea Ruiz` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.people.actions.remove }).click();
    await expect(page.getByText(texts.people.nobody)).toBeVisible();
    expectProblem(/403/);
    await editor.goto('/admin/manager');
    await expect(editor.getByRole('alertdialog')).toContainText('Error 403');
    expectProblem(/404/);
    await editor.goto(link);
    await expect(editor.getByText(texts.invitation.gone)).toBeVisible();
  });
});
