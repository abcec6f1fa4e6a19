import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/browser/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { pageTemplates } from '../support/page-templates.ts';

// tests/html checks the HTML of all pages in all languages.
for (const path of pageTemplates) {
  test(`The page ${path} has no accessibility fault, and fits a narrow screen in every language`, async ({
    page,
    expectProblem,
  }) => {
    if (path === '/nothing') expectProblem(/404/);
    for (const language of languages) {
      const url = localizedPath(path, language);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(url);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(320);
      if (language === 'es') continue;
      await expectNoFault(page, url, 390);
      if (language === 'en') await expectNoFault(page, url, 1440);
    }
  });
}

async function expectNoFault(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await accessibilityFaults(page), `${url} at ${width} px`).toEqual([]);
}
