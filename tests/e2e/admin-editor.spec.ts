import type { Locator, Page } from '@playwright/test';
import { limits } from '#domain/limits';
import { accessibilityFaults } from '../support/accessibility.ts';
import { crash, fillForm, openNewForm, saveForm, showTexts, titleField, unsavedList } from '../support/admin-form.ts';
import { expect, test } from '../support/fixtures.ts';
import { deleteOne } from '../support/site-api.ts';

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const missing = (page: Page): Locator => page.locator('details', { hasText: 'Still to add' });

test.beforeEach(({ login }) => login());

test.describe('texts in each language', () => {
  const texts = { title: 'Lithium', subtitle: 'From brine', description: 'In the Puna' };

  test('a tab tells how much of its texts there is, in words', async ({ page, createOpportunity }) => {
    const { id } = await createOpportunity({ ...texts, translations: { es: { ...texts, description: '' } } });
    await page.goto(`/admin/edit/${id}`);
    const tabs = page.getByRole('tablist', { name: 'Other languages' }).getByRole('tab');
    await expect(tabs).toHaveText([/Español\s*some texts/, /中文\s*no texts/]);
    await field(page, 'Description in Spanish').fill('En la Puna');
    await expect(tabs).toHaveText([/Español\s*all texts/, /中文\s*no texts/]);
  });

  test('by keyboard alone: to the next tab, copied from the original, translated, saved by Ctrl+S', async ({
    page,
    createOpportunity,
  }) => {
    const { id } = await createOpportunity(texts);
    await page.goto(`/admin/edit/${id}`);
    await page.getByRole('tab', { name: 'Español' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: '中文' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Copy from the original' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Description in Chinese')).toHaveValue('In the Puna');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Title in Chinese')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('盐湖提锂');
    const saving = page.waitForResponse('**/api/opportunities/save');
    await page.keyboard.press('ControlOrMeta+s');
    expect((await (await saving).json()).translations).toEqual({ zh: { ...texts, title: '盐湖提锂' } });
    await expect(page).toHaveURL('/admin/manager');
  });

  test('what was typed is not copied over', async ({ page, createOpportunity }) => {
    const { id } = await createOpportunity(texts);
    await page.goto(`/admin/edit/${id}`);
    await field(page, 'Title in Spanish').fill('Litio');
    await page.getByRole('button', { name: 'Copy from the original' }).click();
    await expect(field(page, 'Title in Spanish')).toHaveValue('Litio');
    await expect(field(page, 'Subtitle in Spanish')).toHaveValue('From brine');
  });
});

test.describe('the room that a text has', () => {
  test('is counted as the server counts, and told near its end and past it', async ({ page }) => {
    await openNewForm(page);
    const group = page.locator('.field', { has: titleField(page) });
    await expect(group).toContainText(`${limits.title} characters left`);
    await titleField(page).fill(`  ${'x'.repeat(limits.title - 10)}e\u0301  `);
    await expect(group).toContainText('9 characters left');
    await expect(group.getByRole('status')).toHaveText('At most 10 characters left');
    await titleField(page).fill('x'.repeat(limits.title + 3));
    await expect(group).toContainText('3 characters too many');
    await expect(group.getByRole('status')).toHaveText('Too long to be saved');
  });

  test('of a subtitle is shown as a card cuts it, and its lines are one', async ({ page }) => {
    await openNewForm(page);
    const subtitle = field(page, 'Subtitle');
    await subtitle.fill('Two lines\nthat are one');
    await expect(subtitle).toHaveValue('Two lines that are one');
    await expect(page.getByText('On cards:')).toHaveCount(0);
    await subtitle.fill(
      'Seven letters and more words than there is room for on a card that stands among eleven others',
    );
    await expect(page.getByText('On cards:')).toHaveCount(0);
    await subtitle.fill(
      'Seven letters and more words than there is room for on a card that stands among eleven others in a list',
    );
    await expect(page.getByText('On cards:')).toContainText('among eleven others in a…');
  });
});

