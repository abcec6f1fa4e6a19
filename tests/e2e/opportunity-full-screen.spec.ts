import type { Locator, Page } from '@playwright/test';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

const images = ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg', 'why/natural-resources.jpg'];

const opener = (page: Page) => page.getByRole('button', { name: 'Show in full screen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });

/** The image that is wholly in view, alone. */
async function expectShown(within: Locator, number: number): Promise<void> {
  await expect(within.getByRole('group', { name: `Picture ${number} of 3` })).toBeInViewport({ ratio: 0.99 });
  await expect(within.getByRole('button', { name: `Picture ${number} of 3` })).toHaveAttribute('aria-current', 'true');
}

for (const language of languages) {
  test(`the images fill the screen and speak ${language}`, async ({ page, createOpportunity }) => {
    const { opportunity: texts } = dictionaryOf(language);
    const { id } = await createOpportunity({ images });
    await page.goto(localizedPath(`/opportunity/${id}`, language));
    await page.getByRole('button', { name: texts.fullScreen }).click();
    const own = page.getByRole('dialog');
    const box = await own.boundingBox();
    expect([box?.width, box?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
    await own.getByRole('button', { name: texts.next }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await own.getByRole('button', { name: texts.closeFullScreen }).click();
    await expect(own).toHaveCount(0);
  });
}

test('the keyboard opens it, goes through it and leaves it, and the focus returns', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ images });
  await page.goto(`/opportunity/${id}`);
  await expect(opener(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Picture 2 of 3' }).press('Enter');
  await opener(page).press('Enter');
  await expectShown(dialog(page), 2);
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(dialog(page), number);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  const carousel = page.getByRole('region', { name: /^Pictures of/ });
  await expect(carousel.getByRole('status')).toHaveText('Picture 3 of 3');
});

test('one image can be seen in full screen too', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ images: ['home/1.jpg'] });
  await page.goto(`/opportunity/${id}`);
  await opener(page).click();
  await expect(dialog(page).getByRole('img')).toBeInViewport();
  await expect(dialog(page).getByRole('button')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens it, a swipe goes on, a tap closes it', async ({ page, createOpportunity }) => {
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

test('without scripts there is no button for it', async ({ otherVisitor, createOpportunity }) => {
  const { id } = await createOpportunity({ images });
  const page = await otherVisitor({ javaScriptEnabled: false });
  await page.goto(`/opportunity/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(opener(page)).toBeHidden();
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
