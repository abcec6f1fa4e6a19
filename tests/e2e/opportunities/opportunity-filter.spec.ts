import type { Page } from '@playwright/test';
import { filterSectors } from '#domain/sector';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';
import { summaries, summary } from '../../support/opportunity-summary.ts';
import { openList, serveList } from '../../support/public-list.ts';

const { opportunities: texts, sectors, facts, site } = dictionaryOf('en');

const titles = (page: Page) => page.getByRole('heading', { level: 2 });
const filter = (page: Page) => page.getByRole('search', { name: texts.openFilter });
const clearing = (sector: keyof typeof sectors) => fill(texts.activeFilter, { sector: sectors[sector] });

test.beforeEach(async ({ page }) => {
  await serveList(page, [...summaries('agriculture', 9), ...summaries('tech', 3), ...summaries('energy', 8)]);
});

test('A sector is chosen by one of twelve buttons, has its own URL and title, and follows back and forward', async ({
  page,
}) => {
  await openList(page, '/opportunities?page=3');
  await expect(titles(page)).toHaveText(['energy 5', 'energy 6', 'energy 7', 'energy 8']);
  const counts: Record<string, number> = { agriculture: 9, tech: 3, energy: 8 };
  await expect(filter(page).getByRole('button', { pressed: false })).toHaveText(
    filterSectors.map((sector) => `${sectors[sector]} ${counts[sector] ?? 0}`),
  );
  await test.step('A sector begins with its first page', async () => {
    await filter(page).getByRole('button', { name: sectors.agriculture }).click();
    await expect(page).toHaveURL('/opportunities/agriculture');
    await expect(titles(page).first()).toHaveText('agriculture 1');
    await expect(page.getByRole('status')).toHaveText('9 opportunities · Page 1');
    await expect(page).toHaveTitle(`${fill(texts.titleOfSector, { sector: sectors.agriculture })} · ${site.name}`);
  });
  await test.step('Another sector replaces it, from its second page too', async () => {
    await page.getByRole('navigation', { name: texts.pagesBelow }).getByRole('link', { name: 'Page 2' }).click();
    await expect(titles(page)).toHaveText(['agriculture 9']);
    await filter(page).getByRole('button', { name: sectors.tech }).click();
    await expect(page).toHaveURL('/opportunities/tech');
    await expect(titles(page)).toHaveText(['tech 1', 'tech 2', 'tech 3']);
    await expect(filter(page).getByRole('button', { pressed: true })).toHaveCount(1);
  });
  await test.step('Back and forward go through the choices', async () => {
    await page.goBack();
    await page.goBack();
    await expect(titles(page).first()).toHaveText('agriculture 1');
    await page.goBack();
    await expect(page).toHaveURL('/opportunities?page=3');
    await expect(filter(page).getByRole('button', { pressed: true })).toHaveCount(0);
    await page.goForward();
    await expect(filter(page).getByRole('button', { pressed: true })).toHaveAccessibleName(clearing('agriculture'));
  });
  await test.step('The chosen button clears the filter', async () => {
    await filter(page)
      .getByRole('button', { name: clearing('agriculture') })
      .click();
    await expect(titles(page)).toHaveCount(8);
    await expect(page).toHaveTitle(`${texts.title} · ${site.name}`);
  });
  await test.step('An empty sector shows a text, has no pages, and offers all sectors', async () => {
    await filter(page).getByRole('button', { name: sectors.mining }).click();
    await expect(page.getByRole('status')).toHaveText(texts.noResults);
    await expect(titles(page)).toHaveCount(0);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: texts.pagesBelow })).toHaveCount(0);
    await page.getByRole('button', { name: texts.all }).click();
    await expect(titles(page)).toHaveCount(8);
    await expect(page).toHaveURL('/opportunities');
  });
});

test('The keyboard alone chooses and clears a sector, and keeps the focus on its button', async ({ page }) => {
  await openList(page, '/opportunities');
  await expect(titles(page)).toHaveCount(8);
  const tech = filter(page).getByRole('button', { name: sectors.tech });
  await tech.focus();
  await page.keyboard.press('Space');
  await expect(titles(page)).toHaveCount(3);
  await expect(tech).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveCount(8);
  await expect(tech).toBeFocused();
});

test.describe('a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const opener = (page: Page) => page.getByRole('button', { name: texts.openFilter, exact: true });
  const panel = (page: Page) => page.getByRole('dialog', { name: texts.openFilter });

  test('The filter is a panel that closes after a choice, which is shown beside its button and cleared there', async ({
    page,
  }) => {
    await openList(page, '/opportunities');
    await expect(titles(page)).toHaveCount(8);
    await expect(filter(page).getByRole('button', { name: sectors.agriculture })).toHaveCount(0);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('listitem').getByRole('button')).toHaveCount(12);
    const heights = await page
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height).filter(Boolean));
    expect(heights.length).toBeGreaterThan(12);
    expect(Math.min(...heights), 'the height of a target in pixels').toBeGreaterThanOrEqual(44);
    await panel(page).getByRole('button', { name: sectors.tech }).tap();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(titles(page).first()).toHaveText('tech 1');
    const active = page.getByRole('button', { name: clearing('tech') });
    await active.tap();
    await expect(titles(page)).toHaveCount(8);
    await expect(active).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('The panel keeps the focus inside, and closes by Escape, overlay, button and a turn of the screen', async ({
    page,
  }) => {
    await openList(page, '/opportunities');
    await expect(titles(page)).toHaveCount(8);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog[open]');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(20, 400);
    await expect(panel(page)).toBeHidden();
    await opener(page).tap();
    await panel(page).getByRole('button', { name: texts.closeFilter }).tap();
    await expect(panel(page)).toBeHidden();
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(panel(page)).toBeHidden();
    await expect(filter(page).getByRole('button', { name: sectors.agriculture })).toBeVisible();
  });

  test('The filters by facts are in the panel, which shows their results', async ({ page }) => {
    const salta = { sector: 'mining', province: 'SAL' } as const;
    await serveList(page, [
      summary({ title: 'Wind', province: 'CHU' }),
      summary({ title: 'Lithium', ...salta }),
      summary({ title: '盐湖提锂', ...salta, language: 'zh' }),
    ]);
    await openList(page, '/opportunities');
    await expect(titles(page)).toHaveCount(3);
    await opener(page).tap();
    await panel(page).getByLabel(facts.province).selectOption('SAL');
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel(page).getByRole('button', { name: texts.apply }).tap();
    await expect(panel(page)).toBeHidden();
    await expect(titles(page)).toHaveText(['Lithium', '盐湖提锂']);
    await page.getByRole('link', { name: /Salta/ }).tap();
    await expect(titles(page)).toHaveCount(3);
  });
});
