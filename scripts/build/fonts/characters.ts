import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What nearly every page is written with: ASCII, the letters of Spanish and of the countries’ English names, the marks
 * and arrows of European text.
 */
export const usualCharacters = [
  ...between(0x20, 0x7e),
  ...'\u00a0¡©ª«°²³·º»¿×÷ÁÅÉÍÑÓÚÜáãçéíñóôúü',
  ...'‐‑–—‘’‚“”„…′›€←↑→↓−',
].join('');

/** The rest of Latin-1 and its neighbours: an administrator may type them, and a name may need them. */
export const rareCharacters = without([...between(0xa0, 0xff), ...'ıŒœŠšŸŽž†•‹™'].join(''), usualCharacters);

/** What the large figures are written with, their units and ordinals included. Others come from the text face. */
export const figureCharacters = '0123456789abcdefghijklmnopqrstuvwxyzñBEKMTUW \u00a0%+,.-–−/$€°ªº²³×';

/** Marks of Latin text that Chinese text sets as wide as its own characters: they come from the Chinese font. */
const chineseMarks = '·—‘’“”…';

/** What of a Latin font is used inside Chinese text: without the marks that are Chinese there. */
export const withoutChineseMarks = (characters: string): string => without(characters, chineseMarks);

/**
 * A font's `unicode-range` around some characters, in few words: it may span others, which a browser then looks for in
 * another font, but none of `apart`.
 */
export function unicodeRange(characters: string, apart: string): string[] {
  const kept = codesOf(apart);
  // The letters of Europe and its marks and arrows are two ranges.
  const near = (from: number, to: number) => to - from < 0x400 && !kept.some((code) => from < code && code < to);
  const ranges: [number, number][] = [];
  for (const code of codesOf(characters)) {
    const last = ranges.at(-1);
    if (last && near(last[1], code)) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `U+${hexadecimal(first)}${last > first ? `-${hexadecimal(last)}` : ''}`);
}

const codesOf = (characters: string): readonly number[] =>
  [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);

const hexadecimal = (code: number): string => code.toString(16).toUpperCase();

// The interface's keys whose texts stand in headings or in the menu.
const displayed =
  /^(?:menu|sectors|roles|name)$|(?:^|[a-z])[tT]itle(?:OfSector)?$|^(?:provinces|reasons|ways|next|filter|openFilter|loading|error|found|page|pages|noResults|questions|ask|places|subjects|topics|measures|concern)$/;

// The sections of pages that few open, or that need the rare characters anyhow: their headings come with those.
const seldomOpened: readonly string[] = [
  'about',
  'follow',
  'guide',
  'legalNotice',
  'plates',
  'privacy',
  'provinceSheet',
  'search',
  'shortlist',
  'whyArgentina',
];

// The sections that two kinds of pages take their headings from, their header's and their menu's included.
const ofList: readonly string[] = ['site', 'menu', 'opportunities'];
const ofSector: readonly string[] = ['site', 'menu', 'sectorPage', 'incentives', 'sources'];

// Their names stand in running text and in lists.
const neverHeadings =
  /^content.(?:(?:facts|laws|publishers|sources)\b|(?:regimes|sectors).[\w-]+\.yaml|provinces.(?:sheet|incentives)\.yaml|plates\.yaml)/;

const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** An abbreviation in a Chinese heading: （RIGI）. */
const abbreviation = /（([A-Z]+)）/g;

/** What the Chinese pages set in their display face. */
export interface ChineseHeadings {
  /** Every character of the interface's headings, and of the sectors' and the services' titles. */
  readonly usual: string;
  /** What the other titles and names need beyond those: of the guide, provinces, reasons and people; and abbreviations. */
  readonly rare: string;
  /** What the list of opportunities needs: a part of the usual. */
  readonly list: string;
  /** What a sector's page needs: another part. */
  readonly sector: string;
}

/**
 * Reads the headings out of the content. Running text is set in the reader's own Chinese font (docs/decisions/0011).
 */
export async function chineseHeadings(root: string): Promise<ChineseHeadings> {
  const usual = new Set(chineseMarks);
  const others = new Set<string>();
  const list = new Set(chineseMarks);
  const sector = new Set(chineseMarks);
  for await (const file of glob('content/**/*.{json,yaml,md}', { cwd: root })) {
    if (neverHeadings.test(file)) continue;
    const text = await readFile(join(root, file), 'utf8');
    const add = (found: Set<string>, titles: readonly string[]) => {
      for (const character of titles.join('')) if (han.test(character)) found.add(character);
      for (const [, letters = ''] of titles.join('').matchAll(abbreviation))
        for (const letter of letters) others.add(letter);
    };
    if (file.endsWith('.json')) {
      const sections = Object.entries(parsed(text) ?? {});
      const seldom = ([name]: readonly [string, unknown]) => seldomOpened.includes(name);
      const headings = (found: typeof sections) => found.flatMap(([name, texts]) => displayedIn({ [name]: texts }));
      const headingsIn = (names: readonly string[]) =>
        sections.filter(([name]) => names.includes(name)).flatMap(([, texts]) => displayedIn(texts));
      add(list, headingsIn(ofList));
      add(sector, headingsIn(ofSector));
      add(usual, headings(sections.filter((section) => !seldom(section))));
      add(others, headings(sections.filter(seldom)));
    } else {
      const titles = titlesIn(file, text);
      if (/^content.sectors\b/.test(file)) add(sector, titles);
      add(/^content.(?:sectors|services)\b/.test(file) ? usual : others, titles);
    }
  }
  const rare = [...others].filter((character) => !usual.has(character));
  return { usual: sorted(usual), rare: sorted(rare), list: sorted(list), sector: sorted(sector) };
}

// The files come in any order.
const sorted = (characters: Iterable<string>): string => [...characters].sort().join('');

/** What a content file says in headings: its titles and names. */
function titlesIn(file: string, text: string): readonly string[] {
  if (file.endsWith('.md')) return text.match(/^(?:#+|title:|name:)\s.*$/gmu) ?? [];
  return text.match(/^[\s-]*(?:title|name|kind|zh):\s.*$/gmu) ?? [];
}

// What cannot be read is told by the content check, which comes after Astro's configuration has the fonts.
function parsed(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return value instanceof Object ? value : undefined;
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

/** Some characters without others. */
export function without(characters: string, others: string): string {
  return [...characters].filter((character) => !others.includes(character)).join('');
}
