import { describe, expect, test } from 'vitest';
import { isImageName, newImageName } from '#domain/ids';
import { cdnImagePath, imageSrcset, wholeImageSrcset } from '#domain/image';
import { isLanguage, languageNames, languages } from '#domain/language';
import { isOpportunityId } from '#domain/opportunity/opportunity';
import { fc } from '../support/properties.ts';

const name = '0123456789abcdef0123456789abcdef.webp';

describe('names of stored images', () => {
  test('Every new image name is unique and recognised as one', () => {
    const names = Array.from({ length: 50 }, newImageName);
    expect(new Set(names).size).toBe(50);
    expect(names.every(isImageName)).toBe(true);
  });

  test.each([
    'image.webp',
    name.toUpperCase(),
    name.replace('.webp', '.png'),
    `${name}\n`,
    `../${name}`,
    `%2e%2e/${name}`,
    ` ${name}`,
    '',
    null,
    undefined,
    7,
    [name],
  ])('The value %j is not an image name', (value) => {
    expect(isImageName(value)).toBe(false);
  });

  test('No arbitrary text is an image name', () => {
    fc.assert(fc.property(fc.string(), (text) => !isImageName(text)));
  });
});

describe('ids of opportunities', () => {
  test('A UUID in lower case is an opportunity id', () => {
    expect(isOpportunityId(crypto.randomUUID())).toBe(true);
  });

  const id = '46488af3-6440-4843-b8a9-a076e65c2f04';
  test.each([id.toUpperCase(), id.slice(1), `${id}\n`, `${id}/`, id.replaceAll('-', ''), '', 'all', null, 12, [id]])(
    'The value %j is not an opportunity id',
    (value) => {
      expect(isOpportunityId(value)).toBe(false);
    },
  );
});

describe('languages', () => {
  test('The site has three languages, each with its native name', () => {
    expect(languages).toEqual(['en', 'es', 'zh']);
    expect(languageNames).toEqual({ en: 'English', es: 'Español', zh: '中文' });
  });

  test.each(['', 'EN', 'fr', 'zh-Hans', 'es/', null, undefined, 0, ['en']])(
    'The value %j is not a language',
    (value) => {
      expect(isLanguage(value)).toBe(false);
    },
  );
});

describe('paths of stored images', () => {
  test('The path of a resized image goes through the Image CDN, with the source as one query parameter', () => {
    const url = new URL(cdnImagePath(name, 640), 'https://example.com');
    expect(url.pathname).toBe('/.netlify/images');
    expect(Object.fromEntries(url.searchParams)).toEqual({ url: `/images/${name}`, w: '640' });
  });

  test('The srcset of a cropped image lists each width at a ratio of three by two', () => {
    const sources = imageSrcset(name, [480, 960]).split(', ');
    expect(sources.map((source) => source.split(' ')[1])).toEqual(['480w', '960w']);
    expect(sources[1]).toContain('&w=960&h=640&fit=cover');
  });

  test('The srcset of a whole image lists each width, fitted into three by two', () => {
    const sources = wholeImageSrcset(name, [480, 960]).split(', ');
    expect(sources.map((source) => source.split(' ')[1])).toEqual(['480w', '960w']);
    expect(sources[1]).toContain('&w=960&h=640&fit=contain');
  });
});
