import type { Locator } from '@playwright/test';
import { luminanceOf } from '../support/browser/contrast.ts';
import { expect, test } from '../support/fixtures.ts';
import { summaries } from '../support/opportunity-summary.ts';
import { serveList } from '../support/public-list.ts';

// The reader’s own colours, as Windows’ contrast themes set them, replace those of the page.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('The chosen filter, page number, province and menu item differ from the others in forced colours', async ({
  page,
}) => {
  await test.step('The active filter and the current page number', async () => {
    await serveList(page, summaries('energy', 20));
    await page.goto('/opportunities/energy');
    const filter = page.getByRole('search');
    await expectOwnGround(filter.locator('[aria-pressed=true]'), filter.locator('[aria-pressed=false]').first());
    const pages = page.getByRole('navigation', { name: 'Pages, above the list' });
    await expectOwnGround(pages.getByRole('link', { name: 'Page 1' }), pages.getByRole('link', { name: 'Page 2' }));
  });
  await test.step('The active province, on the map and in the list', async () => {
    await page.goto('/why-argentina#BSAS');
    const fill = (code: string) => page.locator(`[data-map] [href="#${code}"] path`).evaluate(fillOf);
    await expect
      .poll(async () => contrastOf(luminance(await fill('BSAS')), luminance(await fill('PAM'))))
      .toBeGreaterThan(3);
    await expect(page.locator('[data-map] [href="#BSAS"] path')).toHaveCSS('opacity', '1');
    await expect(page.locator('[data-map] [href="#PAM"] path')).toHaveCSS('opacity', '0.6');
    const line = (code: string) => page.locator(`nav [href="#${code}"] span`);
    await expect(line('BSAS')).toHaveCSS('text-decoration-line', 'underline');
    await expect(line('PAM')).toHaveCSS('text-decoration-line', 'none');
  });
  await test.step('The current page in the menu, and the header above an illustration', async () => {
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
});

/** Compares the background of the chosen element with that of the page and of another one. */
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
