import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { openInStandingTime } from '../../support/browser/standing-time.ts';
import { expect, test } from '../../support/fixtures.ts';
import { summaries } from '../../support/opportunity-summary.ts';
import { listCall } from '../../support/public-list.ts';
import { takeStoreDown } from '../../support/sites/store-down.ts';

// The server cannot render the list into the page, so the browser requests it.
test.use({ ownSite: true });
test.beforeEach(({ store }) => takeStoreDown(store).then(() => undefined));

const { opportunities: texts } = dictionaryOf('en');

test('A list that fails keeps its loader, shows the failure, and retries automatically until it succeeds', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/invests\/all/);
  let attempts = 0;
  const arrived = Promise.withResolvers<void>();
  await page.route(listCall, async (route) => {
    attempts += 1;
    if (attempts < 3) {
      return route.fulfill({ status: 503, json: { error: 'unavailable', message: 'The store does not answer.' } });
    }
    await arrived.promise;
    return route.fulfill({ json: summaries('energy', 3) });
  });
  await openInStandingTime(page, '/opportunities');
  await expect(page.getByRole('status')).toHaveText(texts.failed);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  expect(attempts).toBe(1);
  await page.clock.runFor(4_999);
  expect(attempts).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => attempts).toBe(2);
  await expect(page.getByRole('status')).toHaveText(texts.failed);
  // The page handles the second response when it can, and only then its five seconds begin.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return attempts;
    })
    .toBe(3);
  await expect(page.locator('[aria-busy=true] .skeleton').first()).toBeVisible();
  arrived.resolve();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(page.getByRole('status')).toHaveText('3 opportunities');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText(texts.failed)).toHaveCount(0);
});

test('The button after a failure retries at once, shows the progress, and moves the focus to the list', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/invests\/all/);
  const arrived = Promise.withResolvers<void>();
  let attempts = 0;
  await page.route(listCall, async (route) => {
    attempts += 1;
    if (attempts === 1) return route.abort('connectionrefused');
    await arrived.promise;
    return route.fulfill({ json: summaries('energy', 3) });
  });
  // The stopped clock prevents an automatic retry.
  await openInStandingTime(page, '/opportunities');
  const again = page.getByRole('button', { name: texts.tryAgain });
  await expect(again).toBeVisible();
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(texts.loading);
  await expect(page.getByRole('region', { name: texts.title })).toBeFocused();
  arrived.resolve();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(again).toHaveCount(0);
});
