import type { Page } from '@playwright/test';
import { languages } from '#domain/language';
import { dayText } from '../../src/i18n/day-text.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { chapterOf, guideChapters } from '../support/content-files.ts';
import { expect, test } from '../support/fixtures.ts';

const [first, ...others] = guideChapters;
const last = others.at(-1) ?? first;

for (const language of languages) {
  const { contact, guide, home, incentives, site } = dictionaryOf(language);
  const at = (path: string) => localizedPath(path, language);
  const contents = (page: Page) => page.getByRole('navigation', { name: guide.contents });
  /** The headings that the editor wrote: not that of the sources, which the page adds. */
  const parts = (page: Page) => page.getByRole('article').locator('h2:not(#sources)');

  test(`two steps from the home page lead to every chapter, and one to the incentives, in ${language}`, async ({
    page,
  }) => {
    await page.goto(at('/'));
    const asked = page.getByRole('region', { name: home.questionsTitle });
    await expect(asked.getByRole('link', { name: home.questions.incentives })).toHaveAttribute(
      'href',
      at('/incentives'),
    );
    for (const { key, path } of guideChapters) {
      const question = Object.entries(home.questions).find(([name]) => name === key)?.[1];
      if (question) await expect(asked.getByRole('link', { name: question })).toHaveAttribute('href', at(path));
    }
    await asked.getByRole('link', { name: guide.title }).click();
    await expect(page).toHaveURL(at('/guide'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide.title);
    const rows = page.getByRole('region', { name: guide.chapters }).getByRole('listitem');
    await expect(rows).toHaveCount(guideChapters.length);
    for (const [index, { key, path, checkedOn }] of guideChapters.entries()) {
      const row = rows.nth(index);
      await expect(row.getByRole('link', { name: chapterOf(language, key).title })).toHaveAttribute('href', at(path));
      await expect(row).toContainText(dayText(checkedOn, language));
    }
    // The whole row is the link's target.
    await rows.last().click();
    await expect(page).toHaveURL(at(last?.path ?? ''));
  });

  test(`a chapter says what it is, when it was checked and that it is no advice, and leads on, in ${language}`, async ({
    page,
  }) => {
    for (const [index, { key, path, checkedOn }] of guideChapters.entries()) {
      await page.goto(at(path));
      const { title, headings } = chapterOf(language, key);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const main = page.getByRole('main');
      await expect(main).toContainText(dayText(checkedOn, language));
      await expect(main).toContainText(guide.advice);
      await expect(parts(page)).toHaveCount(headings.length);
      await expect(contents(page).getByRole('link')).toHaveText(await parts(page).allInnerTexts());
      await expect(main.getByRole('link', { name: contact.getInTouch })).toHaveAttribute('href', at('/contact'));
      const crumbs = page.getByRole('navigation', { name: dictionaryOf(language).opportunity.trail });
      await expect(crumbs.getByRole('link', { name: guide.title })).toHaveAttribute('href', at('/guide'));
      const [previous, next] = [guideChapters[index - 1], guideChapters[index + 1]];
      await expect(main.locator('a[rel=prev]')).toHaveCount(previous ? 1 : 0);
      if (previous) await expect(main.locator('a[rel=prev]')).toHaveAttribute('href', at(previous.path));
      await expect(main.locator('a[rel=next]')).toHaveCount(next ? 1 : 0);
      if (next) await expect(main.locator('a[rel=next]')).toHaveAttribute('href', at(next.path));
    }
  });

  test(`no link of the guide leads nowhere or to another language, in ${language}`, async ({ page, api }) => {
    const found = new Set<string>();
    for (const path of ['/guide', ...guideChapters.map((chapter) => chapter.path)]) {
      await page.goto(at(path), { waitUntil: 'domcontentloaded' });
      const hrefs = page
        .locator('main a[href^="/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      for (const href of await hrefs) found.add(href.replace(/#.*$/, ''));
    }
    for (const href of found) {
      const prefix = /^\/(es|zh)(?=\/|$)/.exec(href)?.[1] ?? 'en';
      expect.soft([href, prefix, (await api.get(href)).status()]).toEqual([href, language, 200]);
    }
  });

  test(`by keyboard a chapter’s contents lead to its parts, in ${language}`, async ({ page }) => {
    await page.goto(at(last?.path ?? ''));
    const links = contents(page).getByRole('link');
    await page
      .getByRole('navigation', { name: dictionaryOf(language).opportunity.trail })
      .getByRole('link')
      .focus();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await links.last().focus();
    await page.keyboard.press('Enter');
    await expect(parts(page).last()).toBeInViewport({ ratio: 1 });
  });

  test(`without scripts menu and guide lead to a chapter, all of it, in ${language}`, async ({ otherVisitor }) => {
    const page = await otherVisitor({ javaScriptEnabled: false });
    await page.goto(at('/about'));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: incentives.title })).toHaveAttribute('href', at('/incentives'));
    await footer.getByRole('link', { name: guide.title }).click();
    const { title, headings } = chapterOf(language, first?.key ?? '');
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(at(first?.path ?? ''));
    await expect(parts(page)).toHaveCount(headings.length);
    await expect(parts(page).last()).toBeVisible();
  });

  test(`on a phone the menu leads to the guide and the incentives, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/guide'));
    await page.getByRole('button', { name: site.openMenu }).click();
    const menu = page.getByRole('dialog', { name: site.menu });
    await expect(menu.getByRole('link', { name: guide.title })).toHaveAttribute('aria-current', 'page');
    await expect(menu.locator(`a[href="${at('/incentives')}"]`)).toBeVisible();
  });
}

for (const { key, path } of guideChapters) {
  test(`the chapter ${key} is without fault at two widths, and fits a narrow screen, in every language`, async ({
    page,
  }) => {
    for (const language of languages) {
      const url = localizedPath(path, language);
      await page.goto(url);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await accessibilityFaults(page), `${url} at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), url).toBeLessThanOrEqual(320);
    }
  });
}

