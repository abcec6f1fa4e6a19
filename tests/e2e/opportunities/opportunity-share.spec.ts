import type { Page } from '@playwright/test';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

const { share: texts } = dictionaryOf('en').opportunity;

/** The shared URL is the page’s canonical one. */
const ownURL = async (page: Page) => (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';

test('The link is copied, shared by devices that can share, and shown as a code', async ({
  page,
  context,
  createOpportunity,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const share = async (data: object) => void Reflect.set(window, 'shared', data);
    Object.defineProperty(navigator, 'share', { value: share });
  });
  const { id, title } = await createOpportunity();
  await page.goto(`/opportunity/${id}`);
  await page.getByRole('button', { name: texts.copy }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: texts.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await ownURL(page));
  await page.getByRole('button', { name: texts.with }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({ title, url: await ownURL(page) });
  await expect(page.getByRole('img', { name: texts.code })).toBeHidden();
  await page.getByText(texts.weChat, { exact: true }).press('Enter');
  await expect(page.getByRole('img', { name: texts.code })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
