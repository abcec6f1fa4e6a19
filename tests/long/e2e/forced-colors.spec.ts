import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { luminanceOf } from '../../support/browser/contrast.ts';
import { expect, test } from '../../support/fixtures.ts';

// The reader’s own colours, as Windows’ contrast themes set them, replace those of the page.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('The dot of the current image differs from the others in forced colours', async ({ page, createOpportunity }) => {
  const images = ['sectors/mining-header.jpg', 'sectors/mining-aside.jpg'];
  const { id } = await createOpportunity({ images });
  await page.goto(`/opportunity/${id}`);
  const dots = page.getByRole('group', { name: 'Choose a picture' }).getByRole('button');
  await expect(dots.first()).toBeEnabled();
  for (const current of [0, 1]) {
    await dots.nth(current).click();
    await expect(dots.nth(current)).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(0, 0);
    const contrast = contrastOf(await middleOf(page, dots.nth(current)), await middleOf(page, dots.nth(1 - current)));
    expect(contrast).toBeGreaterThanOrEqual(3);
  }
});

const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The luminance in the middle of an element’s screenshot. */
async function middleOf(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  const clip = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 1, height: 1 };
  const png = await page.screenshot({ clip, animations: 'disabled' });
  return luminanceOf([...(await sharp(png).removeAlpha().raw().toBuffer())]);
}
