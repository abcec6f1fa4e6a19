import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { luminanceOf } from '../support/contrast.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerList } from '../support/public-list.ts';
import { summaries } from '../support/summaries.ts';

// Colours of the reader's own, as Windows' contrast themes set them: those of the page are not shown.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('the current image’s dot is another than the others', async ({ page, createOpportunity }) => {
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

test('the active filter and the current page have a ground of their own', async ({ page }) => {
  await answerList(page, summaries('energy', 20));
  await page.goto('/opportunities/energy');
  const filter = page.getByRole('search');
  await expectOwnGround(filter.locator('[aria-pressed=true]'), filter.locator('[aria-pressed=false]').first());
  const pages = page.getByRole('navigation', { name: 'Pages, above the list' });
  await expectOwnGround(pages.getByRole('link', { name: 'Page 1' }), pages.getByRole('link', { name: 'Page 2' }));
});

test('the active province is another than the others, on the map and in the list', async ({ page }) => {
  await page.goto('/why-argentina#BSAS');
  const fill = (code: string) => page.locator(`[data-map] [data-province=${code}] path`).evaluate(fillOf);
  await expect
    .poll(async () => contrastOf(luminance(await fill('BSAS')), luminance(await fill('PAM'))))
    .toBeGreaterThan(3);
  await expect(page.locator('[data-map] [data-province=BSAS] path')).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-map] [data-province=PAM] path')).toHaveCSS('opacity', '0.6');
  const line = (code: string) => page.locator(`nav [data-province=${code}] span`);
  await expect(line('BSAS')).toHaveCSS('text-decoration-line', 'underline');
  await expect(line('PAM')).toHaveCSS('text-decoration-line', 'none');
});

test('the menu tells the page that it is on, and the header has a ground above an illustration', async ({ page }) => {
  await page.goto('/opportunities');
  const ground = await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(ground).toMatch(/^rgb\(/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const current = menu.getByRole('link', { name: 'Opportunities' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toHaveCSS('border-bottom-width', '4px');
  await expect(menu.getByRole('link', { name: 'Sectors' })).toHaveCSS('border-bottom-width', '1px');
});

/** The ground of what is chosen, against the page's and that of what is not. */
async function expectOwnGround(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  const [own, others] = [await chosen.evaluate(groundOf), await other.evaluate(groundOf)];
  expect(contrastOf(luminance(own), luminance(others))).toBeGreaterThanOrEqual(3);
}

// Both run in the page.
const fillOf = (shape: Element) => getComputedStyle(shape).fill;

function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const clear = backgroundColor.endsWith(' 0)');
  return clear && element.parentElement ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor;
}

const luminance = (colour: string) => luminanceOf(colour.match(/[\d.]+/g) ?? []);

const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The luminance in the middle of what is shown. */
async function middleOf(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  const clip = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 1, height: 1 };
  const png = await page.screenshot({ clip, animations: 'disabled' });
  return luminanceOf([...(await sharp(png).removeAlpha().raw().toBuffer())]);
}
