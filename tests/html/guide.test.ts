import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { dayText } from '../../src/i18n/intl.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { linksNamed, regionOf, spaced } from '../support/browser/regions.ts';
import { chapterOf, guideChapters } from '../support/content-files.ts';
import { all, attributes, pageAt, textOf } from '../support/pages.ts';

describe.each(languages)('the guide in %s', (language) => {
  const { contact, guide, home, opportunity } = dictionaryOf(language);
  const at = (path: string) => localizedPath(path, language);

  test('The home page has questions that link to the guide, its chapters, the incentives, costs and investments', () => {
    const asked = regionOf(pageAt('/', language).document, home.questionsTitle);
    const questions = Object.entries(home.questions);
    const chapters = new Map(guideChapters.map(({ key, path }) => [key, path]));
    expect(questions.length).toBeGreaterThan(1);
    for (const [key, question] of questions) {
      const path = chapters.get(key) ?? `/${key}`;
      expect([question, linksNamed(asked, question)]).toEqual([question, [at(path)]]);
    }
    expect(linksNamed(asked, guide.title)).toEqual([at('/guide')]);
  });

  test('The guide lists every chapter in its order, with the day of its check', () => {
    const { document } = pageAt('/guide', language);
    expect(textOf(document.querySelector('h1'))).toBe(guide.title);
    const rows = all(regionOf(document, guide.chapters), 'li');
    expect(rows).toHaveLength(guideChapters.length);
    for (const [index, { key, path, checkedOn }] of guideChapters.entries()) {
      const row = rows[index] ?? document;
      expect(attributes(row, 'a', 'href')).toEqual([at(path)]);
      expect(textOf(row.querySelector('a'))).toContain(chapterOf(language, key).title);
      expect(textOf(rows[index])).toContain(spaced(dayText(checkedOn, language)));
    }
  });

  test.each(guideChapters.map((chapter, index) => ({ ...chapter, index })))(
    'The chapter $key shows its contents, the day of its check and its advice, and links to its neighbours',
    ({ key, path, checkedOn, index }) => {
      const { document } = pageAt(path, language);
      const { title, headings } = chapterOf(language, key);
      expect(textOf(document.querySelector('h1'))).toBe(title);
      const main = textOf(document.querySelector('main'));
      expect(main).toContain(spaced(dayText(checkedOn, language)));
      expect(main).toContain(guide.advice);
      // The editor's headings, without the heading of the sources that the page adds.
      const parts = all(document, 'article h2:not(#sources)');
      expect(parts).toHaveLength(headings.length);
      const contents = all(regionOf(document, guide.contents), 'a');
      expect(contents.map(textOf)).toEqual(parts.map(textOf));
      expect(contents.map((link) => link.getAttribute('href'))).toEqual(
        parts.map((part) => `#${part.getAttribute('id')}`),
      );
      expect(linksNamed(document.querySelector('main') ?? document, contact.getInTouch)).toEqual([at('/contact')]);
      expect(linksNamed(regionOf(document, opportunity.trail), guide.title)).toEqual([at('/guide')]);
      const [previous, next] = [guideChapters[index - 1], guideChapters[index + 1]];
      expect(attributes(document, 'main a[rel=prev]', 'href')).toEqual(previous ? [at(previous.path)] : []);
      expect(attributes(document, 'main a[rel=next]', 'href')).toEqual(next ? [at(next.path)] : []);
    },
  );

  test('A chapter is an article for search engines, with the day on which it was checked', () => {
    for (const { key, path, checkedOn } of guideChapters) {
      const { document } = pageAt(path, language);
      const [data] = all(document, 'script[type="application/ld+json"]');
      const graph: readonly Record<string, unknown>[] = JSON.parse(data?.textContent ?? '')['@graph'];
      const { title } = chapterOf(language, key);
      expect(graph.find((node) => node['@type'] === 'WebPage')).toMatchObject({
        mainEntity: { '@type': 'Article', headline: title, inLanguage: language, dateModified: checkedOn },
      });
      expect(graph.at(-1)).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [{}, { name: guide.title }, { name: title }],
      });
    }
  });

  test('A sector page and the page on Argentina link to the chapter to read first', () => {
    for (const path of ['/sectors/mining', '/why-argentina']) {
      const lines = all(pageAt(path, language).document, 'main p').filter((line) =>
        textOf(line).includes(guide.readOn),
      );
      expect(lines).toHaveLength(1);
      const [href] = lines.flatMap((line) => attributes(line, 'a', 'href'));
      expect(href).toMatch(new RegExp(`^${at('/guide')}(?:/|$)`));
    }
  });

  test('Tables of the guide keep their ARIA roles, which responsive styles would remove', () => {
    const tables = guideChapters.flatMap(({ path }) => all(pageAt(path, language).document, 'article table'));
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      expect(table.getAttribute('role')).toBe('table');
      expect(all(table, 'tr:not([role=row]), td:not([role=cell], [role=rowheader])').map(textOf)).toEqual([]);
      expect(all(table, 'tbody tr').filter((row) => all(row, '[role=rowheader]').length !== 1)).toEqual([]);
      expect(all(table, 'thead th:not([role=columnheader])')).toEqual([]);
    }
  });
});
