import type { Page } from '@playwright/test';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { expect, test } from '../../../support/fixtures.ts';

const english = dictionaryOf('en').opportunity.share;

/** The shared URL is the page’s canonical one. */
const ownURL = async (page: Page) => (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';

test('A link that cannot be copied is shown, and a device that cannot share offers no button for it', async ({
  page,
  createOpportunity,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const { id } = await createOpportunity();
  await page.goto(`/opportunity/${id}`);
  await page.getByRole('button', { name: english.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: await ownURL(page) })).toBeVisible();
  await expect(page.getByRole('button', { name: english.with })).toBeHidden();
});

test('A printed opportunity has facts, texts, an image and the code, and no controls', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({
    sector: 'energy',
    stage: 'idea',
    province: 'CAT',
    images: ['home/1.jpg', 'home/2.jpg'],
  });
  await createOpportunity({ title: 'Related' });
  await page.goto(`/opportunity/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Show in full screen' })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('definition').first()).toBeVisible();
  const code = main.getByRole('img', { name: english.code });
  await expect(code).toBeVisible();
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  await expect(main.locator('img').first()).toBeVisible();
  for (const role of ['button', 'navigation'] as const) {
    for (const control of await main.getByRole(role).all()) await expect(control).toBeHidden();
  }
  await expect(main.getByRole('region', { name: 'Related opportunities' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Enquire about this opportunity' })).toBeHidden();
  await expect(main.getByRole('region', { name: dictionaryOf('en').incentives.concern })).toBeHidden();
});
