import type { Page } from '@playwright/test';
import { firstProvince, provinceCodes } from '#domain/province';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/fixtures.ts';

const { whyArgentina } = dictionaryOf('en');

const mapOf = (page: Page) => page.locator('[data-map]');
const illustrationOf = (page: Page) => page.locator('[data-illustrations] picture:not([hidden]) img').last();

/** The codes that the map, the index and the panel show as active: one each, and the same. */
async function activeOn(page: Page): Promise<readonly (string | null)[]> {
  const marked = await page
    .locator('.provinces a[aria-current]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? null));
  const shown = await page.getByRole('article').evaluateAll((panels) => panels.map(({ id }) => id));
  return [...marked, ...shown];
}

/** Opens the page, and waits until it has loaded and its map reacts. */
async function openPage(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/why-argentina${fragment}`);
  await expect(page.locator('[data-live]')).toBeAttached();
}

async function expectActive(page: Page, code: string): Promise<void> {
  await expect.poll(() => activeOn(page)).toEqual([code, code, code]);
}

test('Each of the 24 provinces can be chosen in the list, and exactly one is active at a time', async ({ page }) => {
  await openPage(page);
  const index = page.getByRole('navigation', { name: whyArgentina.indexTitle });
  await expect(index.getByRole('link')).toHaveCount(provinceCodes.length);
  const chosen = await page.evaluate(chooseEach, provinceCodes);
  expect(chosen.map(({ hash }) => hash)).toEqual(provinceCodes.map((code) => `#${code}`));
  for (const [position, code] of provinceCodes.entries()) {
    const { active, name, heading, facts } = chosen[position] ?? {};
    expect(active).toEqual([code, code, code]);
    expect([code, heading]).toEqual([code, name]);
    expect([code, facts]).toEqual([code, expect.stringMatching(/\S{2}/)]);
  }
});

test('A click on the map shows the province and its illustration, marks its shape, and announces it', async ({
  page,
}) => {
  await openPage(page);
  const shape = mapOf(page).locator('[href="#MEN"] path');
  const look = () =>
    shape.evaluate((path) => {
      const { fill, opacity } = getComputedStyle(path);
      return { fill, opacity };
    });
  const before = await look();
  expect(Number(before.opacity)).toBeLessThan(1);
  await expect(shape).not.toHaveCSS('stroke', 'none');
  await mapOf(page).getByRole('link', { name: 'Mendoza', exact: true }).click();
  await expectActive(page, 'MEN');
  await expect(illustrationOf(page)).toHaveAttribute('src', '/images/why-argentina/provinces/MEN.jpg');
  await expect(page.getByRole('status')).toHaveText(whyArgentina.showing.replace('{province}', 'Mendoza'));
  await expect(shape).toHaveCSS('opacity', '1');
  await expect.poll(async () => (await look()).fill).not.toBe(before.fill);
  await test.step('The capital has an enlarged circle', async () => {
    await mapOf(page).locator('circle').click();
    await expectActive(page, 'CABA');
    await expect(page).toHaveURL(/#CABA$/);
  });
});

test('The map works by keyboard alone, and can be skipped', async ({ page }) => {
  await openPage(page);
  const skip = page.getByRole('link', { name: whyArgentina.skipMap });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  const reached = new Set<string | null>();
  for (const _ of provinceCodes) {
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('href')?.slice(1) ?? null));
    await page.keyboard.press('Tab');
  }
  expect([...reached].toSorted()).toEqual(provinceCodes.toSorted());
  await mapOf(page).locator('[href="#STC"]').focus();
  await page.keyboard.press('Enter');
  await expectActive(page, 'STC');
  await expect(mapOf(page).locator('[href="#STC"]')).toBeFocused();
  await skip.focus();
  await page.keyboard.press('Enter');
  await expectActive(page, 'STC');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').getByRole('link').first()).toBeFocused();
});

