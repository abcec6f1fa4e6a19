import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openMatters, seekingKinds } from '#domain/opportunity/facts';
import { dayInArgentina } from '#domain/time/day';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import {
  field,
  fillForm,
  openEmptyForm,
  openNewForm,
  saveAndStay,
  saveButton,
  saveForm,
  saveStatus,
  showTexts,
  titleField,
} from '../../../support/admin/form.ts';
import { pictureText, textIn } from '../../../support/admin/texts.ts';
import { tabTo, typeInto } from '../../../support/browser/keyboard.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { paths } from '../../../support/paths.ts';
import { deleteOne } from '../../../support/sites/site-api.ts';

const image = new URL('../../../../src/assets/illustrations/home/1.jpg', import.meta.url);
const alert = (page: Page): Locator => page.getByRole('alert');

async function check(page: Page, group: string, choice: string): Promise<void> {
  await tabTo(page, page.getByRole('group', { name: group }).getByLabel(choice, { exact: true }));
  await page.keyboard.press('Space');
}

test.beforeEach(({ login }) => login());

test('Every fact is filled in by keyboard alone, saved, and shown again in the form', async ({ page, api, token }) => {
  // The clock is stopped: the test may run across midnight in Argentina.
  const now = new Date();
  await page.clock.setFixedTime(now);
  await openNewForm(page);
  const file = { name: '1.jpg', mimeType: 'image/jpeg', buffer: await readFile(image) };
  await page.getByLabel(texts.fields.imageURL).setInputFiles([file]);
  await expect(field(page, pictureText(1, 'Spanish'))).toBeVisible();

  await field(page, texts.fields.title).focus();
  await page.keyboard.type('Lithium');
  await typeInto(page, texts.fields.subtitle, 'From brine');
  await typeInto(page, texts.fields.sector, 'Mining');
  await typeInto(page, texts.fields.description, 'In the Puna');
  await typeInto(page, pictureText(1, 'English'), 'A salt flat');
  await typeInto(page, pictureText(1, 'Spanish'), 'Un salar');
  await typeInto(page, texts.fields.province, 'Salta');
  await typeInto(page, texts.parts.investmentFrom, '86,000,000');
  await typeInto(page, texts.parts.investmentTo, '120 000 000');
  await typeInto(page, texts.fields.stage, 'Feas');
  await check(page, texts.fields.seeking, 'Debt');
  await check(page, texts.fields.seeking, 'Offtake');
  await typeInto(page, texts.fields.deadline, '03312027');
  await tabTo(page, page.getByRole('button', { name: texts.form.confirmedToday }));
  await page.keyboard.press('Enter');
  await check(page, texts.fields.open, 'Water');
  await typeInto(page, textIn(texts.fields.title, 'Spanish'), 'Litio');
  await typeInto(page, textIn(texts.fields.subtitle, 'Spanish'), 'De salmuera');
  await tabTo(page, page.getByRole('tab', { name: 'Español' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, textIn(texts.fields.title, 'Chinese'), '盐湖提锂');
  await typeInto(page, textIn(texts.fields.subtitle, 'Chinese'), '来自盐湖');
  await typeInto(page, textIn(texts.fields.description, 'Chinese'), '位于普纳高原');
  const confirmed = await field(page, texts.fields.confirmedOn).inputValue();
  expect(confirmed).toBe(dayInArgentina(now));

  const saved = await saveAndStay(page, 'saveDraft');
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
  await expect(saveStatus(page)).toContainText(texts.statuses.draft);
  await expect(field(page, texts.fields.province)).toHaveValue('SAL');
  await expect(field(page, texts.parts.investmentFrom)).toHaveValue('86,000,000');
  await expect(field(page, texts.parts.investmentTo)).toHaveValue('120,000,000');
  await expect(field(page, texts.fields.stage)).toHaveValue('feasibility');
  await expect(field(page, texts.fields.deadline)).toHaveValue('2027-03-31');
  await expect(field(page, texts.fields.confirmedOn)).toHaveValue(confirmed);
  for (const kind of seekingKinds) {
    const box = page
      .getByRole('group', { name: texts.fields.seeking })
      .getByLabel(texts.seekingKinds[kind], { exact: true });
    await expect(box).toBeChecked({ checked: saved.seeking.includes(kind) });
  }
  for (const matter of openMatters) {
    const box = page
      .getByRole('group', { name: texts.fields.open })
      .getByLabel(texts.openMatters[matter], { exact: true });
    await expect(box).toBeChecked({ checked: saved.open.includes(matter) });
  }
  await showTexts(page, '中文');
  await expect(field(page, textIn(texts.fields.title, 'Chinese'))).toHaveValue('盐湖提锂');
  await expect(field(page, textIn(texts.fields.title, 'Chinese'))).toHaveAttribute('lang', 'zh');
  await expect(field(page, textIn(texts.fields.description, 'Chinese'))).toHaveValue('位于普纳高原');
  await expect(field(page, pictureText(1, 'Spanish'))).toHaveValue('Un salar');
  await expect(field(page, pictureText(1, 'Spanish'))).toHaveAttribute('lang', 'es');
  await deleteOne(api, token, saved.id);
});

test('Emptied facts are removed, untouched ones stay, and unsaved facts survive a reload', async ({
  page,
  createOpportunity,
}) => {
  await test.step('Emptied facts are removed', async () => {
    const { id } = await createOpportunity({
      province: 'SAL',
      investment: { from: 5 },
      seeking: ['debt'],
      deadline: '2027-03-31',
      translations: { es: { title: 'Litio', subtitle: 'De salmuera', description: '' } },
    });
    await page.goto(`/admin/edit/${id}`);
    await field(page, texts.fields.province).selectOption(texts.form.notSaid);
    await field(page, texts.parts.investmentFrom).fill('');
    await field(page, texts.seekingKinds.debt).uncheck();
    await field(page, textIn(texts.fields.title, 'Spanish')).fill('');
    await field(page, textIn(texts.fields.subtitle, 'Spanish')).fill('');
    const saved = await saveForm(page);
    for (const key of ['province', 'investment', 'seeking', 'translations']) expect(saved).not.toHaveProperty(key);
    expect(saved).toMatchObject({ deadline: '2027-03-31', status: 'published' });
  });

  await test.step('Unsaved facts survive a reload', async () => {
    const { id } = await createOpportunity({ province: 'SAL', images: ['home/1.jpg'] });
    await page.goto(`/admin/edit/${id}`);
    await field(page, texts.parts.investmentFrom).fill('86 milion');
    await field(page, texts.openMatters.grid).check();
    await field(page, textIn(texts.fields.title, 'Spanish')).fill('Sin terminar');
    await field(page, pictureText(1, 'Chinese')).fill('盐湖');
    await page.reload();
    await expect(page.getByText(texts.form.restored)).toBeVisible();
    await expect(field(page, texts.parts.investmentFrom)).toHaveValue('86 milion');
    await expect(field(page, texts.openMatters.grid)).toBeChecked();
    await expect(saveStatus(page)).toContainText(texts.form.unsaved);
    await expect(field(page, textIn(texts.fields.title, 'Spanish'))).toHaveValue('Sin terminar');
    await expect(field(page, pictureText(1, 'Chinese'))).toHaveValue('盐湖');
    await expect(field(page, texts.fields.province)).toHaveValue('SAL');
  });
});

test('Invalid sums and translations without a title show errors at their fields and lose nothing', async ({
  page,
  api,
  token,
}) => {
  await test.step('An invalid sum and a reversed range', async () => {
    const writes: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && writes.push(request.url())));
    await openNewForm(page);
    await fillForm(page, 'Sums');
    await field(page, texts.fields.province).selectOption('Jujuy');
    const [from, to] = [field(page, texts.parts.investmentFrom), field(page, texts.parts.investmentTo)];
    await from.fill('86 milion');
    await to.fill('5');
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveText(texts.form.invalid);
    await expect(from).toBeFocused();
    await expect(from).toHaveAccessibleDescription(/whole US dollars from 1 to 1,000,000,000,000, such as/);

    await from.fill('86,000,000');
    await page.keyboard.press('Enter');
    await expect(to).toBeFocused();
    await expect(to).toHaveAccessibleDescription('Investment: the upper end of the range is below the lower end.');
    await expect(from).toHaveValue('86,000,000');
    await expect(field(page, texts.fields.title)).toHaveValue('Sums');
    await expect(field(page, texts.fields.province)).toHaveValue('JUJ');
    expect(writes).toEqual([]);

    await to.fill('90,000,000');
    await expect(alert(page)).toHaveCount(0);
    const saved = await saveForm(page);
    expect(saved).toMatchObject({ province: 'JUJ', investment: { from: 86_000_000, to: 90_000_000 } });
    await deleteOne(api, token, saved.id);
  });
  await openEmptyForm(page);
  await test.step('A translation without a title', async () => {
    await fillForm(page, 'Half translated');
    await showTexts(page, '中文');
    await field(page, textIn(texts.fields.subtitle, 'Chinese')).fill('来自盐湖');
    await showTexts(page, 'Español');
    await saveButton(page).click();
    await expect(field(page, textIn(texts.fields.title, 'Chinese'))).toBeFocused();
    await expect(field(page, textIn(texts.fields.title, 'Chinese'))).toHaveAccessibleDescription(
      'Enter the title in Chinese.',
    );
    await showTexts(page, 'Español');
    await expect(field(page, textIn(texts.fields.title, 'Spanish'))).not.toHaveAttribute('aria-invalid');
  });
  await openEmptyForm(page);
  await test.step('The tabs leave out the language of the text', async () => {
    await expect(field(page, textIn(texts.fields.title, 'English'))).toBeHidden();
    await field(page, textIn(texts.fields.title, 'Spanish')).fill('Litio');
    await field(page, texts.fields.language).selectOption('中文');
    await expect(page.getByRole('tab')).toHaveText([/English/, /Español/]);
    await showTexts(page, 'English');
    await expect(field(page, textIn(texts.fields.title, 'English'))).toBeVisible();
    await showTexts(page, 'Español');
    await expect(field(page, textIn(texts.fields.title, 'Spanish'))).toHaveValue('Litio');
  });
});

