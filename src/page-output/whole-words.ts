import { chineseWords } from '../i18n/chinese-words';
import { type Piece, withMainContent } from './main-content';

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
