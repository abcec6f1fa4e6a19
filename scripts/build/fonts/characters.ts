import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What nearly every page is written with: ASCII, the letters of Spanish, the marks and arrows of European text. */
export const usualCharacters = [
  ...between(0x20, 0x7e),
  ...'\u00a0¡©ª«°²³·º»¿×÷ÁÉÍÑÓÚÜáéíñóúü',
  ...'‐‑–—‘’‚“”„…›€←↑→↓−',
].join('');

/** The rest of Latin-1 and its neighbours: an administrator may type them, and a name may need them. */
export const rareCharacters = [...between(0xa0, 0xff), ...'ıŒœŠšŸŽž†•‹™']
  .filter((character) => !usualCharacters.includes(character))
  .join('');

/** What the large figures are written with, their units and ordinals included. Others come from the text face. */
export const figureCharacters = '0123456789abcdefghijklmnopqrstuvwxyzñBEKMTUW %+,.-–−/$€°ªº²³×';

/** Marks of Latin text that Chinese text sets as wide as its own characters: they come from the Chinese font. */
const chineseMarks = '·—‘’“”…';

/** What of a Latin font is used inside Chinese text: without the marks that are Chinese there. */
export const withoutChineseMarks = (characters: string): string =>
  [...characters].filter((character) => !chineseMarks.includes(character)).join('');

/** A font's `unicode-range` for some characters. */
export function unicodeRange(characters: string): string[] {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `U+${hexadecimal(first)}${last > first ? `-${hexadecimal(last)}` : ''}`);
}

const hexadecimal = (code: number): string => code.toString(16).toUpperCase();

// The interface's keys whose texts stand in headings or in the menu.
const displayed =
  /^(?:menu|sectors|roles)$|title|name|^(?:provinces|reasons|ways|next|filter|loading|error|found|page|noResults)$/i;

const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** What the Chinese pages set in their display face. */
export interface ChineseHeadings {
  /** Every character of the interface's headings, and of the sectors' texts. */
  readonly usual: string;
  /** What the other titles and names need beyond those: of provinces, reasons, services and people. */
  readonly rare: string;
}

/**
 * Reads the headings out of the content. Running text is set in the reader's own Chinese font (docs/decisions/0011).
 */
export async function chineseHeadings(root: string): Promise<ChineseHeadings> {
  const usual = new Set(chineseMarks);
  const others = new Set<string>();
  for await (const file of glob('content/**/*.{json,yaml,md}', { cwd: root })) {
    const found = /^content.(?:i18n|sectors)\b/.test(file) ? usual : others;
    const titles = titlesIn(file, await readFile(join(root, file), 'utf8')).join('');
    for (const character of titles) if (han.test(character)) found.add(character);
  }
  const rare = [...others].filter((character) => !usual.has(character));
  // The files come in any order.
  return { usual: [...usual].sort().join(''), rare: rare.sort().join('') };
}

/** What a content file says in headings: its titles and names; the dictionary, by its keys. */
function titlesIn(file: string, text: string): readonly string[] {
  if (file.endsWith('.md')) return text.match(/^(?:#+|title:|name:)\s.*$/gmu) ?? [];
  if (file.endsWith('.json')) return displayedIn(parsed(text));
  return text.match(/^[\s-]*(?:title|name|zh):\s.*$/gmu) ?? [];
}

// What cannot be read is told by the content check, which comes after Astro's configuration has the fonts.
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function displayedIn(value: unknown, shown = false): readonly string[] {
  if (typeof value === 'string') return shown ? [value] : [];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, inner]) => displayedIn(inner, shown || displayed.test(key)));
}

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
