import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { firstProvince, provinceCodes } from '#domain/province';
import { dayText } from '../../src/i18n/day-text.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { checkedOn } from '../support/content-files.ts';
import { expect, test } from '../support/fixtures.ts';

const mapOf = (page: Page) => page.locator('[data-map]');
const illustrationOf = (page: Page) => page.locator('[data-illustrations] img').last();

/** The codes that the map, the index and the panel show as active: one each, and the same. */
async function activeOn(page: Page): Promise<readonly (string | null)[]> {
  const marked = await page
    .locator('[data-province][aria-current]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-province')));
  const shown = await page.getByRole('article').evaluateAll((panels) => panels.map(({ id }) => id));
  return [...marked, ...shown];
}

async function expectActive(page: Page, code: string): Promise<void> {
  await expect.poll(() => activeOn(page)).toEqual([code, code, code]);
}

for (const language of languages) {
  const { contact, home, incentives, sectors, whyArgentina } = dictionaryOf(language);
  const url = localizedPath('/why-argentina', language);
  const names = { en: 'Mendoza', es: 'Mendoza', zh: '门多萨省' };

  test(`in ${language} the page has its title, its map with the capital active, four reasons and the ways on`, async ({
    page,
  }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(whyArgentina.title);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      whyArgentina.provinces,
      whyArgentina.reasons,
      whyArgentina.ways,
    ]);
    await expect(page.getByText(whyArgentina.provincesText)).toBeVisible();
    // One line for the whole page: no text on it was checked before that day.
    const days = [...Object.values(checkedOn.provinces), ...Object.values(checkedOn.reasons)].sort();
    await expect(page.locator('[data-checked-on]')).toContainText(dayText(days[0] ?? '', language));
    await expectActive(page, firstProvince);
    // The federal district has no capital: it is the country's.
    await expect(page.getByRole('article')).toContainText(whyArgentina.federalCapitalAndPopulation.split('{')[0] ?? '');
    await expect(illustrationOf(page)).toHaveAttribute('src', `/images/why-argentina/provinces/${firstProvince}.jpg`);
    const ways = page.getByRole('region', { name: whyArgentina.ways });
    await expect(ways.getByRole('link', { name: home.exploreOpportunities })).toHaveAttribute(
      'href',
      localizedPath('/opportunities', language),
    );
    await expect(ways.getByRole('link', { name: contact.getInTouch })).toHaveAttribute(
      'href',
      localizedPath('/contact', language),
    );

    const reasons = page.getByRole('region', { name: whyArgentina.reasons });
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(reasons.getByRole('img', { name: /.{10}/ })).toHaveCount(4);
    const figures = reasons.getByRole('figure');
    await expect(figures).toHaveCount(4);
    for (const figure of await figures.all()) {
      await expect(figure.locator('figcaption')).toHaveText(/\d+\s.{2,}/);
      await figure.scrollIntoViewIfNeeded();
      await expect
        .poll(() => figure.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(reasons.locator('.prose')).toHaveText([/.{90}/, /.{90}/, /.{90}/, /.{90}/]);
    await expect(reasons.locator('[data-figure]')).toHaveCount(8);
  });

  test(`in ${language} each of the 24 can be chosen in the list, and exactly one is active at a time`, async ({
    page,
  }) => {
    await page.goto(url);
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

  test(`in ${language} a click on the map shows the province, its sectors and its illustration, and says so`, async ({
    page,
  }) => {
    await page.goto(url);
    await mapOf(page).getByRole('link', { name: names[language], exact: true }).click();
    await expectActive(page, 'MEN');
    const panel = page.getByRole('article');
    await expect(panel.getByRole('heading', { level: 4 })).toHaveText([whyArgentina.sectors, incentives.concern]);
    for (const sector of ['vineyards', 'tourism', 'energy', 'research'] as const) {
      await expect(panel.getByRole('link', { name: sectors[sector], exact: true })).toHaveAttribute(
        'href',
        localizedPath(`/sectors/${sector}`, language),
      );
    }
    await expect(panel.getByRole('list').first().getByRole('link')).toHaveCount(4);
    const regimes = panel.getByRole('list').last().getByRole('link');
    expect(await regimes.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      ['rigi', 'rimi', 'knowledge-economy', 'biotechnology', 'renewables'].map((key) =>
        localizedPath(`/incentives/${key}`, language),
      ),
    );
    await expect(illustrationOf(page)).toHaveAttribute('src', '/images/why-argentina/provinces/MEN.jpg');
    await expect(page.getByRole('status')).toHaveText(whyArgentina.showing.replace('{province}', names[language]));
  });

  test(`in ${language} the map works by keyboard alone, and can be skipped`, async ({ page }) => {
    await page.goto(url);
    const skip = page.getByRole('link', { name: whyArgentina.skipMap });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Tab');
    const reached = new Set<string | null>();
    for (const _ of provinceCodes) {
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('data-province') ?? null));
      await page.keyboard.press('Tab');
    }
    expect([...reached].toSorted()).toEqual(provinceCodes.toSorted());
    await mapOf(page).locator('[data-province=STC]').focus();
    await page.keyboard.press('Enter');
    await expectActive(page, 'STC');
    await expect(mapOf(page).locator('[data-province=STC]')).toBeFocused();
    await skip.focus();
    await page.keyboard.press('Enter');
    await expectActive(page, 'STC');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').getByRole('link').first()).toBeFocused();
  });
}

