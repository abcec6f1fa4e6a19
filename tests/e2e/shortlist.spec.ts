import { languages } from '#domain/language';
import { limits } from '#domain/limits';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill, fillCount } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerList, listCall, openList } from '../support/public-list.ts';
import { blockStorage, heartOf, keepBefore, sun, vines, wind } from '../support/shortlist-page.ts';
import { openInStandingTime } from '../support/standing-time.ts';
import { summaries } from '../support/summaries.ts';

for (const language of languages) {
  const { shortlist: texts, opportunities: listTexts, opportunity: opportunityTexts } = dictionaryOf(language);
  const path = localizedPath('/shortlist', language);
  const countOf = (count: number) => fillCount(listTexts.found, count, language);

  test(`what is kept is shown, and can be taken away and brought back by keyboard, in ${language}`, async ({
    page,
  }) => {
    await answerList(page, [wind, sun, vines]);
    await keepBefore(page, [sun.id, wind.id]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Sun', 'Wind', texts.comparison]);
    await heartOf(page, 'Sun', 'remove', language).press('Enter');
    await expect(page.getByText(fill(texts.removed, { title: 'Sun' }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wind']);
    const undo = page.getByRole('button', { name: texts.undo });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Sun', 'Wind', texts.comparison]);
    await page.getByRole('button', { name: texts.clear }).press('Enter');
    await expect(page.getByText(texts.empty)).toBeVisible();
    await page.reload();
    await expect(page.getByText(texts.empty)).toBeVisible();
    await expect(page.getByRole('link', { name: opportunityTexts.seeAll })).toHaveAttribute(
      'href',
      localizedPath('/opportunities', language),
    );
  });

  test(`a shortlist that was cleared by mistake comes back whole, in ${language}`, async ({ page }) => {
    await answerList(page, [wind, sun, vines]);
    await keepBefore(page, [vines.id, wind.id, sun.id]);
    await page.goto(path);
    await page.getByRole('button', { name: texts.clear }).click();
    await expect(page.getByText(texts.cleared)).toBeVisible();
    await page.getByRole('button', { name: texts.undo }).click();
    await expect(page.getByRole('status')).toHaveText([countOf(3), '']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Vines', 'Wind', 'Sun', texts.comparison]);
  });

  test(`a shared link shows what it names, and says in one sentence that the rest is left out, in ${language}`, async ({
    page,
  }) => {
    const many = summaries('energy', 19);
    await answerList(page, [...many, wind, sun]);
    await keepBefore(page, [sun.id]);
    await page.goto(`${path}?ids=nonsense,,${wind.id},${crypto.randomUUID()},${wind.id}`);
    const leftOut = page.getByText(fill(texts.leftOut, { limit: limits.shortlist }));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wind']);
    await expect(leftOut).toHaveCount(1);
    await heartOf(page, 'Wind', 'add', language).click();
    await expect(heartOf(page, 'Wind', 'remove', language)).toHaveAttribute('aria-pressed', 'true');
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

  test(`what has been withdrawn is said, left out, and taken off when so wanted, in ${language}`, async ({ page }) => {
    await answerList(page, [wind]);
    await keepBefore(page, [vines.id, wind.id]);
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

  test(`opportunities that cannot be had keep the loader, and can be asked for again, in ${language}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/invests\/all/);
    await keepBefore(page, [wind.id]);
    await page.route(listCall, (route) => route.abort('connectionrefused'));
    // It does not try again by itself meanwhile.
    await openInStandingTime(page, path);
    await expect(page.getByRole('status')).toHaveText(listTexts.failed);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    await answerList(page, [wind]);
    await page.getByRole('button', { name: listTexts.tryAgain }).press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wind']);
    await expect(page.getByRole('region', { name: texts.title, exact: true })).toBeFocused();
  });

  test(`without scripts the page says what to do, in ${language}`, async ({ otherVisitor }) => {
    const page = await otherVisitor({ javaScriptEnabled: false });
    await page.goto(path);
    await expect(page.locator('noscript p').first()).toHaveText(texts.withoutScripts);
    const ways = page.locator('noscript').getByRole('link');
    await expect(ways.first()).toHaveAttribute('href', localizedPath('/opportunities', language));
    await expect(ways.last()).toHaveAttribute('href', localizedPath('/contact', language));
    await expect(page.getByText(listTexts.loading)).toBeHidden();
  });
}

test('an opportunity is kept from its own page, and the shortlist of another tab follows', async ({
  page,
  createOpportunity,
}) => {
  const { id, title } = await createOpportunity({ title: 'A dam to be shortlisted' });
  const shortlist = await page.context().newPage();
  await shortlist.goto('/shortlist');
  await expect(shortlist.getByText('Your shortlist is empty.')).toBeVisible();
  await page.goto(`/opportunity/${id}`);
  await heartOf(page, title, 'add').click();
  await expect(page.getByRole('link', { name: 'Shortlist (1)' })).toBeVisible();
  await expect(shortlist.getByRole('heading', { level: 2 })).toHaveText([title]);
  await heartOf(shortlist, title, 'remove').click();
  await expect(heartOf(page, title, 'add')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'Shortlist (0)' })).toBeVisible();
});

test('opportunities are kept from their cards, by mouse and by keyboard, in the order in which they were pressed', async ({
  page,
}) => {
  const ofTheList = summaries('mining', 3);
  await answerList(page, ofTheList);
  await openList(page, '/opportunities');
  await heartOf(page, 'mining 3', 'add').click();
  await heartOf(page, 'mining 1', 'add').press('Enter');
  await expect(heartOf(page, 'mining 1', 'remove')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/opportunities');
  await page.getByRole('link', { name: 'Shortlist (2)' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['mining 3', 'mining 1', 'Comparison']);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('an opportunity is kept, and leads to the shortlist', async ({ page, createOpportunity }) => {
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

test('where storage is blocked, the page of an opportunity keeps it, and a link can still be read', async ({
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

test('anything foreign in storage is ignored', async ({ page }) => {
  await answerList(page, [wind]);
  await keepBefore(page, ['{"ids":1}', '<b>', wind.id.toUpperCase()]);
  await page.goto('/shortlist');
  await expect(page.getByText('Your shortlist is empty.')).toBeVisible();
});

test('a full shortlist refuses another one, and says why', async ({ page }) => {
  const many = summaries('energy', limits.shortlist);
  await answerList(page, [...many, wind]);
  await keepBefore(
    page,
    many.map(({ id }) => id),
  );
  await page.goto(`/shortlist?ids=${wind.id}`);
  const heart = heartOf(page, 'Wind', 'add');
  await expect(heart).toHaveAccessibleDescription('Your shortlist is full: it holds 20. Remove one to add another.');
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeHidden();
  await heart.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'Shortlist (20)' })).toBeVisible();
});

test('the shortlist has no accessibility problem, whatever its state', async ({ page, expectProblem }) => {
  expectProblem(/invests\/all/);
  await answerList(page, [wind, sun, vines]);
  await page.goto('/zh/shortlist');
  await expect(page.getByText('意向清单为空。')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(pathWithIds('/es/shortlist', 'ids', [wind.id, sun.id, vines.id, crypto.randomUUID()]));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('table')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.route(listCall, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
