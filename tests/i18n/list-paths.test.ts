import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { wholeList } from '#domain/opportunity/query';
import { sectorKeys } from '#domain/sector';
import { feedFormats, feedPath, feedSubjectOf, readFeedPath } from '../../src/i18n/list-paths.ts';

describe('paths of feeds', () => {
  test('The path of a feed is read back as its language, sector and format', () => {
    expect(feedPath({ language: 'en', query: wholeList }, 'xml')).toBe('/feeds/en.xml');
    for (const language of languages)
      for (const sector of [null, ...sectorKeys])
        for (const format of feedFormats) {
          const query = { ...wholeList, sector };
          const path = feedPath({ language, query }, format);
          expect([path, readFeedPath(path)]).toEqual([path, { language, query, format }]);
        }
  });

  test('The path of a feed accepts the alternative name of a sector', () => {
    expect(readFeedPath('/feeds/es/technology.json')).toEqual({
      language: 'es',
      query: { ...wholeList, sector: 'tech' },
      format: 'json',
    });
  });

  test('A feed has the filters of a search, and neither its order, view nor page', () => {
    const query = { ...wholeList, sector: 'energy', subSector: 'wind', province: 'CHU', q: 'a b' } as const;
    const path = feedPath({ language: 'en', query: { ...query, sort: 'size', view: 'map', page: 3 } }, 'xml');
    expect(path).toBe('/feeds/en/energy.xml?q=a+b&subSector=wind&province=CHU');
    const [before = '', search] = path.split('?');
    expect(readFeedPath(before, `${search}&page=2&sort=title`)).toEqual({ language: 'en', query, format: 'xml' });
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
  expect(feedSubjectOf('/opportunities', 'zh')).toEqual({ language: 'zh', query: wholeList });
  expect(feedSubjectOf('/opportunities/tech', 'zh')).toEqual({
    language: 'zh',
    query: { ...wholeList, sector: 'tech' },
  });
  expect(feedSubjectOf('/opportunity/some-id', 'es')).toEqual({ language: 'es', query: wholeList });
  for (const path of ['/', '/about', '/sectors/tech']) expect(feedSubjectOf(path, 'en')).toBeUndefined();
});
