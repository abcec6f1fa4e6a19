import { limits } from '#domain/limits';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../../../src/i18n/dictionary.ts';
import { fill, fillCount } from '../../../../src/i18n/fill.ts';
import { accessibilityFaults } from '../../../support/browser/accessibility.ts';
import { openInStandingTime } from '../../../support/browser/standing-time.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { summaries } from '../../../support/opportunity-summary.ts';
import { listCall, serveList } from '../../../support/public-list.ts';
import { blockStorage, heartOf, storeShortlist, sun, vines, wind } from '../../../support/shortlist-page.ts';

const { shortlist: texts, opportunities: listTexts, opportunity: opportunityTexts } = dictionaryOf('en');
const path = '/shortlist';
const countOf = (count: number) => fillCount(listTexts.found, count, 'en');

test('A shared link shows its opportunities, and one sentence says which are left out', async ({ page }) => {
  const many = summaries('energy', 19);
  await serveList(page, [...many, wind, sun]);
  await storeShortlist(page, [sun.id]);
  await page.goto(`${path}?ids=nonsense,,${wind.id},${crypto.randomUUID()},${wind.id}`);
  const leftOut = page.getByText(fill(texts.leftOut, { limit: limits.shortlist }));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wind']);
  await expect(leftOut).toHaveCount(1);
  await heartOf(page, 'Wind', 'add', 'en').click();
  await expect(heartOf(page, 'Wind', 'remove', 'en')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wind']);
  await expect(page.getByRole('link', { name: fill(texts.toggle.link, { count: 2 }) })).toHaveAttribute('href', path);
  const ids = [...many, wind, sun].map(({ id }) => id);
  await page.goto(pathWithIds(path, 'ids', ids));
  await expect(page.getByRole('status').first()).toHaveText(countOf(limits.shortlist));
  await expect(leftOut).toHaveCount(1);
  await page.goto(`${path}?ids=%E0%A4%A,<b>`);
  await expect(page.getByRole('status').first()).toHaveText(countOf(0));
  await expect(page.getByRole('link', { name: opportunityTexts.seeAll })).toBeVisible();
  await page.goto(pathWithIds(path, 'ids', [wind.id, sun.id]));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wind', 'Sun', texts.comparison]);
  await expect(leftOut).toHaveCount(0);
});

test('Withdrawn opportunities are named, left out, and removed on request', async ({ page }) => {
  await serveList(page, [wind]);
  await storeShortlist(page, [vines.id, wind.id]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wind']);
  const withdrawn = page.getByText(texts.withdrawn);
  await expect(withdrawn).toHaveCount(1);
  await page.getByRole('button', { name: texts.forget }).click();
  await expect(withdrawn).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wind']);
  await expect(withdrawn).toHaveCount(0);
});

test('A shortlist that cannot be loaded keeps its loader, and can be loaded again', async ({ page, expectProblem }) => {
  expectProblem(/invests\/all/);
  await storeShortlist(page, [wind.id]);
  await page.route(listCall, (route) => route.abort('connectionrefused'));
  // The stopped clock prevents an automatic retry.
  await openInStandingTime(page, path);
  await expect(page.getByRole('status')).toHaveText(listTexts.failed);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  await serveList(page, [wind]);
  await page.getByRole('button', { name: listTexts.tryAgain }).press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wind']);
  await expect(page.getByRole('region', { name: texts.title, exact: true })).toBeFocused();
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('An opportunity is shortlisted by touch, and leads to the shortlist', async ({ page, createOpportunity }) => {
    const { id, title } = await createOpportunity({ title: 'A vineyard to be shortlisted' });
    await page.goto(`/zh/opportunity/${id}`);
    await heartOf(page, title, 'add', 'zh').tap();
    await page.getByRole('link', { name: '意向清单（1）' }).tap();
    await expect(page).toHaveURL('/zh/shortlist');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([title]);
    await heartOf(page, title, 'remove', 'zh').tap();
    await expect(page.getByText('意向清单为空。')).toBeVisible();
  });
});

test('A page remembers its shortlisted opportunities when storage is blocked, and a link can be read', async ({
  page,
  createOpportunity,
}) => {
  const { id, title } = await createOpportunity({ title: 'A port to be shortlisted' });
  await blockStorage(page);
  await page.goto(`/opportunity/${id}`);
  await heartOf(page, title, 'add').click();
  await expect(heartOf(page, title, 'remove')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Shortlist (1)' })).toBeVisible();
  await page.goto('/shortlist');
  await expect(page.getByText('Your shortlist is empty.')).toBeVisible();
  await page.goto(`/shortlist?ids=${id}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([title]);
});

test('Malformed entries in storage are ignored', async ({ page }) => {
  await serveList(page, [wind]);
  await storeShortlist(page, ['{"ids":1}', '<b>', wind.id.toUpperCase()]);
  await page.goto('/shortlist');
  await expect(page.getByText('Your shortlist is empty.')).toBeVisible();
});

test('A browser that cannot share offers no button for it', async ({ page }) => {
  await serveList(page, [wind, sun]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(pathWithIds('/shortlist', 'ids', [wind.id, sun.id]));
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
});

test('An empty shortlist and one that cannot be loaded have no accessibility fault', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/invests\/all/);
  await serveList(page, [wind]);
  await page.goto('/zh/shortlist');
  await expect(page.getByText(dictionaryOf('zh').shortlist.empty)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.route(listCall, (route) => route.abort('connectionrefused'));
  await page.goto(pathWithIds('/es/shortlist', 'ids', [wind.id]));
  await expect(page.getByRole('button', { name: dictionaryOf('es').opportunities.tryAgain })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
