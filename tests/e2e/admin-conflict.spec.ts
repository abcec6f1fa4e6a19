import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { saveForm, titleField } from '../support/admin-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { readOne, saveChange } from '../support/site-api.ts';

test.beforeEach(({ login, expectProblem }) => {
  expectProblem(/status of 409/);
  return login();
});

const subtitleField = (page: Page) => page.getByLabel('Subtitle', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const merge = (page: Page) => page.getByRole('button', { name: 'Save the merged version' });
const conflict = (page: Page) => page.getByRole('region', { name: 'Someone else saved this opportunity meanwhile' });
const row = (page: Page, name: RegExp) => conflict(page).getByRole('row', { name });
const choice = (page: Page, name: string) => page.getByRole('radio', { name: `Use this ${name}` });

async function openEdit(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/edit/${id}`);
  await expect(titleField(page)).toBeVisible();
}

test('what two browsers changed in different fields is merged, and each sees what becomes of it', async ({
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
  await other.getByLabel('Description', { exact: true }).fill('Brine under the white crust.');
  await saveForm(other);
  await expect(other).toHaveURL('/admin/manager');
  await titleField(page).fill('My title');
  await save(page).click();

  await expect(conflict(page).getByRole('heading')).toBeFocused();
  await expect(row(page, /^Title/)).toContainText('Only you changed it. Yours is kept.');
  await expect(row(page, /^Subtitle/)).toContainText('Only the other version changed it. That is kept.');
  await expect(row(page, /^Description/).locator('mark')).toHaveText(['white']);
  await expect(page.getByRole('radio', { name: /^Use this/ })).toHaveCount(0);
  await expect(page.getByText('Nothing is left to choose.')).toBeVisible();
  await merge(page).click();
  await expect(page).toHaveURL('/admin/manager');
  await expect(page.getByRole('status').filter({ hasText: 'Opportunity updated' })).toContainText('My title');
  expect(await readOne(api, token, id)).toMatchObject({
    title: 'My title',
    subtitle: 'Their subtitle',
    description: 'Brine under the white crust.',
    version: 3,
  });
});

test('where both changed the same she chooses, by keyboard alone', async ({ page, createOpportunity, api, token }) => {
  const before = await createOpportunity({ title: 'As it was' });
  await openEdit(page, before.id);
  await titleField(page).fill('My title');
  await subtitleField(page).fill('My subtitle');
  await saveChange(api, token, before, { title: 'Their title', province: 'JUJ' });
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(conflict(page).getByRole('heading')).toBeFocused();
  await expect(page.getByText('1 choice is left.')).toBeVisible();
  await expect(row(page, /^Title/)).toContainText('Both versions changed it. Choose.');

  // Without the choice nothing is saved: the keyboard is taken to it.
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

test('a choice is taken back when what it gives up is typed anew', async ({ page, createOpportunity, api, token }) => {
  const before = await createOpportunity({ title: 'Chosen away' });
  await openEdit(page, before.id);
  await titleField(page).fill('My title');
  await saveChange(api, token, before, { title: 'Their title' });
  await save(page).click();
  await choice(page, 'Title: Theirs').check();
  await expect(page.getByText('Nothing is left to choose.')).toBeVisible();
  await titleField(page).fill('My better title');
  await expect(page.getByText('1 choice is left.')).toBeVisible();
  await expect(choice(page, 'Title: Theirs')).not.toBeChecked();
  await expect(row(page, /^Title/)).toContainText('My better title');
});

test('a third version shows the conflict again, with the choices that still hold', async ({
  page,
  createOpportunity,
  api,
  token,
}) => {
  const before = await createOpportunity({ title: 'First', subtitle: 'First' });
  await openEdit(page, before.id);
  await titleField(page).fill('My title');
  await subtitleField(page).fill('My subtitle');
  const second = await saveChange(api, token, before, { title: 'Second', subtitle: 'Second', stage: 'idea' });
  await save(page).click();
  await choice(page, 'Title: Yours').check();
  await choice(page, 'Subtitle: Yours').check();
  await saveChange(api, token, second, { subtitle: 'Third' });
  await merge(page).click();

  await expect(page.getByText('1 choice is left.')).toBeVisible();
  await expect(choice(page, 'Title: Yours')).toBeChecked();
  await expect(choice(page, 'Subtitle: Yours')).not.toBeChecked();
  await expect(row(page, /^Subtitle/)).toContainText('Third');
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

test('after a crash the version that it began from comes from the history', async ({
  page,
  createOpportunity,
  api,
  token,
}) => {
  const before = await createOpportunity({ title: 'Before the crash' });
  await openEdit(page, before.id);
  await titleField(page).fill('Typed before the crash');
  await saveChange(api, token, before, { subtitle: 'Saved meanwhile' });
  await page.reload();
  await expect(titleField(page)).toHaveValue('Typed before the crash');
  await save(page).click();
  await expect(row(page, /^Title/)).toContainText('Only you changed it.');
  await expect(row(page, /^Subtitle/)).toContainText('Only the other version changed it.');
});

test('where the history cannot be had nothing is guessed: every difference is a choice', async ({
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
  await save(page).click();
  await expect(row(page, /^Subtitle/)).toContainText('It is not known who changed it. Choose.');
  await expect(page.getByText('2 choices are left.')).toBeVisible();
});

test('a merge that the network fails loses nothing, and is tried again as it was', async ({
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
  await save(page).click();
  await choice(page, 'Title: Theirs').check();
  await page.route('**/api/opportunities/save', (route) => route.abort(), { times: 1 });
  await merge(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
  await expect(titleField(page)).toHaveValue('My title');
  await expect(subtitleField(page)).toHaveValue('My subtitle');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/admin/manager');
  expect(await readOne(api, token, before.id)).toMatchObject({ title: 'Their title', subtitle: 'My subtitle' });
});

test('pictures that both added are all kept, and shown', async ({ page, createOpportunity, api, token }) => {
  const before = await createOpportunity({ title: 'Illustrated', images: ['home/1.jpg'] });
  const { imageURL: more } = await createOpportunity({ title: 'Lends pictures', images: ['home/2.jpg', 'home/3.jpg'] });
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
  await expect(page.getByRole('img', { name: 'picture 2' })).toBeVisible();
  await saveChange(api, token, before, { imageURL: [...before.imageURL, theirs] });
  await save(page).click();
  await expect(row(page, /^Pictures/)).toContainText('Both changed them. All of these are kept:');
  await expect(
    row(page, /^Pictures/)
      .getByRole('rowheader')
      .getByRole('img'),
  ).toHaveCount(3);
  await merge(page).click();
  await expect(page).toHaveURL('/admin/manager');
  const { imageURL } = await readOne(api, token, before.id);
  expect(imageURL).toEqual([...before.imageURL, theirs, mine]);
});

for (const width of [390, 1440]) {
  test(`axe finds nothing in a conflict with every kind of row at ${width} px`, async ({
    page,
    createOpportunity,
    api,
    token,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const es = { title: 'Litio', subtitle: 'De salmuera', description: '' };
    const before = await createOpportunity({ title: 'Checked', images: ['home/1.jpg'], translations: { es } });
    const [image = ''] = before.imageURL;
    await openEdit(page, before.id);
    await titleField(page).fill('My title');
    await subtitleField(page).fill('My subtitle');
    await saveChange(api, token, before, {
      title: 'Their title',
      translations: { es: { ...es, title: 'El litio' }, zh: { ...es, title: '锂' } },
      imageAlts: { [image]: { en: 'A salt flat' } },
    });
    await save(page).click();
    await expect(row(page, /^Title in Spanish/)).toBeVisible();
    await expect(row(page, /^What picture 1 shows, in English/)).toContainText('A salt flat');
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
