import { chineseWords } from '../i18n/chinese-words';

/**
 * A number with the 第 before it and the units of magnitude after it: 第2, 15万, 3–5, 11月23. A line may begin with a month
 * of two digits, so that dates leave no gap; a month of one digit stays with its year (see `startOf`). Longer sequences
 * of digits are not figures. All repetitions are bounded, so the time is linear.
 */
const number =
  /(?<!\d)第?(?:(?:\d{4}年(?=\d月))?\d{1,2}月)?\d{1,15}(?:[.,/–~～-]\d{1,15}){0,9}[ \u00a0]?[万亿]{0,4}(?=(\p{Script=Han}{1,4}))/gu;

/** The noun after these magnitudes may begin the next line. */
const tenThousands = /[万亿]$/;

/** A number in characters with its measure word: 十个月, 三十年. */
const counted = /[二三四五六七八九十百两]{1,3}(?:个\p{Script=Han}|年)/gu;
const rowOfHan = /\p{Script=Han}{2,}/gu;
/** Row headers, such as the name of a law, count as headings. */
const heading = /^<(?:h[1-3]\b|th\b[^>]*\bscope="row")/;

/** Captions and sources. CSS handles their lines, also within a row header. */
const small = /^<\w+\b.*\bclass="[^"]*\b(?:caption|source)\b/;
const paragraph = /^<(?:p|li|dd|td)\b/;

/** Length, in characters, up to which a text fits on one line even in narrow columns. */
const oneLine = 8;

/** Length, in characters, from which the last four characters stay together instead of two. */
const severalLines = 20;

/** The end of a text with its punctuation: two characters, or four in longer texts. */
const lastTwo = /\p{Script=Han}{2}[。？！]?\s*$/u;
const lastFour = /\p{Script=Han}[\p{Script=Han}、]{2}\p{Script=Han}[。？！]?\s*$/u;

/** Length, in characters, of a line of a heading on narrow screens. Shorter headings do not break. */
const longest = 7;

const onlyWhole = /^<span class="whole">[^<]*<\/span>$/;
const whole = (text: string): string => `<span class="whole">${text}</span>`;

type Kind = 'heading' | 'paragraph' | 'other';

/**
 * Controls line breaks of a Chinese page: figures stay with their units in the whole main content, words of headings do
 * not break, and the last line of a paragraph has at least two characters (four in longer texts). Uses elements,
 * because invisible characters would be copied, break text search, and remove the automatic space between digits and
 * Chinese characters.
 */
export function withWholeWords(html: string): string {
  return withMainContent(html, markedContent);
}

function markedContent(pieces: Iterable<Piece>): string {
  let marked = '';
  let kind: Kind = 'other';
  let within = '';
  for (const { text, isRunningText, tag, name, isClosing } of pieces) {
    marked += (isRunningText ? markedText(text, kind, isClosing && name === within) : text) + tag;
    if (isClosing && name === within) [kind, within] = ['other', ''];
    if (isClosing) continue;
    if (small.test(tag)) [kind, within] = ['other', name];
    else if (heading.test(tag)) [kind, within] = ['heading', name];
    else if (paragraph.test(tag)) [kind, within] = ['paragraph', name];
  }
  return marked;
}

/** Wraps marked text in one element, so that it stays a single item of a flexbox or grid. */
function markedText(text: string, kind: Kind, isLast: boolean): string {
  if (kind === 'heading' && text.trim().length <= longest) return markedText(text, 'other', false);
  let marked = '';
  let read = 0;
  for (const { 0: figure, 1: after = '', index } of text.matchAll(number)) {
    const unbroken = tenThousands.test(figure) ? figure : figure + (chineseWords(after)[0] ?? '');
    if (index + unbroken.length <= read) continue;
    const before = text.slice(read, index);
    // Skip characters that the previous piece has already written.
    const written = Math.max(read - index, 0);
    const start = Math.max(
      startOf(unbroken, text.slice(Math.max(0, index - 2), index), kind === 'heading'),
      read - index,
    );
    marked += markedWords(before.slice(0, before.length + Math.min(start, 0)), kind);
    marked +=
      start < 0 ? whole(before.slice(start) + unbroken) : unbroken.slice(written, start) + whole(unbroken.slice(start));
    read = index + unbroken.length;
  }
  marked += markedWords(text.slice(read), kind);
  if (isLast && kind === 'paragraph' && text.length > oneLine) marked = withWholeEnd(marked, text.length);
  return marked === text || onlyWhole.test(marked) ? marked : `<span>${marked}</span>`;
}

function withWholeEnd(marked: string, length: number): string {
  const end = length > severalLines && lastFour.test(marked) ? lastFour : lastTwo;
  return marked.replace(end, whole);
}

