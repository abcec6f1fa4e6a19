import { expect, test } from 'vitest';
import { findPages } from '#domain/site-search/find';
import type { IndexedPage } from '#domain/site-search/index-file';

const page = (url: string, title: string, ...parts: readonly [heading: string, text: string][]): IndexedPage => ({
  kind: 'pages',
  url,
  title,
  parts: parts.map(([heading, text]) => ({ id: heading.toLowerCase() || undefined, heading, text })),
});

const english = [
  page('/taxes', 'Taxes', ['', 'What is paid.'], ['Dividend', 'Seven percent is withheld. '.repeat(20)]),
  page('/exchange', 'Exchange and dividends', ['', 'How dividends leave the country, and which tax they bear.']),
  page('/land', 'Land', ['Frontier', 'A foreigner needs permission near the frontier.']),
];

const urls = (search: string, pages = english) => findPages(pages, search, 'en').pages.map(({ url }) => url);

test('A search finds pages that contain every word, and ranks a match in the title first', () => {
  expect(urls('dividends')).toEqual(['/exchange', '/taxes#dividend']);
  expect(urls('frontier permission')).toEqual(['/land#frontier']);
  expect(urls('')).toEqual([]);
});

test('The words of a search may be in different parts of a page, without endings and accents', () => {
  expect(urls('paid withheld')).toHaveLength(1);
  expect(urls('TAXÉS')).toEqual(expect.arrayContaining(['/taxes', '/exchange']));
  expect(urls('foreigners')).toEqual(['/land#frontier']);
});

test('Matches are marked in title, heading and excerpt', () => {
  const [first] = findPages(english, 'permission land', 'en').pages;
  expect(first?.title).toEqual([{ text: 'Land', isFound: true }]);
  expect(first?.heading).toEqual([{ text: 'Frontier', isFound: false }]);
  expect(first?.excerpt.filter(({ isFound }) => isFound)).toEqual([{ text: 'permission', isFound: true }]);
});

test('An excerpt begins shortly before the first match, at the beginning of a word', () => {
  const long = page('/long', 'Long', [
    '',
    `${'Nothing of it here, in many words. '.repeat(30)}Then comes copper, at last.`,
  ]);
  const [found] = findPages([long], 'copper', 'en').pages;
  const text = found?.excerpt.map((piece) => piece.text).join('') ?? '';
  expect(text).toMatch(/^…[A-Za-z]+ .*Then comes copper, at last\.$/);
  expect(text.length).toBeLessThan(190);
});

test('Chinese is found by its words anywhere, or by its characters when the words are apart', () => {
  const chinese = [
    page('/mining', '矿业', ['', '盐湖提锂项目位于普纳高原，矿权由各省授予。']),
    page('/exchange', '外汇', ['', '股息汇回须遵守外汇规定。']),
  ];
  const found = (search: string) => findPages(chinese, search, 'zh').pages.map(({ url }) => url);
  expect(found('盐湖提锂')).toEqual(['/mining']);
  expect(found('股息汇回')).toEqual(['/exchange']);
  expect(found('锂矿')).toEqual(['/mining']);
  expect(found('森林')).toEqual([]);
});

test('If no page has all words, those that have the most of them are found', () => {
  expect(findPages(english, 'dividends of foreigners withheld', 'en')).toMatchObject({
    isPartial: true,
    pages: [{ url: '/taxes#dividend' }],
  });
  expect(findPages(english, 'frontier permission', 'en').isPartial).toBe(false);
  expect(findPages(english, 'qwxyz', 'en')).toEqual({ isPartial: false, pages: [] });
});

test('Synonyms find a page, after those with the typed words', () => {
  const pages = [
    page('/levies', 'Levies', ['', 'On profit.']),
    page('/duties', 'Taxes', ['', 'On profit.']),
    page('/other', 'Other', ['', 'Nothing.']),
  ];
  const { pages: found } = findPages(pages, 'tax on profits', 'en', [['tax', 'levy', 'levies']]);
  expect(found.map(({ url }) => url)).toEqual(['/duties', '/levies']);
});
