import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { feedFormats, feedPath, feedSubjectOf, readFeedPath } from '../../src/i18n/feed-paths.ts';

describe('the path of a feed', () => {
  test('names each language, and means what it was made of', () => {
    expect(feedPath({ language: 'en', sector: null }, 'xml')).toBe('/feeds/en.xml');
    for (const language of languages)
      for (const sector of [null, ...sectorKeys])
        for (const format of feedFormats) {
          const path = feedPath({ language, sector }, format);
          expect([path, readFeedPath(path)]).toEqual([path, { language, sector, format }]);
        }
  });

  test('may have the filter’s own word for a sector', () => {
    expect(readFeedPath('/feeds/es/technology.json')).toEqual({ language: 'es', sector: 'tech', format: 'json' });
  });

  test.each([
    '/feeds',
    '/feeds/',
    '/feeds/.xml',
    '/feeds/en',
    '/feeds/fr.xml',
    '/feeds/EN.xml',
    '/feeds/en.rss',
    '/feeds/en.xml/',
    '/feeds/en/.xml',
    '/feeds/en/nothing.xml',
    '/feeds/en/constructor.xml',
    '/feeds/en/tech/x.xml',
    '/feeds/tech.xml',
    '/feeds/en.toString',
    '/es/feeds/es.xml',
  ])('is no other: %s', (path) => {
    expect(readFeedPath(path)).toBeUndefined();
  });
});

test('a feed belongs to the list, to its sectors and to the page of an opportunity', () => {
  expect(feedSubjectOf('/opportunities', 'zh')).toEqual({ language: 'zh', sector: null });
  expect(feedSubjectOf('/opportunities/tech', 'zh')).toEqual({ language: 'zh', sector: 'tech' });
  expect(feedSubjectOf('/opportunity/some-id', 'es')).toEqual({ language: 'es', sector: null });
  for (const path of ['/', '/about', '/sectors/tech']) expect(feedSubjectOf(path, 'en')).toBeUndefined();
});
