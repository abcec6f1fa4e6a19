import type { Page } from '@playwright/test';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { expect, test } from '../../support/fixtures.ts';
import { summaries } from '../../support/opportunity-summary.ts';
import { serveList } from '../../support/public-list.ts';
import { sun, vines, wind } from '../../support/shortlist-page.ts';

const all = [wind, sun, vines];
const ids = all.map(({ id }) => id);

/** The cells of a fact’s row, with the word that marks a difference. */
const cellsOf = (page: Page, label: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell');

const { shortlist: texts, facts, sectors } = dictionaryOf('en');
const path = '/shortlist';

test('The compared facts are aligned, differences are marked in words, and a fact is unknown if another has it', async ({
  page,
}) => {
  await serveList(page, all);
  await page.goto(pathWithIds(path, 'ids', ids));
  await expect(page.getByRole('columnheader')).toHaveText(['Wind', 'Sun', 'Vines']);
  const marked = (text: string) => `${text} ${texts.differs}`;
  const names = [sectors.energy, sectors.energy, marked(sectors.vineyards)];
  await expect(cellsOf(page, texts.sector)).toHaveText(names);
  await expect(cellsOf(page, facts.stage)).toHaveText([facts.stages.permits, facts.stages.permits, facts.onRequest]);
  await expect(cellsOf(page, facts.province)).toContainText([texts.differs, texts.differs, facts.onRequest]);
  await expect(page.getByRole('rowheader', { name: facts.deadline })).toHaveCount(0);
  await expect(cellsOf(page, facts.investment).first()).toContainText('20');
  await expect(cellsOf(page, facts.investment).first()).not.toContainText(texts.differs);
  await expect(page.getByText(texts.legend)).toBeVisible();
});

test('Up to four opportunities are compared, and a fifth is refused with a reason', async ({ page }) => {
  const many = summaries('energy', 6);
  await serveList(page, many);
  await page.goto(
    pathWithIds(
      path,
      'ids',
      many.map(({ id }) => id),
    ),
  );
  const choiceOf = (title: string) =>
    page.getByRole('checkbox', { name: fill(texts.compareWith, { title }), exact: true });
  const compared = page.getByRole('columnheader');
  await expect(compared).toHaveText(['energy 1', 'energy 2', 'energy 3', 'energy 4']);
  await expect(choiceOf('energy 5')).toHaveAccessibleDescription(fill(texts.compareFull, { limit: 4 }));
  await choiceOf('energy 5').press('Space');
  await expect(choiceOf('energy 5')).not.toBeChecked();
  await choiceOf('energy 2').press('Space');
  await choiceOf('energy 5').click();
  await expect(choiceOf('energy 5')).toBeChecked();
  await expect(compared).toHaveText(['energy 1', 'energy 3', 'energy 4', 'energy 5']);
  for (const title of ['energy 1', 'energy 3', 'energy 4']) await choiceOf(title).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText(texts.chooseTwo)).toBeVisible();
});

test('The shortlist leads to an enquiry and is shared as a link', async ({ page }) => {
  await serveList(page, all);
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    Object.defineProperty(navigator, 'share', { value: async ({ url }: ShareData) => void said.push(url ?? '') });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          if (said.length > 1) throw new DOMException('Not now', 'NotAllowedError');
          said.push(text);
        },
      },
    });
  });
  await page.goto(pathWithIds(path, 'ids', ids));
  await expect(page.getByRole('link', { name: texts.enquire })).toHaveAttribute(
    'href',
    pathWithIds('/contact', 'about', ids),
  );
  await page.getByRole('button', { name: texts.share, exact: true }).click();
  await page.getByRole('button', { name: texts.copy }).click();
  await expect(page.getByText(texts.copied)).toBeVisible();
  expect(await page.evaluate('said')).toEqual([page.url(), page.url()]);
  await page.getByRole('button', { name: texts.copy }).click();
  await expect(page.getByText(texts.notCopied)).toBeVisible();
  await expect(page.getByRole('group', { name: texts.actions }).getByText(page.url())).toBeVisible();
});

test('Three columns are in view on a phone, below the name of each fact, and a fourth scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await serveList(page, all);
  await page.goto(pathWithIds('/shortlist', 'ids', ids));
  const columns = page.getByRole('region', { name: 'Comparison' });
  await expect(columns).toBeVisible();
  expect(await columns.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  const name = page.getByRole('rowheader', { name: 'Stage' });
  const [above, below] = await Promise.all([name.boundingBox(), cellsOf(page, 'Stage').first().boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await test.step('A fourth column scrolls by finger or keyboard, and the facts stay named', async () => {
    const four = summaries('energy', 4);
    await serveList(page, four);
    await page.goto(
      pathWithIds(
        '/shortlist',
        'ids',
        four.map(({ id }) => id),
      ),
    );
    await columns.scrollIntoViewIfNeeded();
    const last = page.getByRole('columnheader', { name: 'energy 4' });
    // The screen’s edge cuts the previous one, which shows that there are more.
    const third = page.getByRole('columnheader', { name: 'energy 3' });
    await expect(third).toBeInViewport({ ratio: 0.3 });
    await expect(third).not.toBeInViewport({ ratio: 0.9 });
    await expect(last).not.toBeInViewport();
    // The mask that fades its edge is as wide as the visible part, and wider at the end.
    await expect(columns).toHaveCSS('mask-size', '100% 100%');
    await columns.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return columns.evaluate((region) => region.scrollWidth - region.clientWidth - region.scrollLeft);
      })
      .toBeLessThanOrEqual(1);
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(columns).toHaveCSS('mask-size', /^calc\(100% \+ 32px\)/);
    await expect(page.getByRole('rowheader', { name: 'Sector' })).toBeInViewport({ ratio: 1 });
  });
});
