import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Characters of nearly every page: ASCII, letters of Spanish and of the countries’ English names, punctuation and
 * arrows.
 */
export const usualCharacters = [
  ...between(0x20, 0x7e),
  ...'\u00a0¡©ª«°²³·º»¿×÷ÁÅÉÍÑÓÚÜáãçéíñóôúü',
  ...'‐‑–—‘’‚“”„…′›€←↑→↓−',
].join('');

/** The rest of Latin-1 and beyond, for names and typed texts. */
export const rareCharacters = without([...between(0xa0, 0xff), ...'ıŒœŠšŸŽž†•‹™'].join(''), usualCharacters);

/** Characters of large figures with units and ordinals. Others come from the text font. */
export const figureCharacters = '0123456789abcdefghijklmnopqrstuvwxyzñBEKMTUW \u00a0%+,.-–−/$€°ªº²³×';

/** Punctuation that is full-width in Chinese text, from the Chinese font. */
const chineseMarks = '·—‘’“”…';

/** Characters of a Latin font in Chinese text, without full-width punctuation. */
export const withoutChineseMarks = (characters: string): string => without(characters, chineseMarks);

/**
 * A short `unicode-range` for the characters. It may include others, which a browser then finds in another font, but
 * none of `apart`.
 */
export function unicodeRange(characters: string, apart: string): string[] {
  const excluded = codesOf(apart);
  // European letters, and punctuation and arrows.
  const near = (from: number, to: number) => to - from < 0x400 && !excluded.some((code) => from < code && code < to);
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

// Keys of interface texts in headings or in the menu.
const displayed =
  /^(?:menu|sectors|roles|name)$|(?:^|[a-z])[tT]itle(?:OfSector)?$|^(?:provinces|reasons|ways|next|filter|openFilter|loading|error|found|page|pages|noResults|questions|ask|places|unpublished|subjects|topics|measures|concern)$/;

// Sections of rarely opened pages, or of pages that need the rare characters anyway.
const seldomOpened: readonly string[] = [
  'about',
  'accessibility',
  'costs',
  'follow',
  'guide',
  'investments',
  'labourCosts',
  'legalNotice',
  'numbers',
  'openData',
  'plates',
  'privacy',
  'provincePage',
  'provinceSheet',
  'search',
  'shortlist',
  'societyNumbers',
  'treaties',
  'whyArgentina',
  'yourProject',
];

// Sections with the headings of two kinds of pages, including header and menu.
const ofList: readonly string[] = ['site', 'menu', 'opportunities'];
const ofSector: readonly string[] = ['site', 'menu', 'sectorPage', 'incentives', 'sources'];

// Their names occur in running text and lists.
const neverHeadings =
  /^content.(?:(?:companies|facts|investments|laws|publishers|sources|treaties)\b|(?:regimes|sectors).[\w-]+\.yaml|provinces.(?:details\b|(?:sheet|incentives)\.yaml)|(?:plates|synonyms)\.yaml)/;

const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** An abbreviation in a Chinese heading: （RIGI）. */
const abbreviation = /（([A-Z]+)）/g;

/** Characters that Chinese pages set in the display font. */
export interface ChineseHeadings {
  /** Headings of the interface, titles of sectors and services. */
  readonly usual: string;
  /** Additional characters of other titles and names (guide, provinces, reasons, people) and of abbreviations. */
  readonly rare: string;
  /** The list of opportunities: a subset of the usual characters. */
  readonly list: string;
  /** A sector's page: another subset. */
  readonly sector: string;
}

/**
 * Reads the headings from the content. Running text uses a system font (docs/decisions/0011).
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

// The order of files varies.
const sorted = (characters: Iterable<string>): string => [...characters].sort().join('');

/** Titles and names of a content file. */
function titlesIn(file: string, text: string): readonly string[] {
  if (file.endsWith('.md')) return text.match(/^(?:#+|title:|name:)\s.*$/gmu) ?? [];
  // Only the sections of the pages of figures have headings in the display font.
  if (/^content.numbers\b/.test(file)) return text.match(/^title:(?: .*|(?:\n {2}.*)+)$/gmu) ?? [];
  return text.match(/^[\s-]*(?:title|name|kind|zh):\s.*$/gmu) ?? [];
}

// Invalid files are reported by the content check, which runs after the fonts are configured.
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

export function without(characters: string, others: string): string {
  return [...characters].filter((character) => !others.includes(character)).join('');
}
