import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { dayInArgentina } from '#domain/argentine-time';
import { openMatters, seekingKinds } from '#domain/opportunity/facts';
import texts from '../../src/admin/i18n/en.json' with { type: 'json' };
import { fillForm, openNewForm, saveForm, showTexts } from '../support/admin-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo, typeInto } from '../support/keyboard.ts';
import { paths } from '../support/paths.ts';
import { deleteOne } from '../support/site-api.ts';

const image = new URL('../../src/assets/illustrations/home/1.jpg', import.meta.url);
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const alert = (page: Page): Locator => page.getByRole('alert');

async function check(page: Page, group: string, choice: string): Promise<void> {
  await tabTo(page, page.getByRole('group', { name: group }).getByLabel(choice, { exact: true }));
  await page.keyboard.press('Space');
}

test.beforeEach(({ login }) => login());

test('every field is filled in by keyboard alone, saved, and there again in the form', async ({ page, api, token }) => {
  await openNewForm(page);
  const file = { name: '1.jpg', mimeType: 'image/jpeg', buffer: await readFile(image) };
  await page.getByLabel('Pictures').setInputFiles([file]);
  await expect(field(page, 'What picture 1 shows, in Spanish')).toBeVisible();

  await field(page, 'Title').focus();
  await page.keyboard.type('Lithium');
  await typeInto(page, 'Subtitle', 'From brine');
  await typeInto(page, 'Sector', 'Mining');
  await typeInto(page, 'Description', 'In the Puna');
  await typeInto(page, 'What picture 1 shows, in English', 'A salt flat');
  await typeInto(page, 'What picture 1 shows, in Spanish', 'Un salar');
  await typeInto(page, 'Status', 'Draft');
  await typeInto(page, 'Province', 'Salta');
  await typeInto(page, 'Investment from', '86,000,000');
  await typeInto(page, 'Investment up to', '120 000 000');
  await typeInto(page, 'Stage', 'Feas');
  await check(page, 'Looking for', 'Debt');
  await check(page, 'Looking for', 'Offtake');
  await typeInto(page, 'Deadline', '03312027');
  await tabTo(page, page.getByRole('button', { name: 'Confirmed today' }));
  await page.keyboard.press('Enter');
  await check(page, 'Not settled yet', 'Water');
  await typeInto(page, 'Title in Spanish', 'Litio');
  await typeInto(page, 'Subtitle in Spanish', 'De salmuera');
  await tabTo(page, page.getByRole('tab', { name: 'Español' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, 'Title in Chinese', '盐湖提锂');
  await typeInto(page, 'Subtitle in Chinese', '来自盐湖');
  await typeInto(page, 'Description in Chinese', '位于普纳高原');
  const confirmed = await field(page, 'Confirmed on').inputValue();
  expect(confirmed).toBe(dayInArgentina(new Date()));

  const saved = await saveForm(page);
  const [name] = saved.imageURL;
  expect(saved).toMatchObject({
    status: 'draft',
    province: 'SAL',
    investment: { from: 86_000_000, to: 120_000_000 },
    stage: 'feasibility',
    seeking: ['debt', 'offtake'],
    deadline: '2027-03-31',
    confirmedOn: confirmed,
    open: ['water'],
    translations: {
      es: { title: 'Litio', subtitle: 'De salmuera', description: '' },
      zh: { title: '盐湖提锂', subtitle: '来自盐湖', description: '位于普纳高原' },
    },
    imageAlts: { [name]: { en: 'A salt flat', es: 'Un salar' } },
  });

  await page.goto(`/admin/edit/${saved.id}`);
  await expect(field(page, 'Status')).toHaveValue('draft');
  await expect(field(page, 'Province')).toHaveValue('SAL');
  await expect(field(page, 'Investment from')).toHaveValue('86,000,000');
  await expect(field(page, 'Investment up to')).toHaveValue('120,000,000');
  await expect(field(page, 'Stage')).toHaveValue('feasibility');
  await expect(field(page, 'Deadline')).toHaveValue('2027-03-31');
  await expect(field(page, 'Confirmed on')).toHaveValue(confirmed);
  for (const kind of seekingKinds) {
    const box = page.getByRole('group', { name: 'Looking for' }).getByLabel(texts.seekingKinds[kind], { exact: true });
    await expect(box).toBeChecked({ checked: saved.seeking.includes(kind) });
  }
  for (const matter of openMatters) {
    const box = page
      .getByRole('group', { name: 'Not settled yet' })
      .getByLabel(texts.openMatters[matter], { exact: true });
    await expect(box).toBeChecked({ checked: saved.open.includes(matter) });
  }
  await showTexts(page, '中文');
  await expect(field(page, 'Title in Chinese')).toHaveValue('盐湖提锂');
  await expect(field(page, 'Title in Chinese')).toHaveAttribute('lang', 'zh');
  await expect(field(page, 'Description in Chinese')).toHaveValue('位于普纳高原');
  await expect(field(page, 'What picture 1 shows, in Spanish')).toHaveValue('Un salar');
  await expect(field(page, 'What picture 1 shows, in Spanish')).toHaveAttribute('lang', 'es');
  await deleteOne(api, token, saved.id);
});

test('what is emptied in the form is taken away, and what is not touched stays', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({
    province: 'SAL',
    investment: { from: 5 },
    seeking: ['debt'],
    deadline: '2027-03-31',
    translations: { es: { title: 'Litio', subtitle: 'De salmuera', description: '' } },
  });
  await page.goto(`/admin/edit/${id}`);
  await field(page, 'Province').selectOption('Not stated');
  await field(page, 'Investment from').fill('');
  await field(page, 'Debt').uncheck();
  await field(page, 'Title in Spanish').fill('');
  await field(page, 'Subtitle in Spanish').fill('');
  const saved = await saveForm(page);
  for (const key of ['province', 'investment', 'seeking', 'translations']) expect(saved).not.toHaveProperty(key);
  expect(saved).toMatchObject({ deadline: '2027-03-31', status: 'published' });
});

test('a sum that is none, and a range the wrong way round, are told where they stand; nothing is lost', async ({
  page,
  api,
  token,
}) => {
  const writes: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && writes.push(request.url())));
  await openNewForm(page);
  await fillForm(page, 'Sums');
  await field(page, 'Province').selectOption('Jujuy');
  const [from, to] = [field(page, 'Investment from'), field(page, 'Investment up to')];
  await from.fill('86 million');
  await to.fill('5');
  await page.keyboard.press('Enter');
  await expect(alert(page)).toHaveText('Nothing was saved. Please check the marked fields.');
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription(/whole US dollars in digits, from 1 to 1,000,000,000,000\./);

  await from.fill('86,000,000');
  await page.keyboard.press('Enter');
  await expect(to).toBeFocused();
  await expect(to).toHaveAccessibleDescription('Investment: the range ends below its beginning.');
  await expect(from).toHaveValue('86,000,000');
  await expect(field(page, 'Title')).toHaveValue('Sums');
  await expect(field(page, 'Province')).toHaveValue('JUJ');
  expect(writes).toEqual([]);

  await to.fill('90,000,000');
  await expect(alert(page)).toHaveCount(0);
  const saved = await saveForm(page);
  expect(saved).toMatchObject({ province: 'JUJ', investment: { from: 86_000_000, to: 90_000_000 } });
  await deleteOne(api, token, saved.id);
});

