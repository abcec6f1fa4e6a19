import { accessibilityFaults } from '../../../support/browser/accessibility.ts';
import { openInStandingTime } from '../../../support/browser/standing-time.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { listCall, serveList } from '../../../support/public-list.ts';
import { takeStoreDown } from '../../../support/sites/store-down.ts';

// The server cannot render the list into the page, so the browser requests it.
test.use({ ownSite: true });
test.beforeEach(({ store }) => takeStoreDown(store).then(() => undefined));

test('A request without a response is aborted after ten seconds', async ({ page }) => {
  await page.addInitScript(giveUpByTimers);
  await page.route(listCall, () => undefined);
  await openInStandingTime(page, '/opportunities');
  const again = page.getByRole('button', { name: 'Try again' });
  // The island has started and requested the list.
  await expect(page.locator('section[data-live=true]')).toHaveCount(1);
  await page.clock.runFor(8_000);
  await expect(page.getByRole('status')).toHaveText('Loading opportunities…');
  await expect(again).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(again).toBeVisible();
});

test('The list has no accessibility fault when it fails, and when it is empty', async ({ page, expectProblem }) => {
  expectProblem(/invests\/all/);
  await page.route(listCall, (route) => route.abort('connectionrefused'));
  await page.goto('/zh/opportunities');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await serveList(page, []);
  await page.goto('/es/opportunities');
  await expect(page.getByRole('status')).toHaveText('No se encontraron resultados');
  expect(await accessibilityFaults(page)).toEqual([]);
});

// Runs in the page: timeouts of calls are the only timers that a stopped clock does not stop.
function giveUpByTimers(): void {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
    return controller.signal;
  };
}
