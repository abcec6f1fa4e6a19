import { cp, glob, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  chineseHeadings,
  figureCharacters,
  rareCharacters,
  unicodeRange,
  usualCharacters,
} from '../../../scripts/build/fonts/characters.ts';
import { cutFont } from '../../../scripts/build/fonts/subset.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const noto = 'scripts/build/fonts/source/noto-serif-sc-600.woff2';

test('the Chinese display face has the characters of every title, name and heading', async () => {
  const { usual, rare } = await chineseHeadings('.');
  const missing = async (file: string, titles: RegExp) => {
    const found = ((await readFile(file, 'utf8')).match(titles) ?? []).join('').match(/\p{Script=Han}/gu) ?? [];
    return found.filter((character) => !(usual + rare).includes(character));
  };
  for (const folder of ['sectors', 'provinces', 'services', 'values', 'reasons', 'purpose']) {
    const files = await readdir(join('content', folder, 'zh'));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect([file, await missing(join('content', folder, 'zh', file), /^(?:title|name): .*$|^#+ .*$/gm)]).toEqual([
        file,
        [],
      ]);
    }
  }
  expect(await missing('content/i18n/zh.json', /"(?:title|\w+Title|name)": ".*"/g)).toEqual([]);
  expect(await missing('content/partners.yaml', /name: .*$/gm)).toEqual([]);
});

test('a font is cut down to its characters, and a second time taken as it was made', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'scripts/build/fonts/source'), { recursive: true });
  await cp(noto, join(root, noto));
  const whole = (await readFile(noto)).length;
  const file = await cutFont(root, { font: noto, characters: '投资阿根廷' });
  expect((await readFile(file)).length).toBeLessThan(whole / 100);
  await writeFile(file, 'made before');
  expect(await cutFont(root, { font: noto, characters: '投资阿根廷' })).toBe(file);
  expect(await readFile(file, 'utf8')).toBe('made before');
  expect(await cutFont(root, { font: noto, characters: '投资' })).not.toBe(file);
});

test('the Latin fonts have what English and Spanish texts are written with', () => {
  for (const character of 'áéíóúüñÁÉÍÓÚÜÑ¿¡ºª²°–—“”‘’…€×−←→') expect(usualCharacters).toContain(character);
});

test('every other letter of Latin-1 is in the second file, and none in both', () => {
  const letters = Array.from({ length: 0x100 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index));
  for (const letter of [...letters, ...'ŒœŠšŽž']) expect(usualCharacters + rareCharacters).toContain(letter);
  expect([...rareCharacters].filter((character) => usualCharacters.includes(character))).toEqual([]);
});

test('a unicode-range spans what lies between its characters, but not what another font is asked for', () => {
  expect(unicodeRange('cabñe–—', '')).toEqual(['U+61-F1', 'U+2013-2014']);
  expect(unicodeRange('cabñe–—', 'dé')).toEqual(['U+61-63', 'U+65', 'U+F1', 'U+2013-2014']);
  expect(unicodeRange('', 'a')).toEqual([]);
});

test('a rare letter is asked of its own file, and no usual one is', () => {
  const inside = (character: string, ranges: readonly string[]) =>
    ranges.some((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      const code = character.codePointAt(0) ?? 0;
      return first <= code && code <= last;
    });
  const rare = unicodeRange(rareCharacters, usualCharacters);
  expect([...rareCharacters].filter((character) => !inside(character, rare))).toEqual([]);
  expect([...usualCharacters].filter((character) => inside(character, rare))).toEqual([]);
});

test('the face of the figures has every Latin letter and sign of the figures in the content', async () => {
  const files = await Array.fromAsync(glob('content/{headline-figures,reasons,sectors}/**/*.{yaml,md}'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const lines = texts.join('\n').matchAll(/^[\s-]*figure: (.*)$/gm);
  const figures = [...lines].flatMap(([, line = '']) => [...line.matchAll(/"(.*?)"/g)].map(([, figure]) => figure));
  expect(figures.length).toBeGreaterThan(50);
  const letters = figures.join('').replace(/\p{Script=Han}/gu, '');
  expect([...letters].filter((letter) => !figureCharacters.includes(letter))).toEqual([]);
});
