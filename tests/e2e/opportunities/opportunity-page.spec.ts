import type { Page } from '@playwright/test';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { carousel, dot, expectShown } from '../../support/opportunity-page.ts';
import { connectApi, deleteOne, saveNew } from '../../support/sites/site-api.ts';

// An opportunity with three images that these tests only read; each worker creates one.
let three: Opportunity;
const url = () => `/opportunity/${three.id}`;
test.beforeAll(async ({ playwright, sharedToken, sharedSite }) => {
  const api = await connectApi(playwright.request, sharedSite);
  const images = ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg', 'why/natural-resources.jpg'];
  three = await saveNew(api, sharedToken, { title: 'Three images', images });
  await api.dispose();
});
test.afterAll(async ({ playwright, sharedToken, sharedSite }) => {
  const api = await connectApi(playwright.request, sharedSite);
  await deleteOne(api, sharedToken, three.id);
  await api.dispose();
});

const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next picture' });
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous picture' });

test('The carousel moves by its buttons, dots and keys, one image at a time, and stops at both ends', async ({
  page,
}) => {
  await page.goto(url());
  await expect(dot(page, 1)).toBeEnabled();
  await expectShown(page, 1);
  await test.step('The buttons', async () => {
    await expect(previous(page)).toBeDisabled();
    await next(page).click();
    await expectShown(page, 2);
    await expect(previous(page)).toBeEnabled();
    await next(page).click();
    await expectShown(page, 3);
    await expect(next(page)).toBeDisabled();
    await next(page).click({ force: true });
    await page.keyboard.press('ArrowRight');
    await page.evaluate(passFrames);
    await expectShown(page, 3);
    await previous(page).click();
    await expectShown(page, 2);
  });
  await test.step('The dots', async () => {
    await dot(page, 3).click();
    await expectShown(page, 3);
    await dot(page, 1).click();
    await expectShown(page, 1);
  });
  await test.step('Arrow keys, Home and End, which leave the focus where it is', async () => {
    await next(page).focus();
    for (const [key, number] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 3],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(page, number);
      await expect(next(page)).toBeFocused();
    }
  });
  await test.step('Images come in sizes that fit their frame', async () => {
    await next(page).click();
    await expectShown(page, 2);
    const second = carousel(page).locator('img').nth(1);
    await expect.poll(() => second.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    expect(await second.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toContain('/.netlify/images');
    const frame = await second.boundingBox();
    expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(1.5, 1);
  });
});

test('An opportunity has no accessibility fault at two widths, and its sum is the largest of its facts', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({
    ...{ sector: 'energy', province: 'NEU', investment: { from: 240_000_000, to: 310_000_000 }, stage: 'permits' },
    ...{ seeking: ['equity', 'offtake'], deadline: '2099-03-31', confirmedOn: '2020-01-31', open: ['water'] },
    images: ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg'],
  });
  const { opportunity: texts, whyArgentina } = dictionaryOf('en');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/opportunity/${id}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  // Below its value, a fact has how far it was verified.
  const sizes = await page
    .getByRole('definition')
    .and(page.locator('dd:first-of-type'))
    .evaluateAll((all) => all.map((fact) => Number.parseFloat(getComputedStyle(fact).fontSize)));
  const [sum = 0, ...others] = sizes;
  expect(others).toHaveLength(6);
  for (const other of others) expect(sum).toBeGreaterThan(1.5 * other);
  await page.getByRole('link', { name: fill(texts.onMap, { province: 'Neuquén' }) }).press('Enter');
  await expect(page).toHaveURL('/why-argentina#NEU');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(whyArgentina.title);
  await expect(page.locator('article#NEU')).toBeVisible();
});

test('A Chinese page of an opportunity that is written in Spanish has no accessibility fault on a phone', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({
    ...{ title: 'Litio de la Puna', subtitle: 'De la salmuera al carbonato', description: 'Un salar de Catamarca.' },
    ...{ language: 'es', sector: 'mining', province: 'CAT', images: ['sectors/mining-header.jpg'] },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(localizedPath(`/opportunity/${id}`, 'zh'));
  await expect(page.getByText('原文为西班牙语').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

// Runs in the page: as many frames as a slide would need to be seen moving.
async function passFrames(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
}
