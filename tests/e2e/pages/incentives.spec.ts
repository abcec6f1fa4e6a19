import type { Page } from '@playwright/test';
import { regimeKeys } from '#domain/opportunity/regimes';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { regimeDeadlines } from '../../support/content-files.ts';
import { expect, test } from '../../support/fixtures.ts';

const { incentives: texts } = dictionaryOf('en');

const rowOf = (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.locator(`a[href$="/incentives/${key}"]`) });

const dayInMilliseconds = 24 * 60 * 60_000;

test('A deadline shows its days left, counted by Argentina’s day, in the table and on the regime’s page', async ({
  page,
}) => {
  const day = regimeDeadlines.get('rigi') ?? '';
  // Late in the evening in Buenos Aires, when it is already the next day in London.
  const late = Date.parse(`${day}T23:30:00-03:00`);
  for (const [left, expected] of [
    [227, texts.daysLeft.other.replace('{count}', '227')],
    [1, texts.daysLeft.one.replace('{count}', '1')],
    [0, texts.lastDay],
    [-1, texts.ended],
  ] as const) {
    await page.clock.setFixedTime(late - left * dayInMilliseconds);
    await page.goto('/incentives');
    const until = `time[datetime="${day}"] ~ [data-deadline]`;
    await expect(rowOf(page, 'rigi').locator(until)).toHaveText(expected);
    await expect(rowOf(page, 'renewables').locator('[data-deadline]')).toHaveText(texts.ended);
    await page.goto('/incentives/rigi');
    await expect(page.locator(until)).toHaveText(expected);
  }
});

test('The table of regimes is folded into cards on a phone, still a table to a screen reader, and not cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/incentives');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(regimeKeys.length);
  // A card shows the benefit and the day; its details have the other cells.
  const rigi = rowOf(page, 'rigi');
  await expect(rigi.getByRole('cell')).toHaveCount(2);
  await rigi.getByText(texts.details).click();
  await expect(rigi.getByRole('cell')).toHaveCount(6);
  const row = await rigi.boundingBox();
  expect(row?.width).toBeLessThanOrEqual(390);
  expect(row?.height).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
