import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { provinceCodes } from '#domain/province';
import { readFactBook } from '../../scripts/build/fact-book.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { factWords } from '../../src/i18n/fact-words.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { provinceSheet } from '../support/content-files.ts';
import { expect, test } from '../support/fixtures.ts';

const book = readFactBook('.');
const factsOf = ({ facts }: (typeof provinceSheet)[number]) =>
  Object.entries(facts).flatMap(([code, key]) => {
    const fact = book.facts.get(key ?? '');
    return fact ? [{ code, fact }] : [];
  });
/** What every province has is a column, beside the inhabitants and those per km². */
const columns = provinceSheet.filter((measure) => factsOf(measure).length === provinceCodes.length);
const further = provinceSheet.filter((measure) => !columns.includes(measure));

const rowOf = (page: Page, code: string) => page.locator(`tr#${code}`);

for (const language of languages) {
  const { contact, provinceSheet: texts, whyArgentina } = dictionaryOf(language);
  const at = (path: string) => localizedPath(path, language);
  const path = at('/provinces');

  test(`guide and footer lead to a table of all provinces, each with its figures, in ${language}`, async ({ page }) => {
    await page.goto(at('/guide'));
    await page.getByRole('region', { name: texts.title }).getByRole('link', { name: texts.way }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await page.goto(at('/about'));
    await page.getByRole('contentinfo').getByRole('link', { name: texts.title, exact: true }).click();
    await expect(page).toHaveURL(path);

    const table = page.getByRole('table', { name: texts.table });
    await expect(table.getByRole('columnheader')).toHaveCount(columns.length + 3);
    for (const [index, { name }] of columns.entries()) {
      // The area comes before the inhabitants on it.
      const header = table.getByRole('columnheader').nth(index === 0 ? 2 : index + 3);
      await expect(header).toContainText(name[language]);
      await expect(header).toContainText(/\d{4}/);
    }
    expect(await table.getByRole('rowheader').count()).toBe(provinceCodes.length);
    await expect(table).not.toContainText(/[{}]|NaN|undefined/);
    for (const code of provinceCodes) {
      const cells = await rowOf(page, code).getByRole('cell').allInnerTexts();
      expect([code, cells]).toEqual([code, cells.map(() => expect.stringMatching(/\d/))]);
      await expect(rowOf(page, code).getByRole('rowheader').getByRole('link')).toHaveAttribute(
        'href',
        `${at('/why-argentina')}#${code}`,
      );
    }
    for (const measure of further) {
      for (const { code, fact } of factsOf(measure)) {
        const line = page.locator(`[data-further="${code}"] p`, { hasText: measure.name[language] });
        await expect(line).toContainText(factWords(fact, language));
        await expect(line).toContainText(String(fact.year));
      }
    }
  });

  test(`what could not be confirmed and what has to be known is marked, and each figure has its source and year, in ${language}`, async ({
    page,
  }) => {
    await page.goto(path);
    const { unconfirmed, checkedOn } = dictionaryOf(language).sources;
    const uncertain = provinceSheet.flatMap(factsOf).filter(({ fact }) => fact.uncertain);
    await expect(page.locator('table, [data-further]').getByText(unconfirmed)).toHaveCount(uncertain.length);
    for (const { remarks = {} } of columns) {
      for (const [code, remark] of Object.entries(remarks)) {
        await expect(rowOf(page, code).locator('td', { hasText: remark?.[language] ?? 'none' })).toHaveCount(1);
      }
    }
    const list = page.getByRole('region', { name: texts.measures });
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(Object.values(texts.topics));
    for (const measure of provinceSheet) {
      const [first] = factsOf(measure);
      const entry = list.locator('dl > div').filter({ has: page.locator('dt', { hasText: measure.name[language] }) });
      await expect(entry).toContainText(book.publishers.get(first?.fact.publisher ?? '')?.[language] ?? 'none');
      await expect(entry).toContainText(String(first?.fact.year));
      await expect(entry).toContainText(checkedOn.replace(/\{.*\}/, ''));
      await expect(entry.getByRole('link')).toHaveAttribute('href', first?.fact.address ?? 'none');
    }
    await expect(page.getByText(texts.missingText)).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with scripts' : 'without scripts';

    test(`${how} a row leads to its province, and the province to its row, in ${language}`, async ({
      otherVisitor,
    }) => {
      const page = await otherVisitor({ javaScriptEnabled });
      await page.goto(path);
      await rowOf(page, 'TUC').getByRole('rowheader').getByRole('link').click();
      await expect(page).toHaveURL(`${at('/why-argentina')}#TUC`);
      const panel = page.locator('article#TUC');
      await expect(panel.getByRole('heading', { level: 3 })).toBeInViewport();
      await panel.getByRole('link', { name: texts.compare }).click();
      await expect(page).toHaveURL(`${path}#TUC`);
      await expect(rowOf(page, 'TUC').getByRole('rowheader')).toBeInViewport();
      await page.getByRole('link', { name: texts.map }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(whyArgentina.title);
    });
  }

  test(`no link of the page leads nowhere or to another language, in ${language}`, async ({ page, api }) => {
    await page.goto(path);
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/#.*$/, '') ?? ''));
    expect(hrefs.length).toBeGreaterThan(provinceCodes.length);
    for (const href of new Set(hrefs)) {
      const prefix = /^\/(es|zh)(?=\/|$)/.exec(href)?.[1] ?? 'en';
      expect([href, prefix, (await api.get(href)).status()]).toEqual([href, language, 200]);
    }
  });

  test(`axe finds no fault at three widths, and nothing is cut off, in ${language}`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test(`on a phone each figure stands below its heading, which stays in view, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('rowheader')).toHaveCount(provinceCodes.length);
    const row = rowOf(page, 'TUC');
    await row.evaluate((element) => element.scrollIntoView());
    const [, ...headings] = await page.getByRole('columnheader').all();
    expect(headings).toHaveLength(columns.length + 2);
    for (const [index, heading] of headings.entries()) {
      await expect(heading).toBeInViewport({ ratio: 1 });
      const [above, below] = [await heading.boundingBox(), await row.getByRole('cell').nth(index).boundingBox()];
      expect(below?.x).toBeCloseTo(above?.x ?? 0, 0);
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    }
  });

  test(`on a phone a list leads to a province's figures, without scripts as well, in ${language}`, async ({
    otherVisitor,
  }) => {
    const page = await otherVisitor({ javaScriptEnabled: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.getByText(texts.jump).click();
    await page.locator('details a[href="#TUC"]').click();
    await expect(rowOf(page, 'TUC').getByRole('rowheader')).toBeInViewport();
  });

  test(`the page leads to the people behind the site, in ${language}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: contact.getInTouch }).click();
    await expect(page).toHaveURL(at('/contact'));
  });
}

test('the page carries no island', async ({ page }) => {
  await page.goto('/provinces');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.locator('astro-island').count()).toBe(0);
});
