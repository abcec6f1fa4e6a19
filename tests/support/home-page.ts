import type { Page } from '@playwright/test';

/** Scrolls to the projects of the home page, which load when the reader comes near them. Other pages stay where they are. */
export async function scrollToProjects(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector('[component-export=FeaturedProjects] a')?.scrollIntoView({ behavior: 'instant' }),
  );
}