test('A conflict names facts, texts and the language in words', async ({
  page,
  api,
  token,
  createOpportunity,
  expectProblem,
}) => {
  await test.step('Facts and texts', async () => {
    expectProblem(/status of 409/);
    const theirs = { title: 'Both', subtitle: 'Edited', sector: 'energy' } as const;
    const { id } = await createOpportunity(theirs);
    await page.goto(`/admin/edit/${id}`);
    await field(page, texts.fields.province).selectOption('Salta');
    await field(page, texts.seekingKinds.debt).check();
    await field(page, textIn(texts.fields.title, 'Spanish')).fill('Ambos');
    await field(page, textIn(texts.fields.subtitle, 'Spanish')).fill('Editado');
    const headers = { Authorization: `Bearer ${token}` };
    const data = { ...theirs, id, stage: 'idea', investment: { from: 5_000, to: 6_000 } };
    await api.post(paths.saveOpportunity, { headers, data });
    await saveButton(page).click();
    const row = (label: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
    await expect(row(texts.fields.province).getByRole('cell')).toHaveText(['Salta', 'Empty']);
    await expect(row(texts.fields.seeking).getByRole('cell')).toHaveText(['Debt', 'Empty']);
    await expect(row(texts.fields.stage).getByRole('cell')).toHaveText(['Empty', 'Idea']);
    await expect(row(texts.fields.investment).getByRole('cell')).toHaveText(['Empty', '5,000 – 6,000']);
    await expect(row('All texts in Spanish').getByRole('cell').first()).toContainText('Title in SpanishAmbos');
  });

  await test.step('The language of the text', async () => {
    expectProblem(/status of 409/);
    const { id, title, subtitle, sector } = await createOpportunity({ title: 'Whose language' });
    await page.goto(`/admin/edit/${id}`);
    await titleField(page).fill('Whose language is it');
    const headers = { Authorization: `Bearer ${token}` };
    await api.post('/api/opportunities/save', { headers, data: { id, title, subtitle, sector, language: 'zh' } });
    await saveButton(page).click();
    const row = page.getByRole('row', { name: /Language of the text/ });
    await expect(row).toContainText('English');
    await expect(row).toContainText('中文');
  });
});
