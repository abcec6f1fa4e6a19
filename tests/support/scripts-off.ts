import type { Locator, Page } from '@playwright/test';
import { provinceCodes } from '#domain/province';
import type { SectorKey } from '#domain/sector';
import { expect } from './fixtures.ts';
import { statisticCounts } from './statistic-counts.ts';

/** An attribute of each visible link, read at once because these pages have many links. */
export function shownLinks(place: Locator, attribute: string): Promise<(string | null)[]> {
  return place
    .getByRole('link')
    .evaluateAll(
      (links, name) =>
        links
          .filter(
            (link) => link.checkVisibility({ visibilityProperty: true }) && link.getBoundingClientRect().width > 0,
          )
          .map((link) => link.getAttribute(name)),
      attribute,
    );
}

/** Checks all 24 provinces, with their text and their links. */
export async function expectProvinces(page: Page): Promise<void> {
  for (const code of provinceCodes) {
    const province = page.locator(`article#${code}`);
    await expect.soft(province.locator('p').first(), code).toBeVisible();
    await expect.soft(province.locator('ul').getByRole('link').first(), code).toHaveAttribute('href', /\/sectors\//);
  }
}

/** Checks every statistic of a sector and the link to its opportunities. */
export async function expectStatistics(page: Page, sector: SectorKey, seeOpportunities: string): Promise<void> {
  const statistics = page.locator('li[data-stat]');
  await expect.soft(statistics, sector).toHaveCount(statisticCounts[sector]);
  await expect.soft(statistics.last(), sector).toBeVisible();
  await expect.soft(page.getByRole('link', { name: seeOpportunities }), sector).toBeVisible();
}