test('on a narrow screen a table is folded, and is still a table to a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guide/taxes');
  const table = page.getByRole('table').first();
  const row = table.getByRole('row').nth(1);
  const cells = await Promise.all(
    [row.getByRole('rowheader'), row.getByRole('cell').first()].map((cell) => cell.boundingBox()),
  );
  const [name, meaning] = cells;
  expect(meaning?.x).toBe(name?.x);
  expect(meaning?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  await expect(table.getByRole('columnheader').first()).toBeAttached();
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await row.getByRole('cell').first().boundingBox();
  expect(wide?.x).toBeGreaterThan(name?.x ?? 0);
});

test('a chapter is an article for search engines, with the day on which it was checked', async ({ page }) => {
  await page.goto('/es/guide/glossary');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: readonly Record<string, unknown>[] = JSON.parse(data ?? '')['@graph'];
  const checkedOn = guideChapters.find(({ key }) => key === 'glossary')?.checkedOn;
  const { title } = chapterOf('es', 'glossary');
  expect(graph.find((node) => node['@type'] === 'WebPage')).toMatchObject({
    mainEntity: { '@type': 'Article', headline: title, inLanguage: 'es', dateModified: checkedOn },
  });
  expect(graph.at(-1)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{}, { name: dictionaryOf('es').guide.title }, { name: title }],
  });
});

test('a sector, and the page on why Argentina, lead to the chapter to be read first', async ({ page, api }) => {
  for (const language of languages) {
    for (const path of ['/sectors/mining', '/why-argentina']) {
      await page.goto(localizedPath(path, language));
      const line = page.getByRole('paragraph').filter({ hasText: dictionaryOf(language).guide.readOn });
      const href = (await line.getByRole('link').getAttribute('href')) ?? '';
      expect(href).toMatch(new RegExp(`^${localizedPath('/guide', language)}(?:/|$)`));
      expect((await api.get(href)).status()).toBe(200);
    }
  }
});

test('a chapter prints as text: without contents, ways on, header and footer', async ({ page }) => {
  await page.goto('/es/guide/glossary');
  const { contents, askText, advice } = dictionaryOf('es').guide;
  await page.emulateMedia({ media: 'print' });
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText(askText)]) {
    await expect(part).toBeHidden();
  }
  await expect(page.getByText(contents, { exact: true })).toBeHidden();
  await expect(page.getByText(advice)).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const paper = await page.pdf({ format });
    const sheets = paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(sheets).toBeLessThanOrEqual(4);
  }
});
