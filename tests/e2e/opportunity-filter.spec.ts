import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { filterSectors } from '#domain/sector';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerList, listCall, openList } from '../support/public-list.ts';
import { summaries } from '../support/summaries.ts';

const titles = (page: Page) => page.getByRole('heading', { level: 2 });
const filter = (page: Page) => page.getByRole('search', { name: 'Filter' });

test.beforeEach(async ({ page }) => {
  await answerList(page, [...summaries('agriculture', 9), ...summaries('tech', 3), ...summaries('energy', 8)]);
});

for (const language of languages) {
  const { opportunities: texts, sectors } = dictionaryOf(language);

  test(`twelve buttons in their order, each with its count; the active one is in the title and clears, in ${language}`, async ({
    page,
  }) => {
    await openList(page, localizedPath('/opportunities', language));
    await expect(titles(page)).toHaveCount(8);
    const buttons = page.getByRole('search', { name: texts.openFilter }).getByRole('button', { pressed: false });
    const counts: Record<string, number> = { agriculture: 9, tech: 3, energy: 8 };
    await expect(buttons).toHaveText(filterSectors.map((sector) => `${sectors[sector]} ${counts[sector] ?? 0}`));

    const site = dictionaryOf(language).site.name;
    await page.getByRole('button', { name: sectors.tech }).click();
    await expect(page).toHaveTitle(`${fill(texts.titleOfSector, { sector: sectors.tech })} · ${site}`);
    const active = page.getByRole('button', { name: fill(texts.activeFilter, { sector: sectors.tech }) });
    await expect(active).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(page)).toHaveCount(3);
    await active.click();
    await expect(titles(page)).toHaveCount(8);
    await expect(page).toHaveTitle(`${texts.title} · ${site}`);
  });

  test(`an empty sector says so, and offers all of them, in ${language}`, async ({ page }) => {
    await openList(page, localizedPath('/opportunities/mining', language));
    await expect(page.getByRole('status')).toHaveText(texts.noResults);
    await expect(titles(page)).toHaveCount(0);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await page.getByRole('button', { name: texts.all }).click();
    await expect(titles(page)).toHaveCount(8);
    await expect(page).toHaveURL(localizedPath('/opportunities', language));
  });
}

test('a sector shows its own, from page 1, under its own URL', async ({ page }) => {
  await openList(page, '/opportunities?page=3');
  await expect(titles(page)).toHaveText(['energy 5', 'energy 6', 'energy 7', 'energy 8']);
  await filter(page).getByRole('button', { name: 'Agriculture' }).click();
  await expect(page).toHaveURL('/opportunities/agriculture');
  await expect(titles(page).first()).toHaveText('agriculture 1');
  await expect(page.getByRole('status')).toHaveText('9 opportunities · Page 1');
});

test('another sector replaces the one before, also from its second page', async ({ page }) => {
  await openList(page, '/opportunities/agriculture?page=2');
  await expect(titles(page)).toHaveText(['agriculture 9']);
  await filter(page).getByRole('button', { name: 'Technology' }).click();
  await expect(page).toHaveURL('/opportunities/tech');
  await expect(titles(page)).toHaveText(['tech 1', 'tech 2', 'tech 3']);
  await expect(filter(page).getByRole('button', { pressed: true })).toHaveCount(1);
});

test('technology is chosen by each of its URLs', async ({ page }) => {
  for (const url of ['/opportunities/tech', '/opportunities/technology', '/es/opportunities/technology']) {
    await openList(page, url);
    await expect(page.getByRole('search').getByRole('button', { pressed: true })).toContainText(
      /Technology|Tecnología/,
    );
    await expect(titles(page)).toHaveText(['tech 1', 'tech 2', 'tech 3']);
  }
});

test('the choice stands before the list has arrived', async ({ page }) => {
  await page.route(listCall, () => undefined);
  await page.goto('/opportunities/agriculture');
  await expect(filter(page).getByRole('button', { name: 'Agriculture: clear filter' })).toBeVisible();
});

test('back and forward go through the choices', async ({ page }) => {
  await openList(page, '/opportunities');
  await filter(page).getByRole('button', { name: 'Agriculture' }).click();
  await filter(page).getByRole('button', { name: 'Technology' }).click();
  await page.goBack();
  await expect(titles(page).first()).toHaveText('agriculture 1');
  await page.goBack();
  await expect(page).toHaveURL('/opportunities');
  await expect(filter(page).getByRole('button', { pressed: true })).toHaveCount(0);
  await page.goForward();
  await expect(filter(page).getByRole('button', { pressed: true })).toHaveAccessibleName('Agriculture: clear filter');
});

test('the keyboard alone chooses and clears, and keeps the focus where it was', async ({ page }) => {
  await openList(page, '/opportunities');
  await expect(titles(page)).toHaveCount(8);
  const tech = filter(page).getByRole('button', { name: 'Technology' });
  await tech.focus();
  await page.keyboard.press('Space');
  await expect(titles(page)).toHaveCount(3);
  await expect(tech).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveCount(8);
  await expect(tech).toBeFocused();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const opener = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true });
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Filter' });

  test.beforeEach(async ({ page }) => {
    await openList(page, '/opportunities');
    await expect(titles(page)).toHaveCount(8);
  });

  test('the filter is a panel that slides in from the right and closes after a choice', async ({ page }) => {
    await expect(filter(page).getByRole('button', { name: 'Agriculture' })).toHaveCount(0);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('listitem').getByRole('button')).toHaveCount(12);
    await panel(page).getByRole('button', { name: 'Agriculture' }).tap();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(titles(page).first()).toHaveText('agriculture 1');
  });

  test('the chosen sector stands beside the opener and clears there; the focus is not lost', async ({ page }) => {
    await opener(page).tap();
    await panel(page).getByRole('button', { name: 'Technology' }).tap();
    await expect(panel(page)).toBeHidden();
    const active = page.getByRole('button', { name: 'Technology: clear filter' });
    await expect(active).toBeVisible();
    await active.tap();
    await expect(titles(page)).toHaveCount(8);
    await expect(active).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('the panel keeps the focus inside, and Escape gives it back to the opener', async ({ page }) => {
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
  });

  test('a tap on the overlay closes it, and so does its button', async ({ page }) => {
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(20, 400);
    await expect(panel(page)).toBeHidden();
    await opener(page).tap();
    await panel(page).getByRole('button', { name: 'Close filter' }).tap();
    await expect(panel(page)).toBeHidden();
  });

  test('its targets are at least 44 pixels high', async ({ page }) => {
    await opener(page).tap();
    await panel(page).getByRole('button', { name: 'Vineyards' }).waitFor();
    const heights = await page
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height).filter(Boolean));
    expect(heights.length).toBeGreaterThan(12);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('a turn to a wide screen closes the panel', async ({ page }) => {
    await opener(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(panel(page)).toBeHidden();
    await expect(filter(page).getByRole('button', { name: 'Agriculture' })).toBeVisible();
  });
});
