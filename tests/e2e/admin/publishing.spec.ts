import type { Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { barButton, fillForm, openNewForm, saveStatus, titleField } from '../../support/admin/form.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { deleteOne } from '../../support/sites/site-api.ts';

test.beforeEach(({ login }) => login());

test('An opportunity is drafted, published, updated and unpublished in one form by keyboard alone', async ({
  page,
  api,
  token,
}) => {
  await openNewForm(page);
  const press = async (action: Parameters<typeof barButton>[1]) => {
    await tabTo(page, barButton(page, action));
    const saving = page.waitForResponse('**/api/opportunities/save');
    await page.keyboard.press('Enter');
    return (await saving).json();
  };
  await expect(saveStatus(page)).toHaveText(texts.form.isNew);
  await fillForm(page, 'Step by step');
  await expect(saveStatus(page)).toHaveText(`${texts.form.isNew} ${texts.form.unsaved}`);

  // Enter in a line saves a draft, and what is typed meanwhile stays, with the focus and what can be undone.
  await titleField(page).press('End');
  const drafting = page.waitForResponse('**/api/opportunities/save');
  await page.keyboard.press('Enter');
  await page.keyboard.type('!');
  const { id, status } = await (await drafting).json();
  expect(status).toBe('draft');
  await expect(page).toHaveURL(`/admin/edit/${id}`);
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue('Step by step!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${texts.titles.edit} Step by step`);
  await expect(saveStatus(page)).toHaveText(`${texts.statuses.draft} ${texts.form.unsaved}`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(saveStatus(page)).toContainText('Saved');

  expect(await press('publish')).toMatchObject({ id, status: 'published' });
  await expect(barButton(page, 'update')).toBeFocused();
  await expect(saveStatus(page)).toContainText(texts.statuses.published);
  await expect(page.getByRole('link', { name: texts.form.viewPage })).toHaveAttribute('href', `/opportunity/${id}`);
  expect((await api.get(`/opportunity/${id}`)).status()).toBe(200);
  await tabTo(page, titleField(page), 'Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(', again');
  expect(await press('update')).toMatchObject({ id, status: 'published', title: 'Step by step, again' });
  await tabTo(page, page.locator('summary', { hasText: texts.form.more }));
  await page.keyboard.press('Enter');
  expect(await press('unpublish')).toMatchObject({ id, status: 'draft' });
  await expect(barButton(page, 'publish')).toBeFocused();
  expect((await api.get(`/opportunity/${id}`)).status()).toBe(404);

  await page.reload();
  await expect(titleField(page)).toHaveValue('Step by step, again');
  await expect(page.getByText(texts.form.restored)).toHaveCount(0);
  await test.step('The menu closes by Escape, by a click outside and when the focus moves on', async () => {
    const more = page.locator('summary', { hasText: texts.form.more });
    const time = page.getByLabel(texts.form.publishAtLabel);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('heading', { level: 1 }).click(),
      () => titleField(page).focus(),
    ]) {
      await more.click();
      await expect(time).toBeVisible();
      await close();
      await expect(time).toBeHidden();
    }
    await more.click();
    // Safari focuses no clicked button: the focus then moves to nothing before the click.
    await more.blur();
    await expect(time).toBeVisible();
  });
  await page.getByRole('link', { name: texts.sidebar.create }).click();
  await expect(titleField(page)).toHaveValue('');
  await deleteOne(api, token, id);
});

/** The lowest part of the focused control that is visible above the bar; negative if the bar covers all of it. */
const shownOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement?.getBoundingClientRect();
    const bar = document.querySelector('form')?.lastElementChild?.getBoundingClientRect();
    return focused && bar ? Math.min(bar.top, innerHeight) - focused.top : -1;
  });

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 740 } });
  test('The save bar has two rows at most and covers no focused control, even with the open list', async ({
    page,
    createOpportunity,
  }) => {
    for (const status of ['draft', 'published'] as const) {
      const { id } = await createOpportunity({ title: 'Under the bar', status });
      await page.goto(`/admin/edit/${id}`);
      await titleField(page).fill('Under the bar, changed');
      const bar = page.locator('form > :last-child');
      const middles = await bar.locator('p, button, summary').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .map(({ top, height }) => top + height / 2),
      );
      expect(new Set(middles.map((middle) => Math.round(middle / 20))).size).toBeLessThanOrEqual(2);
    }
    await page.locator('summary', { hasText: 'Still to add' }).click();
    await titleField(page).focus();
    const form = page.locator('form fieldset').first();
    for (let steps = 0; await form.evaluate((fields) => fields.contains(document.activeElement)); steps += 1) {
      expect(await shownOfFocus(page)).toBeGreaterThan(24);
      expect(steps).toBeLessThan(100);
      await page.keyboard.press('Tab');
    }
  });
});
