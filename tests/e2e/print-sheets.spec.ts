import type { Language } from '#domain/language';
import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import {
  cutOff,
  expectFetched,
  expectPlate,
  layOnPaper,
  type PaperSize,
  paperSizes,
  print,
} from '../support/browser/paper.ts';
import { expect, test } from '../support/fixtures.ts';
import { summary } from '../support/opportunity-summary.ts';
import { serveList } from '../support/public-list.ts';
import { codeOf, scanned } from '../support/qr-code.ts';
import { sun, vines, wind } from '../support/shortlist-page.ts';

/** A kind of sheet in each language; tests/long has the others. */
const sheets: readonly (readonly [path: string, language: Language, paper: PaperSize, most: number])[] = [
  ['/sectors/mining', 'es', 'Letter', 2],
  ['/guide/china', 'zh', 'Letter', 4],
  ['/why-argentina#SAL', 'en', 'A4', 1],
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

test('A phone does not fetch print-only images before it prints', async ({ newVisitor }) => {
  const page = await newVisitor();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/incentives/rigi');
  await page.waitForLoadState('load');
  const pictures = page.locator('.print-only img');
  await expect(pictures).toHaveCount(2);
  const paths = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => new URL(image.src).pathname),
  );
  expect(fetched.filter((path) => paths.includes(path))).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expectFetched(page);
});

test('A province chosen on the map prints its own sheet, no choice prints the country’s page, and without scripts all 24', async ({
  page,
  otherVisitor,
}) => {
  await page.goto('/why-argentina');
  await expect(page.locator('[data-live]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const panels = page.locator('.panels > article:visible');
  const address = page.locator('[data-sheet-url]');
  await expect(panels).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('navigation', { name: dictionaryOf('en').whyArgentina.indexTitle })
    .getByRole('link', { name: 'Salta' })
    .click();
  await page.emulateMedia({ media: 'print' });
  await expect(panels).toHaveText(/^\s*Salta/);
  await expect(panels).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(address).toHaveText(/\/why-argentina#SAL$/);
  await page.goBack();
  await expect(panels).toHaveCount(0);
  await expect(address).toHaveText(/\/why-argentina$/);

  const withoutScripts = await otherVisitor({ javaScriptEnabled: false });
  await withoutScripts.goto('/es/why-argentina');
  await withoutScripts.emulateMedia({ media: 'print' });
  await expect(withoutScripts.locator('.panels > article:visible')).toHaveCount(24);
});

test('A comparison prints across the sheet, with the code that leads to the same list', async ({ page, baseURL }) => {
  const [language, paper] = ['es', 'A4'] as const;
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

test('An opportunity is a sheet: head, picture, facts, and a code beside the title', async ({
  page,
  createOpportunity,
}) => {
  const language = 'zh';
  const { id } = await createOpportunity({ images: ['sectors/mining-header.jpg'], province: 'CAT' });
  await page.goto(localizedPath(`/opportunity/${id}`, language));
  const paper = 'A4';
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
