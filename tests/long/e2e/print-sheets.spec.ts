import type { Language } from '#domain/language';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import {
  cutOff,
  expectFetched,
  expectPlate,
  layOnPaper,
  type PaperSize,
  paperSizes,
  print,
} from '../../support/browser/paper.ts';
import { expect, test } from '../../support/fixtures.ts';
import { summary } from '../../support/opportunity-summary.ts';
import { serveList } from '../../support/public-list.ts';
import { codeOf, scanned } from '../../support/qr-code.ts';
import { sun, vines, wind } from '../../support/shortlist-page.ts';

/** Each kind of sheet, each language and each paper is combined with each other at least once. */
const sheets: readonly (readonly [path: string, language: Language, paper: PaperSize, most: number])[] = [
  ['/sectors/energy', 'en', 'A4', 2],
  ['/sectors/aerospace', 'zh', 'A4', 2],
  ['/guide/taxes', 'es', 'A4', 4],
  ['/guide/companies', 'en', 'Letter', 4],
  ['/incentives/rigi', 'zh', 'A4', 3],
  ['/incentives/mining', 'es', 'A4', 3],
  ['/incentives/tierra-del-fuego', 'en', 'Letter', 3],
  ['/why-argentina#TDF', 'zh', 'Letter', 1],
  ['/why-argentina#BSAS', 'es', 'Letter', 1],
  ['/provinces', 'es', 'A4', 6],
  ['/incentives', 'en', 'A4', 4],
];

for (const [path, language, paper, most] of sheets) {
  test(`The page ${path} in ${language} is a sheet on ${paper}: head, plate, facts, code, and no controls`, async ({
    page,
    baseURL,
  }) => {
    const own = localizedPath(path, language);
    await page.goto(own);
    if (path.startsWith('/why-argentina')) await expect(page.locator('[data-chosen]')).toBeAttached();
    await expectFetched(page);
    const { sheets: count, width, height } = await print(page, paper);
    expect([width, height]).toEqual(paperSizes[paper]);
    expect(count).toBeLessThanOrEqual(most);

    await layOnPaper(page, paper);
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(part).toBeHidden();
    for (const role of ['navigation', 'button', 'form', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    expect(await cutOff(page)).toEqual([]);
    const [head, title] = [page.locator('.sheet-head'), page.getByRole('heading').first()];
    await expect(head).toContainText(dictionaryOf(language).site.name);
    for (const part of [head, title]) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    if (!['/provinces', '/incentives'].includes(path)) await expectPlate(page);

    const foot = page.locator('.sheet-foot');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const url = `${canonical}${new URL(own, baseURL).hash}`;
    await expect(foot).toContainText(url);
    const code = foot.getByRole('img', { name: dictionaryOf(language).opportunity.share.code });
    await expect(code).toBeVisible();
    const drawing = await page.request.get((await code.getAttribute('src')) ?? '');
    expect(drawing.headers()['content-type']).toContain('image/svg+xml');
    expect(scanned(codeOf(await drawing.text()))).toBe(url);
  });
}

test('A source prints its URL, and a link within the site does not', async ({ page }) => {
  await page.goto('/incentives/rigi');
  await page.emulateMedia({ media: 'print' });
  const added = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await added('.sources a[href^="http"]')).toContain('http');
  expect(await added('main dd a[href^="/"]')).toBe('none');
});

for (const [language, paper] of [
  ['en', 'Letter'],
  ['zh', 'A4'],
] as const) {
  test(`A comparison in ${language} prints across ${paper}, with the code that leads to the same list`, async ({
    page,
    baseURL,
  }) => {
    // Four, the maximum of a comparison, one of them with all facts.
    const full = summary({
      ...wind,
      id: crypto.randomUUID(),
      title: 'A grain drying and storage network in the north of the Pampas',
      seeking: ['joint-venture', 'debt', 'offtake'],
      deadline: '2099-03-31',
      open: ['permits', 'land-title', 'financing'],
      confirmedOn: '2026-11-22',
    });
    const all = [wind, sun, vines, full];
    await serveList(page, all);
    const path = pathWithIds(
      localizedPath('/shortlist', language),
      'ids',
      all.map(({ id }) => id),
    );
    await page.goto(path);
    await expect(page.getByRole('table')).toBeVisible();
    const code = page.locator('[data-own-url] svg');
    await expect(code).toBeAttached();
    const { sheets: count, width, height } = await print(page, paper, true);
    expect([height, width]).toEqual(paperSizes[paper]);
    expect(count).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(code).toBeVisible();
    const url = `${baseURL}${path}`;
    expect(scanned(codeOf(await code.evaluate((svg) => svg.outerHTML)))).toBe(url);
    await expect(page.locator('[data-own-url]')).toContainText(url);
    await expect(page.getByRole('link', { name: dictionaryOf(language).shortlist.enquire })).toHaveCount(0);
    for (const role of ['navigation', 'button', 'checkbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  });
}

for (const language of ['en', 'es'] as const) {
  test(`An opportunity in ${language} is a sheet: head, picture, facts, and a code beside the title`, async ({
    page,
    createOpportunity,
  }) => {
    const { id } = await createOpportunity({ images: ['sectors/mining-header.jpg'], province: 'CAT' });
    await page.goto(localizedPath(`/opportunity/${id}`, language));
    const paper = language === 'es' ? 'Letter' : 'A4';
    expect((await print(page, paper)).sheets).toBe(1);
    await layOnPaper(page, paper);
    expect(await cutOff(page)).toEqual([]);
    await expect(page.locator('.sheet-head')).toBeInViewport();
    await expect(page.getByRole('main').locator('img').first()).toBeInViewport();
    const code = page.getByRole('img', { name: dictionaryOf(language).opportunity.share.code });
    await expect(code).toBeInViewport({ ratio: 1 });
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const drawing = await page.request.get((await code.getAttribute('src')) ?? '');
    expect(scanned(codeOf(await drawing.text()))).toBe(canonical);
  });
}