test('half a day is told at its field and takes nothing away; nor is a day taken that cannot be meant', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ deadline: '2027-03-01', confirmedOn: '2026-03-01' });
  const writes: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/save') && writes.push(request.url())));
  await page.goto(`/admin/edit/${id}`);
  const [deadline, confirmed] = [field(page, 'Deadline'), field(page, 'Confirmed on')];
  const told = async (control: Locator, problem: string) => {
    await expect(alert(page)).toHaveText('Nothing was saved. Please check the marked fields.');
    await expect(control).toBeFocused();
    await expect(control).toHaveAccessibleDescription(new RegExp(problem));
  };
  await deadline.focus();
  await page.keyboard.press('Backspace');
  await expect(deadline).toHaveValue('');
  await page.keyboard.press('Control+s');
  await told(deadline, 'Deadline: enter a day of the calendar\\.');

  await page.reload();
  await expect(deadline).toHaveValue('2027-03-01');
  await deadline.fill('0202-12-25');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await told(deadline, 'Deadline: enter a day of the calendar\\.');
  await deadline.fill('2027-05-01');
  await confirmed.fill('2999-01-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await told(confirmed, 'Confirmed on: enter a day of the calendar, at the latest today in Argentina\\.');

  // From an empty field, half a day makes no event of a change.
  await confirmed.fill('');
  await confirmed.focus();
  await page.keyboard.type('0301');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await told(confirmed, 'Confirmed on: enter a day of the calendar');
  expect(writes).toEqual([]);
  await page.keyboard.type('03012026');
  await expect(alert(page)).toHaveCount(0);
  expect(await saveForm(page)).toMatchObject({ deadline: '2027-05-01', confirmedOn: '2026-03-01' });
});

