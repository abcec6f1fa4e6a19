import { expectSharp, paths } from '../../support/browser/shown-pictures.ts';
import { test } from '../../support/fixtures.ts';

test.describe('a phone with three pixels a point', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('No picture of a page is enlarged', async ({ page, expectProblem }) => {
    expectProblem(/404/);
    for (const path of paths) {
      await page.goto(path);
      await expectSharp(page, path);
    }
  });
});
