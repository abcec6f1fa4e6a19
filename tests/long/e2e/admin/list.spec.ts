import type { Opportunity } from '#domain/opportunity/opportunity';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { manyOpportunities, serveList } from '../../../support/admin/large-opportunity-list.ts';
import { expect, test } from '../../../support/fixtures.ts';

/** The calls that load the list, page by page. */
const list = /\/api\/opportunities\/all\?/;
const question = 'Are you sure you want to delete the opportunity?';

test.beforeEach(({ login }) => login());

test('Failed deletions and failed loads are reported and can be repeated', async ({
  page,
  createOpportunity,
  expectProblem,
}) => {
  await test.step('A failed deletion can be repeated', async () => {
    expectProblem(/ERR_FAILED/);
    await createOpportunity({ title: 'Hard to delete' });
    await page.goto('/admin/manager');
    await page.route('**/api/opportunities/delete/*', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: `${texts.list.delete} Hard to delete` }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: texts.deletion.confirm }).click();
    await expect(dialog.getByRole('alert')).toContainText(texts.deletion.failed);
    await dialog.getByRole('button', { name: texts.deletion.confirm }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Hard to delete' })).toHaveCount(0);
  });
  await page.unrouteAll();
  await test.step('A running deletion cannot be dismissed', async () => {
    expectProblem(/opportunities\/delete/);
    const answered = Promise.withResolvers<void>();
    await createOpportunity({ title: 'Slow to delete' });
    await page.goto('/admin/manager');
    await page.route('**/api/opportunities/delete/*', async (route) => {
      await answered.promise;
      await route.abort();
    });
    await page.getByRole('button', { name: `${texts.list.delete} Slow to delete` }).click();
    const dialog = page.getByRole('alertdialog', { name: question });
    await dialog.getByRole('button', { name: texts.deletion.confirm }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: texts.deletion.cancel }).click({ force: true });
    await expect(dialog).toBeVisible();
    answered.resolve();
    await expect(dialog.getByRole('alert')).toContainText(texts.deletion.failed);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await page.unrouteAll();
  await test.step('A failed load shows its reason', async () => {
    expectProblem(/status of 503/);
    const unavailable = { status: 503, json: { error: 'unavailable', message: '' } };
    await page.route(list, (route) => route.fulfill(unavailable), { times: 1 });
    await page.goto('/admin/manager');
    await expect(page.getByRole('alert')).toContainText(texts.list.failed);
    await page.getByRole('button', { name: texts.list.tryAgain }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });
  await page.unrouteAll();
  await test.step('After a retry the heading has the focus', async () => {
    expectProblem(/opportunities\/all/);
    await page.route(list, (route) => route.abort(), { times: 1 });
    await page.goto('/admin/manager');
    await page.getByRole('button', { name: texts.list.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: texts.sectors.tourism }).first()).toBeVisible();
  });
});

test.describe('a window of 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('Fifteen rows with long facts are shown under the filters, with their sum and days in one line', async ({
    page,
  }) => {
    const updatedAt = new Date().toISOString();
    const confirmed = manyOpportunities(30).map((opportunity): Opportunity => {
      const facts = { province: 'CABA', investment: { from: 165_000_000, to: 210_000_000 } } as const;
      return { ...opportunity, ...facts, sector: 'research', updatedAt, confirmedOn: updatedAt.slice(0, 10) };
    });
    await serveList(page, confirmed);
    await page.goto('/admin/manager');
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    await expect(rows).toHaveCount(30);
    const bottoms = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
    expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(15);
    const facts = await rows.first().getByText('US$165–210 million').locator('..').boundingBox();
    expect(facts?.height).toBeLessThan(20);
  });
});
