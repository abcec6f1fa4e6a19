import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { feedFormats, feedPath, feedSubjectOf, readFeedPath } from '../../src/i18n/feed-paths.ts';

describe('paths of feeds', () => {
  test('The path of a feed is read back as its language, sector and format', () => {
    expect(feedPath({ language: 'en', sector: null }, 'xml')).toBe('/feeds/en.xml');
    for (const language of languages)
      for (const sector of [null, ...sectorKeys])
        for (const format of feedFormats) {
          const path = feedPath({ language, sector }, format);
          expect([path, readFeedPath(path)]).toEqual([path, { language, sector, format }]);
        }
  });

  test('The path of a feed accepts the alternative name of a sector', () => {
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
  ])('The path %s is not a feed', (path) => {
    expect(readFeedPath(path)).toBeUndefined();
  });
});

test('The list, its sectors and the page of an opportunity have a feed, and other pages have none', () => {
  expect(feedSubjectOf('/opportunities', 'zh')).toEqual({ language: 'zh', sector: null });
  expect(feedSubjectOf('/opportunities/tech', 'zh')).toEqual({ language: 'zh', sector: 'tech' });
  expect(feedSubjectOf('/opportunity/some-id', 'es')).toEqual({ language: 'es', sector: null });
  for (const path of ['/', '/about', '/sectors/tech']) expect(feedSubjectOf(path, 'en')).toBeUndefined();
});
