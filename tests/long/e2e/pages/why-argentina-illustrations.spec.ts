import type { Page } from '@playwright/test';
import { provinceCodes } from '#domain/province';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { folder, illustrationsAskedFor, openMapPage } from '../../../support/why-argentina-page.ts';

// A reused visitor has cached files; these tests count those of a first visit.
test.use({ isReused: false });

const shape = (page: Page, code: string) => page.locator(`[data-map] [href="#${code}"]`);
/** The visible ones; others may be loading. */
const illustrations = (page: Page) => page.locator('[data-illustrations] picture:not([hidden]) img');
/** The upper one while two fade. */
const illustration = (page: Page) => illustrations(page).last();

test('A phone in landscape orientation gets the whole illustration', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const asked = illustrationsAskedFor(page);
  await openMapPage(page);
  await expect.poll(() => asked).toEqual(['CABA-960.webp']);
});

test('A wide screen gets the wide WebP', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked = illustrationsAskedFor(page);
  await openMapPage(page);
  await expect.poll(() => asked).toEqual(['CABA-1600.webp']);
});

test('Pointing at a province marks it on the map and in the list', async ({ page }) => {
  await openMapPage(page);
  const [path, heading] = [shape(page, 'CHU').locator('path'), page.getByRole('heading', { level: 1 })];
  await heading.hover();
  const looks = () => path.evaluate((drawn) => `${getComputedStyle(drawn).fill} ${getComputedStyle(drawn).opacity}`);
  const atRest = await looks();
  await shape(page, 'CHU').hover();
  const inList = page
    .getByRole('navigation', { name: dictionaryOf('en').whyArgentina.indexTitle })
    .getByRole('link', { name: 'Chubut' });
  await expect(inList.locator('span')).toHaveCSS('text-decoration-line', 'underline');
  await inList.hover();
  await expect.poll(looks).not.toBe(atRest);
  await heading.hover();
  await expect.poll(looks).toBe(atRest);
});

test('A province is no longer marked when the keyboard has left it', async ({ page }) => {
  await openMapPage(page);
  await page
    .getByRole('navigation', { name: dictionaryOf('en').whyArgentina.indexTitle })
    .getByRole('link', { name: 'Chubut' })
    .focus();
  await expect(shape(page, 'CHU')).toHaveAttribute('data-pointed');
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect(shape(page, 'CHU')).not.toHaveAttribute('data-pointed');
});

test('Save-Data prevents loading an illustration before it is chosen', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openMapPage(page);
  const asked = illustrationsAskedFor(page);
  await shape(page, 'MEN').hover();
  await shape(page, 'CHU').click();
  await expect(illustration(page)).toHaveAttribute('src', `${folder}CHU.jpg`);
  await expect.poll(() => asked).toEqual(['CHU-1600.webp']);
});

test('The last of several illustrations chosen quickly stays', async ({ page }) => {
  await openMapPage(page);
  for (const code of ['MEN', 'CHU', 'SAL', 'CABA', 'STC', 'TUC']) await shape(page, code).dispatchEvent('click');
  await expect(illustration(page)).toHaveAttribute('src', `${folder}TUC.jpg`);
  await expect(illustrations(page)).toHaveCount(1);
});

test('Nothing moves at 1440 px when another province is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMapPage(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const code of provinceCodes) {
    await shape(page, code).dispatchEvent('click');
    expect([code, await height()]).toEqual([code, before]);
  }
});

test('Choosing on a wide screen does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMapPage(page);
  await shape(page, 'MEN').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await shape(page, 'MEN').click();
  await expect(page).toHaveURL(/#MEN$/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