test('A link of the map shows its province before the scripts have loaded, and it is then the active one', async ({
  page,
}) => {
  const { promise: wait, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/ProvinceMap\..*\.js/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/why-argentina');
  await mapOf(page).locator('[href="#MEN"] path').click();
  await expect(page).toHaveURL('/why-argentina#MEN');
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText('Mendoza');
  await expect(page.locator('[data-live]')).not.toBeAttached();
  letGo();
  await expectActive(page, 'MEN');
  await expect(illustrationOf(page)).toHaveAttribute('src', '/images/why-argentina/provinces/MEN.jpg');
});

test('A province chosen far down the page shows its name, which would otherwise be above the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openPage(page);
  const index = page.getByRole('navigation', { name: 'List of provinces' });
  const ways = [mapOf(page).locator('[href="#STC"] path'), index.getByRole('link', { name: 'Tierra del Fuego' })];
  for (const [way, name] of [
    [ways[0], 'Santa Cruz'],
    [ways[1], 'Tierra del Fuego'],
  ] as const) {
    const last = page.getByRole('article').getByRole('link').last();
    await last.evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).not.toBeInViewport();
    await way?.click();
    const heading = page.getByRole('article').getByRole('heading', { level: 3, name });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  }
});

test('A URL with a province opens it, back and forward follow, and the language switcher keeps it', async ({
  page,
}) => {
  await page.goto('/why-argentina#NEU');
  await expectActive(page, 'NEU');
  await expect(page.getByRole('article')).toBeInViewport();
  await expect(illustrationOf(page)).toHaveAttribute('src', /NEU\.jpg$/);
  const index = page.getByRole('navigation', { name: 'List of provinces' });
  await index.getByRole('link', { name: 'Salta' }).click();
  await index.getByRole('link', { name: 'Chubut' }).click();
  await expectActive(page, 'CHU');
  await page.goBack();
  await expectActive(page, 'SAL');
  await page.goBack();
  await expectActive(page, 'NEU');
  await expect(illustrationOf(page)).toHaveAttribute('src', /NEU\.jpg$/);
  await page.goForward();
  await expectActive(page, 'SAL');
  await test.step('Back to the URL without a province shows the capital', async () => {
    await openPage(page);
    await mapOf(page).locator('[href="#MEN"]').click();
    await expectActive(page, 'MEN');
    await page.goBack();
    await expect(page).toHaveURL('/why-argentina');
    await expectActive(page, 'CABA');
  });
  await test.step('A URL with an unknown province changes nothing', async () => {
    await page.goto('about:blank');
    await openPage(page, '#ATL');
    await expectActive(page, 'CABA');
    await mapOf(page).locator('[href="#MEN"]').click();
    await page.evaluate(() => location.assign('#nowhere'));
    await expectActive(page, 'MEN');
  });
  await test.step('The language switcher keeps the province', async () => {
    await page.goto('/why-argentina#SAL');
    await expectActive(page, 'SAL');
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/why-argentina#SAL');
    await expectActive(page, 'SAL');
  });
});

for (const [language, widths] of [
  ['en', [390, 1440]],
  ['zh', [390]],
] as const) {
  test(`The page has its pictures and no accessibility fault, in ${language}`, async ({ page }) => {
    const { whyArgentina } = dictionaryOf(language);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizedPath('/why-argentina', language));
      await expectActive(page, firstProvince);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await expect(illustrationOf(page)).toHaveAttribute('src', `/images/why-argentina/provinces/${firstProvince}.jpg`);
    const reasons = page.getByRole('region', { name: whyArgentina.reasons });
    const figures = reasons.getByRole('figure');
    await expect(figures).toHaveCount(4);
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect
        .poll(() => figure.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
}

// Runs in the page: chooses each province in the list, and reads the codes that the page shows then.
async function chooseEach(codes: readonly string[]) {
  const activeNow = () => [
    ...[...document.querySelectorAll('.provinces a[aria-current]')].map((link) => link.getAttribute('href')?.slice(1)),
    ...[...document.querySelectorAll('article')]
      .filter((panel) => panel.checkVisibility({ visibilityProperty: true }))
      .map(({ id }) => id),
  ];
  const chosen = [];
  for (const code of codes) {
    const link = document.querySelector<HTMLElement>(`nav li [href="#${code}"]`);
    link?.click();
    // If the page never gets there, the failure shows its actual codes.
    for (let frame = 0; frame < 60 && !activeNow().every((shown) => shown === code); frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    const panel = document.getElementById(code);
    chosen.push({
      active: activeNow(),
      hash: location.hash,
      name: link?.textContent?.trim(),
      heading: panel?.querySelector('h3')?.textContent?.trim(),
      facts: panel?.querySelectorAll('p')[2]?.textContent,
    });
  }
  return chosen;
}