test.describe('what is missing to publish well', () => {
  test('is listed, leads to its control, and forbids nothing', async ({ page, api, token }) => {
    await openNewForm(page);
    await fillForm(page, 'Bare');
    await missing(page).locator('summary').click();
    const items = missing(page).getByRole('listitem');
    await expect(items).toContainText([
      'No description in English',
      'No texts in Spanish',
      'No texts in Chinese',
      'No picture',
    ]);
    await missing(page).getByRole('button', { name: 'No texts in Chinese' }).click();
    await expect(field(page, 'Title in Chinese')).toBeFocused();
    await missing(page).getByRole('button', { name: 'Never confirmed' }).click();
    await expect(field(page, 'Confirmed on')).toBeFocused();
    await page.getByRole('button', { name: 'Confirmed today' }).click();
    await expect(items.filter({ hasText: 'confirmed' })).toHaveCount(0);
    const { id } = await saveForm(page);
    await deleteOne(api, token, id);
  });

  test('by keyboard alone', async ({ page, createOpportunity }) => {
    const { id } = await createOpportunity({ title: 'By keyboard' });
    await page.goto(`/admin/edit/${id}`);
    await missing(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('name', /./);
  });
});

test.describe('after a save', () => {
  test('the page and the form are one press away', async ({ page, createOpportunity }) => {
    const { id } = await createOpportunity({ title: 'Seen again' });
    await page.goto(`/admin/edit/${id}`);
    await field(page, 'Subtitle').fill('Changed');
    await page.keyboard.press('Enter');
    const toast = page.getByRole('status').filter({ hasText: 'Opportunity updated' });
    const view = toast.getByRole('link', { name: 'View the page' });
    await expect(view).toHaveAttribute('href', `/opportunity/${id}`);
    await expect(view).toHaveAttribute('target', '_blank');
    // Until the list has come to the row it was left for, it scrolls, and the toast with it.
    await expect(page.getByRole('main').locator('a:focus, h1:focus')).toBeVisible();
    await toast.getByRole('link', { name: 'Edit it again' }).click();
    await expect(page).toHaveURL(`/admin/edit/${id}`);
    await expect(field(page, 'Subtitle')).toHaveValue('Changed');
  });

  test('a new one can be edited from where it says that it is saved; a draft has no page', async ({
    page,
    api,
    token,
  }) => {
    await openNewForm(page);
    await fillForm(page, 'Goes on');
    await field(page, 'Status').selectOption('Draft');
    const { id } = await saveForm(page);
    const dialog = page.getByRole('alertdialog', { name: 'Opportunity saved' });
    await expect(dialog.getByRole('link', { name: 'View the page' })).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Edit it again' }).click();
    await expect(page).toHaveURL(`/admin/edit/${id}`);
    await expect(titleField(page)).toHaveValue('Goes on');
    await deleteOne(api, token, id);
  });

  test('that changed nothing, that is what is said', async ({ page, createOpportunity }) => {
    const { id } = await createOpportunity({ title: 'As it was' });
    await page.goto(`/admin/edit/${id}`);
    await expect(titleField(page)).toHaveValue('As it was');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: 'As it was' });
    await expect(toast).toContainText('Nothing had been changed');
    await expect(page.getByText('Opportunity updated')).toHaveCount(0);
  });
});

test('a killed tab loses nothing of what was typed in any language', async ({
  page,
  context,
  login,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ title: 'Killed' });
  const tab = await context.newPage();
  await login(tab);
  await tab.goto(`/admin/edit/${id}`);
  await field(tab, 'Title').fill('Killed while typing');
  await field(tab, 'Title in Spanish').fill('Muerta al escribir');
  await showTexts(tab, '中文');
  await field(tab, 'Description in Chinese').fill('打字时被关闭');
  await crash(context, tab);

  await page.goto(`/admin/edit/${id}`);
  await unsavedList(page).getByRole('button', { name: 'Continue Killed while typing' }).click();
  await expect(titleField(page)).toHaveValue('Killed while typing');
  await expect(field(page, 'Title in Spanish')).toHaveValue('Muerta al escribir');
  await showTexts(page, '中文');
  await expect(field(page, 'Description in Chinese')).toHaveValue('打字时被关闭');
});

test('a network lost in mid-save loses nothing, and the same save goes on when it is back', async ({
  page,
  api,
  token,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|status of 409/);
  const { id } = await createOpportunity({ title: 'Before the tunnel' });
  // It arrives, and its answer does not. Said before the page is opened: a key can be faster than a new route.
  await page.route(
    '**/api/opportunities/save',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto(`/admin/edit/${id}`);
  await field(page, 'Title').fill('Through the tunnel');
  await field(page, 'Title in Spanish').fill('Por el túnel');
  await field(page, 'Subtitle in Spanish').fill('De un lado al otro');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
  await expect(field(page, 'Title')).toHaveValue('Through the tunnel');
  await expect(field(page, 'Title in Spanish')).toHaveValue('Por el túnel');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL('/admin/manager');
  const stored = await (
    await api.get(`/api/opportunities/one/${id}`, { headers: { Authorization: `Bearer ${token}` } })
  ).json();
  expect(stored).toMatchObject({
    title: 'Through the tunnel',
    translations: { es: { title: 'Por el túnel' } },
    version: 2,
  });
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing in any tab, nor in the list of what is missing', async ({ page, createOpportunity }) => {
      const { id } = await createOpportunity({ description: 'Long. '.repeat(400), images: ['home/1.jpg'] });
      await page.goto(`/admin/edit/${id}`);
      await missing(page).locator('summary').click();
      for (const language of ['Español', '中文']) {
        await showTexts(page, language);
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('texts in another language are filled in and saved by touch', async ({ page, createOpportunity }) => {
    const { id } = await createOpportunity({ title: 'By touch' });
    await page.goto(`/admin/edit/${id}`);
    await page.getByRole('tab', { name: '中文' }).tap();
    await page.getByRole('button', { name: 'Copy from the original' }).tap();
    await field(page, 'Title in Chinese').tap();
    await field(page, 'Title in Chinese').fill('触摸');
    const saving = page.waitForResponse('**/api/opportunities/save');
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    expect((await (await saving).json()).translations.zh.title).toBe('触摸');
  });
});
