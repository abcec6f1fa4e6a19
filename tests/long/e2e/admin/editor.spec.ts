import { limits } from '#domain/limits';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import {
  crash,
  field,
  fillForm,
  openEmptyForm,
  saveButton,
  saveForm,
  showTexts,
  titleField,
  unsavedList,
} from '../../../support/admin/form.ts';
import { originalTexts, textIn } from '../../../support/admin/texts.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { deleteOne } from '../../../support/sites/site-api.ts';

const spanish = { title: 'Litio', subtitle: 'De salmuera', description: 'En la Puna' };

test.beforeEach(({ login }) => login());

test('Tabs count their texts, copying keeps typed text, and fields count their characters', async ({
  page,
  createOpportunity,
}) => {
  await test.step('Tabs count their texts', async () => {
    const { id } = await createOpportunity({ ...originalTexts, translations: { es: { ...spanish, description: '' } } });
    await page.goto(`/admin/edit/${id}`);
    const tabs = page.getByRole('tablist', { name: texts.form.otherLanguages }).getByRole('tab');
    await expect(tabs).toHaveText([/Español\s*partly/, /中文\s*missing/]);
    await field(page, textIn(texts.fields.description, 'Spanish')).fill('En la Puna');
    await expect(tabs).toHaveText([/Español\s*complete/, /中文\s*missing/]);
  });
  await openEmptyForm(page);
  await test.step('Copying keeps typed text', async () => {
    const { id } = await createOpportunity(originalTexts);
    await page.goto(`/admin/edit/${id}`);
    await field(page, textIn(texts.fields.title, 'Spanish')).fill('Litio');
    await page.getByRole('button', { name: texts.form.copy }).click();
    await expect(field(page, textIn(texts.fields.title, 'Spanish'))).toHaveValue('Litio');
    await expect(field(page, textIn(texts.fields.subtitle, 'Spanish'))).toHaveValue('From brine');
  });
  await openEmptyForm(page);
  await test.step('Remaining characters', async () => {
    const group = page.locator('.field', { has: titleField(page) });
    await expect(group).not.toContainText('characters left');
    await titleField(page).fill(`  ${'x'.repeat(limits.title - 10)}e\u0301  `);
    await expect(group).toContainText('9 characters left');
    await expect(group.getByRole('status')).toHaveText('At most 10 characters left');
    await titleField(page).fill('x'.repeat(limits.title + 3));
    await expect(group).toContainText('3 characters too many');
    await expect(group.getByRole('status')).toHaveText(texts.counts.tooLong);
  });
  await openEmptyForm(page);
  await test.step('The cut of a subtitle on cards', async () => {
    const subtitle = field(page, texts.fields.subtitle);
    await subtitle.fill('Two lines\nthat are one');
    await expect(subtitle).toHaveValue('Two lines that are one');
    await expect(page.getByText(texts.form.onCards)).toHaveCount(0);
    await subtitle.fill(
      'Seven letters and more words than there is room for on a card that stands among eleven others',
    );
    await expect(page.getByText(texts.form.onCards)).toHaveCount(0);
    await subtitle.fill(
      'Seven letters and more words than there is room for on a card that stands among eleven others in a list',
    );
    await expect(page.getByText(texts.form.onCards)).toContainText('among eleven others in a…');
  });
});

test('After a save the page and the form are linked, and an unchanged save is reported as such', async ({
  page,
  createOpportunity,
  api,
  token,
}) => {
  await test.step('An edit links its page and form', async () => {
    const { id } = await createOpportunity({ title: 'Seen again' });
    await page.goto(`/admin/edit/${id}`);
    await field(page, texts.fields.subtitle).fill('Changed');
    await saveForm(page);
    const toast = page.getByRole('status').filter({ hasText: texts.toasts.updated });
    const view = toast.getByRole('link', { name: texts.toasts.view });
    await expect(view).toHaveAttribute('href', `/opportunity/${id}`);
    await expect(view).toHaveAttribute('target', '_blank');
    // The list, and the toast with it, scrolls until it has reached the row.
    await expect(page.getByRole('main').locator('a:focus, h1:focus')).toBeVisible();
    await toast.getByRole('link', { name: texts.toasts.edit }).click();
    await expect(page).toHaveURL(`/admin/edit/${id}`);
    await expect(field(page, texts.fields.subtitle)).toHaveValue('Changed');
  });

  await test.step('A draft links its form only', async () => {
    await createOpportunity({ title: 'Copied' });
    await page.goto('/admin/manager?q=copied');
    await page.getByRole('button', { name: `${texts.list.duplicate} Copied` }).click();
    await fillForm(page, 'Goes on');
    const { id } = await saveForm(page);
    const dialog = page.getByRole('alertdialog', { name: texts.toasts.saved });
    await expect(dialog).toContainText(texts.toasts.notPublic);
    await expect(dialog.getByRole('link', { name: texts.toasts.view })).toHaveCount(0);
    await dialog.getByRole('link', { name: texts.toasts.edit }).click();
    await expect(page).toHaveURL(`/admin/edit/${id}`);
    await expect(titleField(page)).toHaveValue('Goes on');
    await deleteOne(api, token, id);
  });

  await test.step('An unchanged save is reported', async () => {
    const { id } = await createOpportunity({ title: 'As it was' });
    await page.goto(`/admin/edit/${id}`);
    await expect(titleField(page)).toHaveValue('As it was');
    await saveButton(page).click();
    const toast = page.getByRole('status').filter({ hasText: 'As it was' });
    await expect(toast).toContainText(texts.toasts.unchanged);
    await expect(page.getByText(texts.toasts.updated)).toHaveCount(0);
  });
});

test('A killed tab loses no typed text in any language', async ({ page, context, login, createOpportunity }) => {
  const { id } = await createOpportunity({ title: 'Killed' });
  const tab = await context.newPage();
  await login(tab);
  await tab.goto(`/admin/edit/${id}`);
  await field(tab, texts.fields.title).fill('Killed while typing');
  await field(tab, textIn(texts.fields.title, 'Spanish')).fill('Muerta al escribir');
  await showTexts(tab, '中文');
  await field(tab, textIn(texts.fields.description, 'Chinese')).fill('打字时被关闭');
  await crash(context, tab);

  await page.goto(`/admin/edit/${id}`);
  await unsavedList(page)
    .getByRole('button', { name: `${texts.unsaved.continue} Killed while typing` })
    .click();
  await expect(titleField(page)).toHaveValue('Killed while typing');
  await expect(field(page, textIn(texts.fields.title, 'Spanish'))).toHaveValue('Muerta al escribir');
  await showTexts(page, '中文');
  await expect(field(page, textIn(texts.fields.description, 'Chinese'))).toHaveValue('打字时被关闭');
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });
  test('Texts in another language are filled in and saved by touch', async ({ page, createOpportunity }) => {
    const { id } = await createOpportunity({ title: 'By touch' });
    await page.goto(`/admin/edit/${id}`);
    await page.getByRole('tab', { name: '中文' }).tap();
    await page.getByRole('button', { name: texts.form.copy }).tap();
    await field(page, textIn(texts.fields.title, 'Chinese')).tap();
    await field(page, textIn(texts.fields.title, 'Chinese')).fill('触摸');
    const saving = page.waitForResponse('**/api/opportunities/save');
    await saveButton(page).tap();
    expect((await (await saving).json()).translations.zh.title).toBe('触摸');
  });
});
