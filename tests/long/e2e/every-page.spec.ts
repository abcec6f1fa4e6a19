import { languages } from '#domain/language';
import { localizedPath } from '../../../src/i18n/path.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { guideChapters } from '../../support/content-files.ts';
import { expect, test } from '../../support/fixtures.ts';
import { pageTemplates } from '../../support/page-templates.ts';

/** Further pages whose content could be too wide. */
const others = [
  ...['/incentives/free-zones', '/incentives/renewables', '/sectors/tech'],
  '/your-project/answer?activity=energy.wind&province=CHU&cost=232&start=2027',
];

/** The other languages and widths of the gate’s specification, and the further pages in all of them. */
const checks = [
  ['es', [390, 768, 1440], [...pageTemplates, ...others]],
  ['zh', [390, 768, 1440], [...pageTemplates, ...others]],
  ['en', [768], pageTemplates],
  ['en', [390, 768, 1440], others],
] as const;

for (const [language, widths, paths] of checks) {
  test(`${paths.length} pages, such as ${paths[0]}, in ${language} have no accessibility fault at ${widths.join(', ')} px`, async ({
    page,
    expectProblem,
  }) => {
    if (paths.some((path) => path === '/nothing')) expectProblem(/404/);
    for (const path of paths) {
      const url = localizedPath(path, language);
      await page.goto(url);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await accessibilityFaults(page), `${url} at ${width} px`).toEqual([]);
        const shown = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(shown, `${url} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
}

for (const language of languages) {
  test(`Every chapter of the guide in ${language} has no accessibility fault, and fits a narrow screen`, async ({
    page,
  }) => {
    for (const { path } of guideChapters) {
      const url = localizedPath(path, language);
      await page.goto(url);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await accessibilityFaults(page), `${url} at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(320);
    }
  });
}
