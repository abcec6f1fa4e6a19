import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { openInStandingTime } from '../../../support/browser/standing-time.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { carousel, dot, expectShown, image } from '../../../support/opportunity-page.ts';
import { connectApi, deleteOne, saveNew } from '../../../support/sites/site-api.ts';

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

const illustrations = fileURLToPath(new URL('../../../../src/assets/illustrations/', import.meta.url));

const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next picture' });

/** Milliseconds on the test’s clock from a click on the next button until the images are at rest. */
async function timeToRest(page: Page): Promise<number> {
  const slide = image(page, 1);
  const step = 20;
  await next(page).evaluate((button: HTMLElement) => button.click());
  const offsets: number[] = [];
  while (offsets.length * step < 1_500) {
    await page.clock.runFor(step);
    offsets.push(await slide.evaluate((element) => element.getBoundingClientRect().x));
  }
  const end = offsets.at(-1) ?? 0;
  return (offsets.findLastIndex((x) => Math.abs(x - end) > 1) + 1) * step;
}

test('The carousel follows a swipe with the mouse, and springs back at its end', async ({ page }) => {
  await page.goto(url());
  await expect(dot(page, 1)).toBeEnabled();
  await expectShown(page, 1);
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error('The carousel is not in view');
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(box.x + box.width * from, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to, box.y + 100, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(0.2, 0.8);
  await expectShown(page, 1);
  await swipe(0.85, 0.15);
  await expectShown(page, 2);
  await swipe(0.15, 0.85);
  await expectShown(page, 1);
});

for (const [reducedMotion, least, most] of [
  ['no-preference', 300, 750],
  ['reduce', 0, 60],
] as const) {
  test(`The carousel takes ${least} to ${most} milliseconds for a move with the motion preference “${reducedMotion}”`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openInStandingTime(page, url());
    await expect(next(page)).toBeEnabled();
    const time = await timeToRest(page);
    expect(time).toBeGreaterThanOrEqual(least);
    expect(time).toBeLessThan(most);
    await expectShown(page, 2);
  });
}

test('Every image can be scrolled to without scripts, and no button without a function is shown', async ({
  otherVisitor,
}) => {
  const page = await otherVisitor({ javaScriptEnabled: false });
  await page.goto(url());
  await expect(image(page, 1)).toBeInViewport();
  await image(page, 3).scrollIntoViewIfNeeded();
  await expect(image(page, 3)).toBeInViewport({ ratio: 0.3 });
  await expect(next(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show in full screen' })).toBeHidden();
});

test('An image in portrait format is shown completely', async ({ page, createOpportunity }) => {
  const { id } = await createOpportunity({ title: 'Three images', images: ['sectors/mining-aside.jpg'] });
  await page.goto(`/opportunity/${id}`);
  const image = carousel(page).locator('img');
  await expect.poll(() => image.evaluate((own: HTMLImageElement) => own.naturalWidth)).toBeGreaterThan(0);
  const { width = 0, height = 0 } = await sharp(`${illustrations}sectors/mining-aside.jpg`).metadata();
  expect(height).toBeGreaterThan(width);
  const shape = await image.evaluate((own: HTMLImageElement) => own.naturalWidth / own.naturalHeight);
  expect(shape).toBeCloseTo(width / height, 1);
  await expect(image).toHaveCSS('object-fit', 'contain');
  const frame = await image.boundingBox();
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(1.5, 1);
});
