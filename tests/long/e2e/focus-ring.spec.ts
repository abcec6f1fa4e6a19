import { isInView, ringContrast } from '../../support/browser/focus-ring.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Pages that begin with an illustration under the header, and one that does not. */
const urls = ['/', '/opportunities', '/sectors/energy', '/sectors/fishing', '/nothing', '/about'];

test('All focusable elements in the header and on illustrations have a visible focus ring at 390 px', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const url of urls) {
    await page.goto(url);
    const illustration = page.locator('main img').first();
    await illustration.evaluate((image: HTMLImageElement) => image.decode());
    await page.keyboard.press('Tab');
    const inView = page.locator(
      'header :is(a, button):visible, main > :first-child :is(a, button):visible:not(:disabled)',
    );
    for (const focusable of await inView.all()) {
      if (!(await isInView(focusable))) continue;
      await focusable.focus();
      const name = `${url}: ${await focusable.textContent()}`;
      expect.soft(await ringContrast(page, focusable), name).toBeGreaterThanOrEqual(3);
    }
  }
});
