import type { Locator, Page } from '@playwright/test';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { accessibilityFaults } from '../../../support/browser/accessibility.ts';
import { expect, test } from '../../../support/fixtures.ts';

const images = ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg', 'why/natural-resources.jpg'];

const opener = (page: Page) => page.getByRole('button', { name: 'Show in full screen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });

/** Checks that only this image is completely in view. */
async function expectShown(within: Locator, number: number): Promise<void> {
  await expect(within.getByRole('group', { name: `Picture ${number} of 3` })).toBeInViewport({ ratio: 0.99 });
  await expect(within.getByRole('button', { name: `Picture ${number} of 3` })).toHaveAttribute('aria-current', 'true');
}

test('The images fill the screen, with Chinese labels and no accessibility fault', async ({
  page,
  createOpportunity,
}) => {
  const { opportunity: texts } = dictionaryOf('zh');
  const { id } = await createOpportunity({ images });
  await page.goto(`/zh/opportunity/${id}`);
  await page.getByRole('button', { name: texts.fullScreen }).click();
  const own = page.getByRole('dialog');
  const box = await own.boundingBox();
  expect([box?.width, box?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  await own.getByRole('button', { name: texts.next }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await own.getByRole('button', { name: texts.closeFullScreen }).click();
  await expect(own).toHaveCount(0);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('A tap opens full screen, a swipe moves on, and a tap closes it', async ({ page, createOpportunity }) => {
    const { id } = await createOpportunity({ images });
    await page.goto(`/opportunity/${id}`);
    await expect(opener(page)).toBeEnabled();
    await opener(page).tap();
    await expectShown(dialog(page), 1);
    await swipe(page, 320, 60, 400);
    await expectShown(dialog(page), 2);
    await dialog(page).getByRole('button', { name: 'Close full screen' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

/** A finger that moves from one side to the other. */
async function swipe(page: Page, from: number, to: number, y: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
}