test('a province chosen far down the page shows its name, which would be above the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/why-argentina');
  const index = page.getByRole('navigation', { name: 'List of provinces' });
  const ways = [mapOf(page).locator('[data-province=STC] path'), index.getByRole('link', { name: 'Tierra del Fuego' })];
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

test('a shape is grey, outlined and at 0.6 until it is active, then celeste and whole', async ({ page }) => {
  await page.goto('/why-argentina');
  const shape = mapOf(page).locator('[data-province=MEN] path');
  await expect(shape).toHaveCSS('opacity', '0.6');
  await expect(shape).toHaveCSS('fill', 'rgb(154, 166, 173)');
  await expect(shape).toHaveCSS('stroke', 'rgb(13, 34, 51)');
  await page.goto('/why-argentina#MEN');
  await expect(shape).toHaveCSS('opacity', '1');
  await expect(shape).toHaveCSS('fill', 'rgb(116, 195, 232)');
});

test('the capital can be chosen by its enlarged circle', async ({ page }) => {
  await page.goto('/why-argentina#MEN');
  await expectActive(page, 'MEN');
  await mapOf(page).locator('circle').click();
  await expectActive(page, 'CABA');
  await expect(page).toHaveURL(/#CABA$/);
});

test('a URL with a province opens it, and back and forward follow', async ({ page }) => {
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
});

test('going back to the URL without a province shows the capital again', async ({ page }) => {
  await page.goto('/why-argentina');
  await mapOf(page).locator('[data-province=MEN]').click();
  await expectActive(page, 'MEN');
  await page.goBack();
  await expect(page).toHaveURL('/why-argentina');
  await expectActive(page, 'CABA');
});

test('a URL that names no province leaves the capital, and a word typed later what was chosen', async ({ page }) => {
  await page.goto('/why-argentina#ATL');
  await expectActive(page, 'CABA');
  await mapOf(page).locator('[data-province=MEN]').click();
  await page.evaluate(() => location.assign('#nowhere'));
  await expectActive(page, 'MEN');
});

test('the language switcher keeps the province', async ({ page }) => {
  await page.goto('/why-argentina#MIS');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/why-argentina#MIS');
  await expectActive(page, 'MIS');
});

// Runs in the page: chooses each province in the list, and tells what the page shows then.
async function chooseEach(codes: readonly string[]) {
  const activeNow = () => [
    ...[...document.querySelectorAll('[data-province][aria-current]')].map((link) =>
      link.getAttribute('data-province'),
    ),
    ...[...document.querySelectorAll('article')]
      .filter((panel) => panel.checkVisibility({ visibilityProperty: true }))
      .map(({ id }) => id),
  ];
  const chosen = [];
  for (const code of codes) {
    const link = document.querySelector<HTMLElement>(`nav li [data-province="${code}"]`);
    link?.click();
    // A page that never gets there is told by what it shows instead.
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
