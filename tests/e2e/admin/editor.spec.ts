import type { Locator, Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { field, fillForm, openNewForm, saveForm, saveStatus } from '../../support/admin/form.ts';
import { originalTexts, textIn } from '../../support/admin/texts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { deleteOne } from '../../support/sites/site-api.ts';

const missing = (page: Page): Locator => page.locator('details', { hasText: 'Still to add' });

test.beforeEach(({ login }) => login());

test('Texts can be copied from the original, translated and saved by keyboard alone', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity(originalTexts);
  await page.goto(`/admin/edit/${id}`);
  await page.getByRole('tab', { name: 'Español' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '中文' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.form.copy })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, textIn(texts.fields.description, 'Chinese'))).toHaveValue('In the Puna');
  await page.keyboard.press('Tab');
  await expect(field(page, textIn(texts.fields.title, 'Chinese'))).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('盐湖提锂');
  const saving = page.waitForResponse('**/api/opportunities/save');
  await page.keyboard.press('ControlOrMeta+s');
  expect((await (await saving).json()).translations).toEqual({ zh: { ...originalTexts, title: '盐湖提锂' } });
  await expect(saveStatus(page)).toContainText('Saved');
  await expect(page).toHaveURL(`/admin/edit/${id}`);
  await expect(field(page, textIn(texts.fields.title, 'Chinese'))).toBeFocused();
});

test('Missing facts are listed, lead to their controls by mouse and keyboard, and prevent no save', async ({
  page,
  api,
  token,
  createOpportunity,
}) => {
  await test.step('The mouse', async () => {
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
    await expect(field(page, textIn(texts.fields.title, 'Chinese'))).toBeFocused();
    await missing(page).getByRole('button', { name: texts.missing.unconfirmed }).click();
    await expect(field(page, texts.fields.confirmedOn)).toBeFocused();
    await page.getByRole('button', { name: texts.form.confirmedToday }).click();
    await expect(items.filter({ hasText: 'confirmed' })).toHaveCount(0);
    const { id } = await saveForm(page);
    await deleteOne(api, token, id);
  });
  await page.keyboard.press('Escape');
  await test.step('The keyboard', async () => {
    const { id } = await createOpportunity({ title: 'By keyboard' });
    await page.goto(`/admin/edit/${id}`);
    await missing(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('name', /./);
  });
});

test('A save interrupted by the network keeps every text and is repeated under the same key', async ({
  page,
  api,
  token,
  createOpportunity,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|status of 409/);
  const { id } = await createOpportunity({ title: 'Before the tunnel' });
  // The save arrives, and its response is lost. The route is set before the page opens, because a key can precede a
  // new route.
  await page.route(
    '**/api/opportunities/save',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto(`/admin/edit/${id}`);
  await field(page, texts.fields.title).fill('Through the tunnel');
  await field(page, textIn(texts.fields.title, 'Spanish')).fill('Por el túnel');
  await field(page, textIn(texts.fields.subtitle, 'Spanish')).fill('De un lado al otro');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost.');
  await expect(field(page, texts.fields.title)).toHaveValue('Through the tunnel');
  await expect(field(page, textIn(texts.fields.title, 'Spanish'))).toHaveValue('Por el túnel');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saveStatus(page)).toContainText('Saved');
  const stored = await (
    await api.get(`/api/opportunities/one/${id}`, { headers: { Authorization: `Bearer ${token}` } })
  ).json();
  expect(stored).toMatchObject({
    title: 'Through the tunnel',
    translations: { es: { title: 'Por el túnel' } },
    version: 2,
  });
});
