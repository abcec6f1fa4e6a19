import type { Locator, Page } from '@playwright/test';
import type { Opportunity } from '#domain/opportunity/opportunity';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { accessibilityFaults } from '../browser/accessibility.ts';
import { expect } from '../fixtures.ts';
import { deleteOne, saveChange, type saveNew } from '../sites/site-api.ts';
import { fillForm, openNewForm, saveButton, showTexts, subtitleField, titleField, unsavedList } from './form.ts';
import { choice, fileOf, smallPictures } from './images.ts';
import { manyEnquiries, serveInbox } from './large-inbox.ts';
import { manyOpportunities, serveList } from './large-opportunity-list.ts';
import { preview, shownPreview } from './preview.ts';

type Api = Parameters<typeof saveNew>[0];

/** The fixtures that the screens need. The page has the width under test. */
export interface AdminFixtures {
  readonly page: Page;
  readonly api: Api;
  readonly token: string;
  readonly login: (page?: Page) => Promise<void>;
  readonly createOpportunity: (wanted?: Parameters<typeof saveNew>[2]) => Promise<Opportunity>;
  readonly expectProblem: (pattern: RegExp) => void;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Expects that the page has no accessibility fault and is not wider than the window. */
async function expectNoFault(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function checkLogin({ page }: AdminFixtures): Promise<void> {
  await page.goto('/admin');
  await button(page, texts.login.submit).click();
  await expect(page.getByLabel(texts.login.username)).toHaveAccessibleDescription(texts.login.missing.username);
  await expectNoFault(page);
}

/** The list with its menu, its confirmation dialog, several selected rows, and without results. */
async function checkList({ page, login }: AdminFixtures): Promise<void> {
  await serveList(page, manyOpportunities(120));
  await login();
  await page.goto('/admin/manager');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectNoFault(page);
  await button(page, texts.sidebar.menu).click();
  await expectNoFault(page);
  await button(page, texts.sidebar.menu).click();
  await page.getByLabel(texts.selection.page).check();
  await expectNoFault(page);
  const selection = page.getByRole('region', { name: texts.selection.label });
  await openActions(page, selection);
  await selection.getByRole('button', { name: texts.deletion.confirm }).click();
  const question = page.getByRole('alertdialog', { name: texts.deletion.question });
  await expect(question).toContainText(texts.deletion.others.other.replace('{count}', '42'));
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  await page.getByLabel(texts.filters.q, { exact: true }).fill('nothing has this word');
  await expect(page.getByText(texts.filters.none)).toBeVisible();
  await expectNoFault(page);
}

/** Opens the actions of a selection, which a phone has behind a button. */
async function openActions(page: Page, selection: Locator): Promise<void> {
  const actions = selection.getByRole('button', { name: texts.selection.actions });
  if (!(await actions.isVisible())) return;
  await actions.click();
  await expectNoFault(page);
}

/** A new opportunity: empty, refused, next to unsaved texts of another tab, and with the logout dialog. */
async function checkNewForm({ page, login }: AdminFixtures): Promise<void> {
  await login();
  await openNewForm(page);
  await expectNoFault(page);
  await saveButton(page).click();
  await expectNoFault(page);
  await titleField(page).fill('Typed before');
  await page.evaluate(() => sessionStorage.removeItem('adminForm:new'));
  await page.reload();
  await expect(unsavedList(page)).toBeVisible();
  await titleField(page).fill('Typed now');
  await expectNoFault(page);
  await page.getByRole('button', { name: `${texts.unsaved.discard} Typed before` }).click();
  await expect(button(page, texts.unsaved.undo)).toBeVisible();
  await expectNoFault(page);
  const logOut = page.getByRole('button', { name: texts.sidebar.logOut });
  if (!(await logOut.isVisible())) await button(page, texts.sidebar.menu).click();
  await logOut.click();
  await expect(page.getByRole('alertdialog', { name: texts.logOut.question })).toBeVisible();
  await expectNoFault(page);
}

/** An edit in every language, with the list of what is missing, and with restored changes. */
async function checkEdit({ page, login, createOpportunity }: AdminFixtures): Promise<void> {
  const { id } = await createOpportunity({ description: 'Long. '.repeat(400), images: ['home/1.jpg', 'home/2.jpg'] });
  await login();
  await page.goto(`/admin/edit/${id}`);
  await page.getByText(/^Still to add/).click();
  for (const language of ['Español', '中文']) {
    await showTexts(page, language);
    await expectNoFault(page);
  }
  await titleField(page).fill('Another title');
  await page.reload();
  await expect(page.getByText(texts.form.restored)).toBeVisible();
  await expectNoFault(page);
}

/** A conflict with every kind of row, and one with only the choice between two versions. */
async function checkConflict({ page, login, createOpportunity, api, token, expectProblem }: AdminFixtures) {
  expectProblem(/status of 409/);
  const es = { title: 'Litio', subtitle: 'De salmuera', description: '' };
  const before = await createOpportunity({ title: 'Checked', images: ['home/1.jpg'], translations: { es } });
  const [image = ''] = before.imageURL;
  await login();
  await page.goto(`/admin/edit/${before.id}`);
  await titleField(page).fill('My title');
  await subtitleField(page).fill('My subtitle');
  const theirs = await saveChange(api, token, before, {
    title: 'Their title',
    translations: { es: { ...es, title: 'El litio' }, zh: { ...es, title: '锂' } },
    imageAlts: { [image]: { en: 'A salt flat' } },
  });
  await saveButton(page).click();
  await expect(page.getByRole('row', { name: /^Title in Spanish/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^What picture 1 shows, in English/ })).toContainText('A salt flat');
  await expect(button(page, texts.conflict.keepMine)).toBeVisible();
  await expectNoFault(page);
  const withoutPicture = { error: 'conflict', message: '', current: { ...theirs, imageURL: [], imageAlts: {} } };
  await page.route('**/api/opportunities/save', (route) => route.fulfill({ status: 409, json: withoutPicture }));
  await button(page, texts.conflict.keepMine).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${texts.fields.imageURL}`) })).toBeVisible();
  await expectNoFault(page);
}

/** The login over a form whose token was refused. */
async function checkLoginInPlace({ page, login, expectProblem }: AdminFixtures): Promise<void> {
  expectProblem(/status of 403/);
  await login();
  await openNewForm(page);
  await fillForm(page, 'Refused');
  await page.route('**/api/opportunities/save', (route) => route.fulfill({ status: 403, json: {} }));
  await saveButton(page).click();
  const stay = button(page, texts.forbidden.stay);
  await expect(stay).toBeVisible();
  await expectNoFault(page);
  await stay.click();
  await expect(page.getByLabel(texts.login.username)).toBeFocused();
  await expectNoFault(page);
}

/** Pictures that are stored, removed, refused, failed or uploading, and one enlarged. */
async function checkPictures({ page, login, createOpportunity, expectProblem }: AdminFixtures): Promise<void> {
  expectProblem(/ERR_FAILED|status of 415/);
  const { id } = await createOpportunity({ images: ['home/1.jpg', 'home/2.jpg', 'home/3.jpg'] });
  await login();
  await page.goto(`/admin/edit/${id}`);
  await page.getByRole('button', { name: `${texts.images.remove}: picture 3` }).click();
  await choice(page).setInputFiles([fileOf('notes.jpg', Buffer.from('%PDF-1.7 notes'))]);
  await expect(page.getByRole('alert')).toContainText('notes.jpg');
  await page.route('**/api/files/upload', (route) => route.abort(), { times: 1 });
  await choice(page).setInputFiles(await smallPictures('failed.jpg'));
  await expect(page.getByText(texts.images.failed)).toBeVisible();
  await page.route('**/api/files/upload', () => {});
  await choice(page).setInputFiles(await smallPictures('held.jpg'));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: `${texts.images.enlarge}: picture 1` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page);
}

/** The preview of an edit, at the width of a phone and of a desktop. */
async function checkPreview({ page, login, createOpportunity }: AdminFixtures): Promise<void> {
  const { id } = await createOpportunity({ title: 'Checked preview', images: ['home/1.jpg', 'home/2.jpg'] });
  await login();
  await page.goto(`/admin/edit/${id}`);
  await expect(titleField(page)).toHaveValue('Checked preview');
  // A wide window shows the preview by default.
  const opener = button(page, texts.preview.heading);
  await expect(opener).toBeVisible();
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await expect.poll(async () => (await shownPreview(page)).text).toContain('Checked preview');
  await expectNoFault(page);
  await preview(page).getByRole('button', { name: texts.preview.widths.desktop }).click();
  await expectNoFault(page);
}

async function checkDashboard({ page, login }: AdminFixtures): Promise<void> {
  const [one] = manyOpportunities(1);
  await serveList(page, one ? [{ ...one, title: 'One', version: 2 }] : []);
  await serveInbox(page, manyEnquiries(120, Date.now()));
  // Other tests fill the trash of the shared site at the same time.
  await page.route('**/api/opportunities/trash', (route) => route.fulfill({ json: [] }));
  await login();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('button', { name: `${texts.toasts.undo} One` })).toBeVisible();
  await page.getByRole('button', { name: texts.answering.received }).click();
  await expectNoFault(page);
}

async function checkHistory({ page, login, createOpportunity, api, token }: AdminFixtures): Promise<void> {
  const first = await createOpportunity({ title: 'Checked history', images: ['home/1.jpg', 'home/2.jpg'] });
  const imageURL = first.imageURL.toReversed();
  await saveChange(api, token, first, { title: 'Checked and changed history', imageURL, description: 'A word' });
  await login();
  await page.goto(`/admin/history/${first.id}`);
  await expect(page.locator('mark').first()).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: `${texts.trash.restore} Version 1` }).click();
  await expect(button(page, texts.toasts.undo)).toBeVisible();
  await expectNoFault(page);
}

async function checkTrash({ page, login, createOpportunity, api, token }: AdminFixtures): Promise<void> {
  const { id } = await createOpportunity({ title: 'Checked trash' });
  await deleteOne(api, token, id);
  await login();
  await page.goto('/admin/trash');
  await expect(page.getByRole('listitem').filter({ hasText: 'Checked trash' }).first()).toBeVisible();
  await expectNoFault(page);
  await page
    .getByRole('button', { name: `${texts.trash.restore} Checked trash` })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: texts.toasts.restored })).toBeVisible();
  await expectNoFault(page);
}

async function checkInbox({ page, login }: AdminFixtures): Promise<void> {
  await serveInbox(page, manyEnquiries(120, Date.now()));
  await login();
  await page.goto('/admin/enquiries');
  await page.getByLabel(texts.selection.page).check();
  await expectNoFault(page);
  const selection = page.getByRole('region', { name: texts.selection.label });
  await openActions(page, selection);
  await selection.getByRole('button', { name: texts.inboxActions.delete }).click();
  await expectNoFault(page);
  await page.goto('/admin/enquiries?q=investor-7@example.com');
  const person = texts.person.heading.replace('{email}', 'investor-7@example.com');
  await expect(page.getByRole('region', { name: person })).toBeVisible();
  await expectNoFault(page);
}

/** An enquiry: new, answered, without its note, with an unfinished answer for the sheet, and with the deletion dialog. Needs its own site. */
async function checkEnquiry({ page, login, api, createOpportunity }: AdminFixtures): Promise<void> {
  const enquiry = { firstName: '伟', lastName: '张', email: 'wei@example.com', company: '示例资本', sector: 'energy' };
  const [{ id }, wechat] = [await createOpportunity({ title: 'Wind farm' }), 'wei-zhang'];
  const data = { ...enquiry, country: 'CN', language: 'zh', message: '希望了解该项目。', wechat, opportunities: [id] };
  expect((await api.post('/api/form', { data })).status()).toBe(201);
  await login();
  await page.goto('/admin/enquiries?state=every');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: texts.answer.heading })).toBeVisible();
  await expectNoFault(page);
  await button(page, texts.answer.mark).click();
  await expect(page.getByRole('status').filter({ hasText: texts.enquiry.saved })).toBeVisible();
  await button(page, texts.enquiry.addNote).click();
  await expectNoFault(page);
  await button(page, texts.publishAnswer.open).click();
  await button(page, texts.publishAnswer.publish).click();
  const answer = page.getByRole('region', { name: texts.publishAnswer.heading });
  await expect(answer.locator('[aria-invalid=true]')).toHaveCount(1);
  await expectNoFault(page);
  await page.getByRole('main').getByRole('button', { name: texts.enquiry.delete }).click();
  await expectNoFault(page);
}

/** Checks one screen of the admin area, in each of its states. */
export const checks = {
  login: checkLogin,
  list: checkList,
  newForm: checkNewForm,
  edit: checkEdit,
  conflict: checkConflict,
  loginInPlace: checkLoginInPlace,
  pictures: checkPictures,
  preview: checkPreview,
  dashboard: checkDashboard,
  history: checkHistory,
  trash: checkTrash,
  inbox: checkInbox,
  enquiry: checkEnquiry,
} as const;
