import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

const images = ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg', 'why/natural-resources.jpg'];

const opener = (page: Page) => page.getByRole('button', { name: 'Show in full screen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });

/** Checks that only this image is completely in view. */
async function expectShown(within: Locator, number: number): Promise<void> {
  await expect(within.getByRole('group', { name: `Picture ${number} of 3` })).toBeInViewport({ ratio: 0.99 });
  await expect(within.getByRole('button', { name: `Picture ${number} of 3` })).toHaveAttribute('aria-current', 'true');
}

test('Full screen is opened, moved through and left by keyboard, and the focus returns', async ({
  page,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ images });
  await page.goto(`/opportunity/${id}`);
  await expect(opener(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Picture 2 of 3' }).press('Enter');
  await opener(page).press('Enter');
  await expectShown(dialog(page), 2);
  const box = await dialog(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);
  expect(await accessibilityFaults(page)).toEqual([]);
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
  await test.step('A button closes it too, and a single image has no other button', async () => {
    const one = await createOpportunity({ images: ['home/1.jpg'] });
    await page.goto(`/opportunity/${one.id}`);
    await opener(page).click();
    await expect(dialog(page).getByRole('img')).toBeInViewport();
    await expect(dialog(page).getByRole('button')).toHaveCount(1);
    await dialog(page).getByRole('button', { name: 'Close full screen' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});
