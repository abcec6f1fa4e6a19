import { provinceCodes } from '#domain/province';
import { expectSharp, paths } from '../../../support/browser/shown-pictures.ts';
import { effectsOfReact, openInStandingTime } from '../../../support/browser/standing-time.ts';
import { expect, test } from '../../../support/fixtures.ts';

for (const [name, viewport, deviceScaleFactor] of [
  ['a wide screen with two pixels a point', { width: 1440, height: 900 }, 2],
  ['a phone with three', { width: 390, height: 844 }, 3],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor });

    // The phone is tested in the gate.
    if (deviceScaleFactor < 3)
      test('No picture of a page is enlarged', async ({ page, expectProblem }) => {
        expectProblem(/404/);
        for (const path of paths) {
          await page.goto(path);
          await expectSharp(page, path);
        }
      });

    test('No slide of the home page is enlarged at the largest scale of its motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openInStandingTime(page, '/');
      await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeVisible();
      await effectsOfReact(page);
      await page.clock.runFor(1500);
      await expect(page.locator('[data-stage] img')).toHaveCount(8);
      await expectSharp(page, 'the home page');
    });

    test('No province behind the map is enlarged', async ({ page }) => {
      await page.goto('/why-argentina');
      await expect(page.locator('[data-live]')).toBeAttached();
      await expectSharp(page, 'the page');
      for (const code of provinceCodes) {
        await page.locator(`[data-map] [href="#${code}"]`).dispatchEvent('click');
        await expect(page.locator(`[data-illustrations] picture:not([hidden]) img[src*="/${code}."]`)).toHaveCount(1);
        await expectSharp(page, code, '[data-illustrations]');
      }
    });
  });
}
