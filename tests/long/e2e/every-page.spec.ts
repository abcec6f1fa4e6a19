import { languages } from '#domain/language';
import { localizedPath } from '../../../src/i18n/path.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { guideChapters } from '../../support/content-files.ts';
import { expect, test } from '../../support/fixtures.ts';

/** An answer about a described project. */
const described = '/your-project/answer?activity=energy.wind&province=CHU&cost=232&start=2027';

/** The templates of the gate’s specification in the other languages and widths. */
const others = [
  ['es', [390, 1440], ['/', '/opportunities', '/sectors', '/sectors/energy', '/why-argentina', '/about', '/contact']],
  [
    'es',
    [390, 1440],
    ['/enquiry', '/privacy', '/legal-notice', '/guide', '/plates', '/incentives', '/provinces', '/provinces/mendoza'],
  ],
  ['es', [390, 768, 1440], ['/incentives/free-zones', '/incentives/renewables', '/sectors/tech']],
  ['zh', [1440], ['/', '/opportunities', '/sectors', '/sectors/energy', '/why-argentina', '/about', '/contact']],
  [
    'zh',
    [1440],
    ['/enquiry', '/privacy', '/legal-notice', '/guide', '/plates', '/incentives', '/provinces', '/provinces/mendoza'],
  ],
  ['zh', [390, 768, 1440], ['/incentives/rigi', '/incentives/renewables', '/sectors/tech']],
  ['en', [768], ['/incentives', '/provinces', '/provinces/mendoza', '/your-project', described]],
  ['es', [390, 768, 1440], ['/your-project', described, '/argentina-in-numbers', '/costs', '/investments']],
  ['zh', [390, 768, 1440], ['/your-project', described, '/argentina-in-numbers', '/costs', '/investments']],
  ['en', [390, 1440], ['/incentives/renewables', '/sectors/tech']],
] as const;

for (const [language, widths, paths] of others) {
  test(`Pages such as ${paths[0]} in ${language} have no accessibility fault at ${widths.join(', ')} px`, async ({
    page,
  }) => {
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
