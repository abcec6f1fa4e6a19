import { chineseWords } from '../i18n/chinese-words';

/**
 * A number with the 第 before it and the words for its size after it: 第2, 15万, 3–5, 11月23. A month of two digits may begin
 * a line, so that a date leaves no hole; one of one digit stays with its year (see `startOf`). What has
 * more digits is no figure; every part is bounded, so that the time is linear.
 */
const number =
  /(?<!\d)第?(?:(?:\d{4}年(?=\d月))?\d{1,2}月)?\d{1,15}(?:[.,/–~～-]\d{1,15}){0,9}[ \u00a0]?[万亿]{0,4}(?=(\p{Script=Han}{1,4}))/gu;

/** Such a figure says its size itself: what it counts may begin the next line. */
const tenThousands = /[万亿]$/;

/** A number in characters with its measure: 十个月, 三十年. */
const counted = /[二三四五六七八九十百两]{1,3}(?:个\p{Script=Han}|年)/gu;
const rowOfHan = /\p{Script=Han}{2,}/gu;
/** The name of a row, such as a law's, is a heading of it. */
const heading = /^<(?:h[1-3]\b|th\b[^>]*\bscope="row")/;

/** Of captions and sources the style sheet takes care. */
const paragraph = /^<(p|li|dd|td)\b(?!.*\bclass="[^"]*\b(?:caption|source)\b)/;

/** Characters of a text that has room in one line, in a narrow column too. */
const oneLine = 8;

/** Characters of a text that ends, wherever its lines break, in more than a word. */
const severalLines = 20;

/** The last characters of a text with the mark after them: two, of a longer text four. */
const lastTwo = /\p{Script=Han}{2}[。？！]?\s*$/u;
const lastFour = /\p{Script=Han}[\p{Script=Han}、]{2}\p{Script=Han}[。？！]?\s*$/u;

/** Characters that fit into a line of a heading on a narrow screen: a shorter heading does not break. */
const longest = 7;

const onlyWhole = /^<span class="whole">[^<]*<\/span>$/;
const whole = (text: string): string => `<span class="whole">${text}</span>`;

type Kind = 'heading' | 'paragraph' | 'other';

/**
 * A Chinese page whose lines break where they should: a number stays with its unit everywhere in the main content, and
 * each word of a heading in one piece. Other lines are filled, as Chinese is set, but a last line has two characters, of a
 * longer text four. Elements say so and no invisible characters, which would be copied, searched for, and take the little
 * space between a figure and a Chinese character away.
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
    if (!isClosing && heading.test(tag)) [kind, within] = ['heading', name];
    if (paragraph.test(tag)) [kind, within] = ['paragraph', name];
  }
  return marked;
}

/** A marked text is one element, so that a flex box or a grid has one item in it, as before. */
function markedText(text: string, kind: Kind, isLast: boolean): string {
  if (kind === 'heading' && text.trim().length <= longest) return markedText(text, 'other', false);
  let marked = '';
  let read = 0;
  for (const { 0: figure, 1: after = '', index } of text.matchAll(number)) {
    const kept = tenThousands.test(figure) ? figure : figure + (chineseWords(after)[0] ?? '');
    if (index + kept.length <= read) continue;
    const before = text.slice(read, index);
    // What is in the piece before is not in this one, and not written again.
    const written = Math.max(read - index, 0);
    const start = Math.max(startOf(kept, text.slice(Math.max(0, index - 2), index), kind === 'heading'), read - index);
    marked += markedWords(before.slice(0, before.length + Math.min(start, 0)), kind);
    marked += start < 0 ? whole(before.slice(start) + kept) : kept.slice(written, start) + whole(kept.slice(start));
    read = index + kept.length;
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
 * Where the piece of a figure starts. Chromium leaves the little space before a piece that starts with a digit in place where
 * a line begins: after a Chinese character the piece starts at the number's last digit, or with that character.
 */
function startOf(kept: string, before: string, isHeading: boolean): number {
  const [character] = /\p{Script=Han}$/u.exec(before) ?? [];
  if (!character || kept.startsWith('第')) return 0;
  const digits = /^\d[\d.,]*(?=\d)/.exec(kept)?.[0].length ?? 0;
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

/** A space within a figure: after what a number is of, before what it counts, and between the parts of a date. */
const spaceWithin = new RegExp(
  [
    `(?<=\\b(?:${acts}|${parts}|${months})|\\$) (?=\\d)`,
    `(?<=\\d) (?=%|(?:${sizes}|${measures}|${times}|(?:de )?(?:${months}))(?![\\p{Letter}\\d]))`,
    `(?<=\\b1\\.º) (?=de (?:${months}))`,
    `(?<=\\b(?:\\d{1,2}|1\\.º) de) (?=${months})`,
  ].join('|'),
  'gu',
);

/** An English or Spanish page whose lines do not break within a figure: Law 27.742, US$9 million, 8 July 2027, 156 MW. */
export function withWholeFigures(html: string): string {
  return withMainContent(html, (pieces) => {
    let whole = '';
    for (const { text, isRunningText, tag } of pieces) {
      whole += (isRunningText ? text.replace(spaceWithin, '\u00a0') : text) + tag;
    }
    return whole;
  });
}

/** What never ends goes on to the end of the text, so that no part can fail once it has begun: the time is linear. */
const tag = /<(\/?)([a-z][a-z\d-]*)(?:"[^"]*(?:"|$)|[^">])*(?:>|$)|<!--[\s\S]*?(?:-->|$)/g;

const island = 'astro-island';
/** What a page passes to an island: the island takes it as it finds it. */
const slot = 'astro-slot';

/** What is no running text, or belongs to an island, which would miss its own text when it starts. */
const untouched = new Set([island, 'button', 'nav', 'script', 'select', 'style', 'svg', 'template', 'textarea']);

/** A text of a page's main content, and the tag after it. */
interface Piece {
  readonly text: string;
  /** Whether it is a text that is read on the page, and no part of a form, of an island or of what is drawn. */
  readonly isRunningText: boolean;
  readonly tag: string;
  /** Of the tag: its name, and whether it closes. */
  readonly name: string;
  readonly isClosing: boolean;
}

/** A page with its main content rewritten. */
function withMainContent(html: string, write: (pieces: Iterable<Piece>) => string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < start) return html;
  return html.slice(0, start) + write(piecesOf(html.slice(start, end))) + html.slice(end);
}

function* piecesOf(html: string): Generator<Piece> {
  let read = 0;
  /** The untouched elements around a text, and the slots within these. */
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

/** Whether the texts in an element differ from those around it. Of an untouched element, only its own kind is counted. */
function changes(name: string, within: string | undefined): boolean {
  if (isTouched(within)) return untouched.has(name) || name === slot;
  return name === within || (within === island && name === slot);
}
