import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';

const plates = readdirSync('src/assets/plates', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.jpg'))
  .map((file) => file.replace(/\.jpg$/, ''))
  .toSorted();

function textsIn(language: string): ReadonlyMap<string, string> {
  const file = readFileSync(`content/pictures/${language}.yaml`, 'utf8');
  return new Map([...file.matchAll(/^([\w/-]+): "(.+)"$/gm)].map(([, plate = '', text = '']) => [plate, text]));
}

test.each(languages)('every plate has a text in %s, and nothing else has', (language) => {
  expect(plates).toHaveLength(60);
  expect([...textsIn(language).keys()].toSorted()).toEqual(plates);
});

describe.each(plates)('%s', (plate) => {
  test('is called a painting in each language, in that language', () => {
    expect(textsIn('en').get(plate)).toMatch(/^Painting of \S/);
    expect(textsIn('es').get(plate)).toMatch(/^Pintura del? \S/);
    expect(textsIn('zh').get(plate)).toMatch(/^绘画：\p{Script=Han}[\p{Script=Han}，、]+$/u);
  });
});

test.each(languages)('no two plates have the same text in %s', (language) => {
  expect(new Set(textsIn(language).values()).size).toBe(60);
});
