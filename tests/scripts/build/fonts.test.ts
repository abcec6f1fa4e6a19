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
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const noto = 'scripts/build/fonts/source/noto-serif-sc-600.woff2';

test('The Chinese display font has the characters of all titles, names and headings', async () => {
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

test('A font is reduced to its characters, and the result is cached', async () => {
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

test('The Latin fonts have all characters of English and Spanish texts', () => {
  for (const character of 'áéíóúüñÁÉÍÓÚÜÑ¿¡ºª²°–—“”‘’…€×−←→') expect(usualCharacters).toContain(character);
});

test('The other letters of Latin-1 are in the second font file, and no letter is in both', () => {
  const letters = Array.from({ length: 0x100 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index));
  for (const letter of [...letters, ...'ŒœŠšŽž']) expect(usualCharacters + rareCharacters).toContain(letter);
  expect([...rareCharacters].filter((character) => usualCharacters.includes(character))).toEqual([]);
});

test('A unicode-range joins neighbouring characters, except across those of another font', () => {
  expect(unicodeRange('cabñe–—', '')).toEqual(['U+61-F1', 'U+2013-2014']);
  expect(unicodeRange('cabñe–—', 'dé')).toEqual(['U+61-63', 'U+65', 'U+F1', 'U+2013-2014']);
  expect(unicodeRange('', 'a')).toEqual([]);
});

test('A rare letter is only in the range of its own file, and a usual one is not', () => {
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

test('The font of the figures has all Latin letters and signs of the figures in the content', async () => {
  const files = await Array.fromAsync(glob('content/{headline-figures,reasons,sectors}/**/*.{yaml,md}'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const lines = texts.join('\n').matchAll(/^[\s-]*figure: (.*)$/gm);
  const figures = [...lines].flatMap(([, line = '']) => [...line.matchAll(/"(.*?)"/g)].map(([, figure]) => figure));
  expect(figures.length).toBeGreaterThan(50);
  const letters = figures.join('').replace(/\p{Script=Han}/gu, '');
  expect([...letters].filter((letter) => !figureCharacters.includes(letter))).toEqual([]);
});