test('a translation without a title is told at its title', async ({ page }) => {
  await openNewForm(page);
  await fillForm(page, 'Half translated');
  await showTexts(page, '中文');
  await field(page, 'Subtitle in Chinese').fill('来自盐湖');
  await showTexts(page, 'Español');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field(page, 'Title in Chinese')).toBeFocused();
  await expect(field(page, 'Title in Chinese')).toHaveAccessibleDescription('Enter the title in Chinese.');
  await showTexts(page, 'Español');
  await expect(field(page, 'Title in Spanish')).not.toHaveAttribute('aria-invalid');
});

test('the languages to translate into are those that the text is not written in', async ({ page }) => {
  await openNewForm(page);
  await expect(field(page, 'Title in English')).toBeHidden();
  await field(page, 'Title in Spanish').fill('Litio');
  await field(page, 'Language of the text').selectOption('中文');
  await expect(page.getByRole('tab')).toHaveText([/English/, /Español/]);
  await showTexts(page, 'English');
  await expect(field(page, 'Title in English')).toBeVisible();
  await showTexts(page, 'Español');
  await expect(field(page, 'Title in Spanish')).toHaveValue('Litio');
});

test('facts and translations that were not saved survive a reload', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ province: 'SAL', images: ['home/1.jpg'] });
  await page.goto(`/admin/edit/${id}`);
  await field(page, 'Investment from').fill('86 million');
  await field(page, 'Grid connection').check();
  await field(page, 'Status').selectOption('Draft');
  await field(page, 'Title in Spanish').fill('Sin terminar');
  await field(page, 'What picture 1 shows, in Chinese').fill('盐湖');
  await page.reload();
  await expect(page.getByText('Unsaved changes restored')).toBeVisible();
  await expect(field(page, 'Investment from')).toHaveValue('86 million');
  await expect(field(page, 'Grid connection')).toBeChecked();
  await expect(field(page, 'Status')).toHaveValue('draft');
  await expect(field(page, 'Title in Spanish')).toHaveValue('Sin terminar');
  await expect(field(page, 'What picture 1 shows, in Chinese')).toHaveValue('盐湖');
  await expect(field(page, 'Province')).toHaveValue('SAL');
});

test('a draft is marked in the list and shown to nobody else, until it is published', async ({
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
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: 'View' })).toHaveCount(0);
  await row.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Status').selectOption('Published');
  await saveForm(page);
  await expect(row.getByRole('link', { name: 'View' })).toBeVisible();
  await expect(row.getByText('Draft', { exact: true })).toHaveCount(0);
  expect(await listed()).toBe(true);
  expect((await visitor.goto(`/opportunity/${id}`))?.status()).toBe(200);
});

test('where two versions differ, facts and texts are put into words', async ({
  page,
  api,
  token,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const theirs = { title: 'Both', subtitle: 'Edited', sector: 'energy' } as const;
  const { id } = await createOpportunity(theirs);
  await page.goto(`/admin/edit/${id}`);
  await field(page, 'Province').selectOption('Salta');
  await field(page, 'Debt').check();
  await field(page, 'Title in Spanish').fill('Ambos');
  await field(page, 'Subtitle in Spanish').fill('Editado');
  const headers = { Authorization: `Bearer ${token}` };
  const data = { ...theirs, id, stage: 'idea', investment: { from: 5_000, to: 6_000 } };
  await api.post(paths.saveOpportunity, { headers, data });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const row = (label: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
  await expect(row('Province').getByRole('cell')).toHaveText(['Salta', 'Empty']);
  await expect(row('Looking for').getByRole('cell')).toHaveText(['Debt', 'Empty']);
  await expect(row('Stage').getByRole('cell')).toHaveText(['Empty', 'Idea']);
  await expect(row('Investment').getByRole('cell')).toHaveText(['Empty', '5,000 – 6,000']);
  await expect(row('All texts in Spanish').getByRole('cell').first()).toContainText('Title in SpanishAmbos');
});