/**
 * Offset at which the unbreakable part of a figure starts. At the start of a line Chromium keeps the automatic space
 * before an inline element that starts with a digit; after a Chinese character the element therefore starts at the last
 * digit, or includes that character.
 */
function startOf(unbroken: string, before: string, isHeading: boolean): number {
  const [character] = /\p{Script=Han}$/u.exec(before) ?? [];
  if (!character || unbroken.startsWith('第')) return 0;
  const digits = /^\d[\d.,]*(?=\d)/.exec(unbroken)?.[0].length ?? 0;
  return digits > 0 || isHeading ? digits : -character.length;
}

function markedWords(text: string, kind: Kind): string {
  if (kind !== 'heading') return text.replace(counted, whole);
  return text.replace(rowOfHan, (row) => {
    const words = chineseWords(row).map((word) => (word.length > 1 && word.length <= longest ? whole(word) : word));
    return words.join('');
  });
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const acts = 'Laws?|Ley(?:es)?|Decrees?|Decretos?|Resolutions?|Resoluci(?:ón|ones)(?: General)?';
const parts = '[Aa]rticles?|[Aa]rtículos?|Chapter|Capítulo|Picture|Lámina';
const sizes = 'million|billion|millón|millones|mil';
const measures = 'km[²³]?|m[²³]?|MW|GW|hectares|hectáreas|tonnes|toneladas|inhabitants|habitantes|metres|metros';
const times = 'years?|años?|months?|mes(?:es)?|days?|días?|hours?|horas?';

/** Spaces within figures: between a label and its number, a number and its unit, and the parts of a date. */
const spaceWithin = new RegExp(
  [
    `(?<=\\b(?:${acts}|${parts}|${months})|\\$) (?=\\d)`,
    `(?<=\\d) (?=%|(?:${sizes}|${measures}|${times}|(?:de )?(?:${months}))(?![\\p{Letter}\\d]))`,
    `(?<=\\b1\\.º) (?=de (?:${months}))`,
    `(?<=\\b(?:\\d{1,2}|1\\.º) de) (?=${months})`,
  ].join('|'),
  'gu',
);

/**
 * Replaces spaces within figures by no-break spaces on English and Spanish pages: Law 27.742, US$9 million, 8 July
 * 2027, 156 MW.
 */
export function withWholeFigures(html: string): string {
  return withMainContent(html, (pieces) => {
    let whole = '';
    for (const { text, isRunningText, tag } of pieces) {
      whole += (isRunningText ? text.replace(spaceWithin, '\u00a0') : text) + tag;
    }
    return whole;
  });
}

/** Matches tags and comments. An unclosed one extends to the end, so that nothing backtracks and the time is linear. */
const tag = /<(\/?)([a-z][a-z\d-]*)(?:"[^"]*(?:"|$)|[^">])*(?:>|$)|<!--[\s\S]*?(?:-->|$)/g;

const island = 'astro-island';
/** Slot content inside an island, which React does not hydrate. */
const slot = 'astro-slot';

/** Elements without running text, and islands, whose text must not change before hydration. */
const untouched = new Set([island, 'button', 'nav', 'script', 'select', 'style', 'svg', 'template', 'textarea']);

/** A text of the main content and the tag that follows it. */
interface Piece {
  readonly text: string;
  /** Whether the text is visible prose: not part of a form, an island or a drawing. */
  readonly isRunningText: boolean;
  readonly tag: string;
  /** Name of the tag; `isClosing` is true for closing tags. */
  readonly name: string;
  readonly isClosing: boolean;
}

/** Rewrites the main content of a page. */
function withMainContent(html: string, write: (pieces: Iterable<Piece>) => string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < start) return html;
  return html.slice(0, start) + write(piecesOf(html.slice(start, end))) + html.slice(end);
}

function* piecesOf(html: string): Generator<Piece> {
  let read = 0;
  /** Enclosing untouched elements and the slots within them, outermost first. */
  const around: string[] = [];
  for (const found of html.matchAll(tag)) {
    const [element, slash, name = ''] = found;
    const isClosing = slash === '/';
    yield {
      text: html.slice(read, found.index),
      isRunningText: isTouched(around.at(-1)),
      tag: element,
      name,
      isClosing,
    };
    read = found.index + element.length;
    if (isClosing && name === around.at(-1)) around.pop();
    if (!isClosing && !element.endsWith('/>') && changes(name, around.at(-1))) around.push(name);
  }
  yield { text: html.slice(read), isRunningText: false, tag: '', name: '', isClosing: false };
}

const isTouched = (within: string | undefined): boolean => within === undefined || within === slot;

/**
 * Whether an element starts or ends a region of untouched text. Within an untouched element only nested elements of the
 * same name count.
 */
function changes(name: string, within: string | undefined): boolean {
  if (isTouched(within)) return untouched.has(name) || name === slot;
  return name === within || (within === island && name === slot);
}
