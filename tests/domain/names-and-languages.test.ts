import { describe, expect, test } from 'vitest';
import { cdnImagePath, imageSrcset, wholeImageSrcset } from '#domain/image';
import { isImageName, newImageName } from '#domain/image-name';
import { isLanguage, languageNames, languages } from '#domain/language';
import { isOpportunityId } from '#domain/opportunity/opportunity';
import { fc } from '../support/properties.ts';

const name = '0123456789abcdef0123456789abcdef.webp';

describe('the name of a stored image', () => {
  test('is made anew each time, and recognised', () => {
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
  ])('%j is none', (value) => {
    expect(isImageName(value)).toBe(false);
  });

  test('no other text has its shape', () => {
    fc.assert(fc.property(fc.string(), (text) => !isImageName(text)));
  });
});

describe('the id of an opportunity', () => {
  test('is a UUID in lower case', () => {
    expect(isOpportunityId(crypto.randomUUID())).toBe(true);
  });

  const id = '46488af3-6440-4843-b8a9-a076e65c2f04';
  test.each([id.toUpperCase(), id.slice(1), `${id}\n`, `${id}/`, id.replaceAll('-', ''), '', 'all', null, 12, [id]])(
    '%j is none',
    (value) => {
      expect(isOpportunityId(value)).toBe(false);
    },
  );
});

describe('languages', () => {
  test('are three, each with its native name', () => {
    expect(languages).toEqual(['en', 'es', 'zh']);
    expect(languageNames).toEqual({ en: 'English', es: 'Español', zh: '中文' });
  });

  test.each(['', 'EN', 'fr', 'zh-Hans', 'es/', null, undefined, 0, ['en']])('%j is none', (value) => {
    expect(isLanguage(value)).toBe(false);
  });
});

describe('the paths of a stored image', () => {
  test('go through the Image CDN, as one query parameter', () => {
    const url = new URL(cdnImagePath(name, 640), 'https://example.com');
    expect(url.pathname).toBe('/.netlify/images');
    expect(Object.fromEntries(url.searchParams)).toEqual({ url: `/images/${name}`, w: '640' });
  });

  test('name each width, cut to three by two', () => {
    const sources = imageSrcset(name, [480, 960]).split(', ');
    expect(sources.map((source) => source.split(' ')[1])).toEqual(['480w', '960w']);
    expect(sources[1]).toContain('&w=960&h=640&fit=cover');
  });

  test('name each width, whole inside three by two', () => {
    const sources = wholeImageSrcset(name, [480, 960]).split(', ');
    expect(sources.map((source) => source.split(' ')[1])).toEqual(['480w', '960w']);
    expect(sources[1]).toContain('&w=960&h=640&fit=contain');
  });
});
