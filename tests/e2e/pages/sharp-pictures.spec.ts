import type { Page } from '@playwright/test';
import { samples } from '../../../scripts/tools/seed/samples/samples.ts';
import { shownPictures } from '../../support/browser/shown-pictures.ts';
import { expect, test } from '../../support/fixtures.ts';

const [sample] = samples;

/** A page of each kind with pictures, except the home page and that of the provinces. */
const paths = [
  ...['/opportunities', '/sectors', '/sectors/energy', '/about', '/plates', '/contact', '/contact/sent'],
  ...['/no-such-page', '/opportunity/no-such-one', `/opportunity/${sample?.id}`],
];

/** Tolerance for the rounding to whole pixels of the page and of the file. */
const rounding = 1.003;

async function expectSharp(page: Page, where: string, parts?: string): Promise<void> {
  const shown = await shownPictures(page, parts);
  expect(shown.length, `pictures of ${where}`).toBeGreaterThan(0);
  expect
    .soft(
      shown.filter(({ enlarged }) => enlarged > rounding),
      `enlarged on ${where}`,
    )
    .toEqual([]);
}

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
