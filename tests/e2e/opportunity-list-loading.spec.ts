import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerList, listCall } from '../support/public-list.ts';
import { openInStandingTime } from '../support/standing-time.ts';
import { takeStoreDown } from '../support/store-down.ts';
import { summaries } from '../support/summaries.ts';

// The server has nothing to put into the page: the browser asks by itself.
test.use({ ownSite: true });
test.beforeEach(({ store }) => takeStoreDown(store).then(() => undefined));

test('a loader in the shape of the list shows until it arrives', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(listCall, async (route) => {
    await arrived.promise;
    await route.fulfill({ json: summaries('energy', 3) });
  });
  await page.goto('/opportunities');
  await expect(page.getByRole('status')).toHaveText('Loading opportunities…');
  await expect(page.locator('[aria-busy=true] .skeleton').first()).toBeVisible();
  arrived.resolve();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(page.getByRole('status')).toHaveText('3 opportunities');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

for (const language of languages) {
  const { opportunities: texts } = dictionaryOf(language);

  test(`a list that fails keeps its loader, says so and tries again by itself, in ${language}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/invests\/all/);
    let attempts = 0;
    await page.route(listCall, (route) => {
      attempts += 1;
      return attempts < 3
        ? route.fulfill({ status: 503, json: { error: 'unavailable', message: 'The store does not answer.' } })
        : route.fulfill({ json: summaries('energy', 3) });
    });
    await openInStandingTime(page, localizedPath('/opportunities', language));
    await expect(page.getByRole('status')).toHaveText(texts.failed);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    expect(attempts).toBe(1);
    await page.clock.runFor(4_999);
    expect(attempts).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => attempts).toBe(2);
    await expect(page.getByRole('status')).toHaveText(texts.failed);
    // The page takes the answer of the second attempt when it can, and its five seconds begin only then.
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return attempts;
      })
      .toBe(3);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
    await expect(page.getByText(texts.failed)).toHaveCount(0);
  });

  test(`"${texts.tryAgain}" tries at once, in ${language}`, async ({ page, expectProblem }) => {
    expectProblem(/invests\/all/);
    await page.route(listCall, (route) => route.abort('connectionrefused'));
    // It does not try again by itself meanwhile.
    await openInStandingTime(page, localizedPath('/opportunities', language));
    const again = page.getByRole('button', { name: texts.tryAgain });
    await expect(again).toBeVisible();
    await answerList(page, summaries('energy', 3));
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
    await expect(again).toHaveCount(0);
  });
}

test('a server that never answers is given up after ten seconds', async ({ page }) => {
  await page.addInitScript(giveUpByTimers);
  await page.route(listCall, () => undefined);
  await openInStandingTime(page, '/opportunities');
  const again = page.getByRole('button', { name: 'Try again' });
  // The island has started, and asked.
  await expect(page.locator('section[data-live=true]')).toHaveCount(1);
  await page.clock.runFor(8_000);
  await expect(page.getByRole('status')).toHaveText('Loading opportunities…');
  await expect(again).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(again).toBeVisible();
});

test('the list has no accessibility problem when it fails, and when it is empty', async ({ page, expectProblem }) => {
  expectProblem(/invests\/all/);
  await page.route(listCall, (route) => route.abort('connectionrefused'));
  await page.goto('/zh/opportunities');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await answerList(page, []);
  await page.goto('/es/opportunities');
  await expect(page.getByRole('status')).toHaveText('No se encontraron resultados');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('“Try again” shows that it tries, and keeps the keyboard on the list', async ({ page, expectProblem }) => {
  expectProblem(/invests\/all/);
  const arrived = Promise.withResolvers<void>();
  let attempts = 0;
  await page.route(listCall, async (route) => {
    attempts += 1;
    if (attempts === 1) return route.abort();
    await arrived.promise;
    return route.fulfill({ json: summaries('energy', 3) });
  });
  // It does not try again by itself meanwhile.
  await openInStandingTime(page, '/opportunities');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status')).toHaveText('Loading opportunities…');
  await expect(page.getByRole('region', { name: 'Opportunities' })).toBeFocused();
  arrived.resolve();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
});

// Runs in the page: time limits of calls are the only timers that a standing time does not hold.
function giveUpByTimers(): void {
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
    return controller.signal;
  };
}
