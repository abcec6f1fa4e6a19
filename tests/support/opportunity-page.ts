import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const image = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: `Picture ${number} of 3` });

export const dot = (page: Page, number: number) =>
  carousel(page).getByRole('button', { name: `Picture ${number} of 3` });

export const carousel = (page: Page) => page.getByRole('region', { name: 'Pictures of Three images' });

export async function expectShown(page: Page, number: number): Promise<void> {
  await expect.poll(() => offset(page, image(page, number)).then(Math.abs)).toBeLessThan(1);
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[aria-current=true]')).toHaveCount(1);
  await expect(carousel(page).getByRole('status')).toHaveText(`Picture ${number} of 3`);
}

/** How far an image is from its position in the carousel, in pixels. */
export async function offset(page: Page, of: Locator): Promise<number> {
  const [slide, frame] = await Promise.all([of.boundingBox(), carousel(page).boundingBox()]);
  return (slide?.x ?? Number.NaN) - (frame?.x ?? Number.NaN);
}
