import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Latin-1 with the marks, arrows and signs of European text: what our texts use and an administrator may type. */
export const latinCharacters = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0xff),
  ...'ıŒœŠšŸŽž‐‑–—‘’‚“”„†•…‹›€™←↑→↓−×÷',
].join('');

/** What the large figures are written with, their units and ordinals included. Others come from the text face. */
export const figureCharacters = '0123456789abcdefghijklmnopqrstuvwxyzñBEKMTUW %+,.-–−/$€°ªº²³×';

/** Marks of Latin text that Chinese text sets as wide as its own characters: they come from the Chinese font. */
const chineseMarks = '·—‘’“”…';

/** `unicode-range` of the Latin font. */
export const latinRanges = [
  'U+0000-00FF',
  'U+0131',
  'U+0152-0153',
  'U+0160-0161',
  'U+0178',
  'U+017D-017E',
  'U+2000-206F',
  'U+20AC',
  'U+2122',
  'U+2190-2193',
  'U+2212',
];

/** `unicode-range` of the Latin font inside Chinese text: without the marks that are Chinese there. */
export const latinRangesInChinese = [
  'U+0000-00B6',
  'U+00B8-00FF',
  'U+2010-2013',
  'U+20AC',
  'U+2122',
  'U+2190-2193',
  'U+2212',
];

// The interface's keys whose texts stand in headings or in the menu.
const displayed =
  /^(?:menu|sectors|roles)$|title|name|^(?:provinces|reasons|ways|next|filter|loading|error|found|page|noResults)$/i;

const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Every Chinese character that the display face shows: of the interface's headings, and of the titles and names.
 * Running text is set in the reader's own Chinese font (docs/decisions/0011).
 */
export async function chineseDisplayCharacters(root: string): Promise<string> {
  const found = new Set(chineseMarks);
  for await (const file of glob('content/**/*.{json,yaml,md}', { cwd: root })) {
    for (const character of titlesIn(file, await readFile(join(root, file), 'utf8')).join('')) {
      if (han.test(character)) found.add(character);
    }
  }
  return [...found].sort().join('');
}

/** What a content file says in headings: its titles and names; the dictionary, by its keys. */
function titlesIn(file: string, text: string): readonly string[] {
  if (file.endsWith('.md')) return text.match(/^(?:#+|title:|name:)\s.*$/gmu) ?? [];
  if (file.endsWith('.json')) return displayedIn(JSON.parse(text));
  return text.match(/^[\s-]*(?:title|name|zh):\s.*$/gmu) ?? [];
}

function displayedIn(value: unknown, shown = false): readonly string[] {
  if (typeof value === 'string') return shown ? [value] : [];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, inner]) => displayedIn(inner, shown || displayed.test(key)));
}

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
