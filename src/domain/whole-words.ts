import { chinesePieces, chineseWords, namesInParts } from '#domain/chinese-words';

/** A number with the 第 before it and the words for its size after it: 第2, 15万, 3–5, 11月23. */
const number = /第?(?:\d+月)?\d+(?:[.,/–~～-]\d+)*[ \u00a0]?[万亿]*(?=(\p{Script=Han}{1,4}))/gu;

/** A foreign name of several words in the marks about it. */
const foreign = /（[A-Za-zÀ-ÿ.’-]+(?: [A-Za-zÀ-ÿ.’-]+){1,2}）/gu;

/** A number in characters with its measure: 十个月, 三十年. */
const counted = /[二三四五六七八九十百两]{1,3}(?:个\p{Script=Han}|年)/gu;
const rowOfHan = /\p{Script=Han}{2,}/gu;
const tag = /<(\/?)([a-z][a-z\d-]*)(?:"[^"]*"|[^">])*>|<!--[\s\S]*?-->/g;

/** What is no running text, or belongs to an island, which would miss its own text when it starts. */
const untouched = new Set([
  'astro-island',
  'button',
  'nav',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);
const heading = /^h[1-3]$/;

/** Of captions and sources the style sheet takes care. */
const paragraph = /^<(p|li)\b(?!.*\bclass="[^"]*\b(?:caption|source)\b)/;
const lead = /^<p [^>]*\bclass="[^"]*\b(?:lead|opening|subtitle)\b/;

/** What has room in one line, but for a name in a narrow column. */
const oneLine = 14;
const longName = /^\p{Script=Han}{8,}$/u;

/** Characters of a short text, as on a card, and of a lead; a longer one would have too ragged a side. */
const [shortText, longestLead] = [32, 64];
const shortestEnd = 4;
const lastWords = /[，。；：、]([^，。；：、<>]{4,24}[。？！]?)$/u;

/** Characters that fit into a line of a heading on a narrow screen: a shorter heading does not break. */
const longest = 7;

const onlyWhole = /^<span class="whole">[^<]*<\/span>$/;
const whole = (text: string): string => `<span class="whole">${text}</span>`;
const byWord = (text: string): string => `<span class="by-word">${text}</span>`;
const mayBreak = '<wbr>';
const rowsOfHan = /\p{Script=Han}{2}/u;
const startsWithHan = /^\p{Script=Han}/u;

type Kind = 'heading' | 'short' | 'long';

/**
 * A Chinese page whose lines break between words where that matters: a number stays with its unit everywhere in the
 * main content, each word of a heading and of a short text in one piece, and a short text ends with several characters.
 * Elements say so and no invisible characters, which would be copied, searched for, and take the little space between a
 * figure and a Chinese character away.
 */
export function withWholeWords(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start
    ? html
    : html.slice(0, start) + markedContent(html.slice(start, end)) + html.slice(end);
}

function markedContent(html: string): string {
  let marked = '';
  let read = 0;
  let depth = 0;
  let leaving = '';
  let kind: Kind = 'long';
  let within = '';
  for (const found of html.matchAll(tag)) {
    const [element, closing, name = ''] = found;
    const text = html.slice(read, found.index);
    marked += (leaving ? text : markedText(text, kind, closing === '/' && name === within)) + element;
    read = found.index + element.length;
    const isOpenAndClosed = element.endsWith('/>');
    if (!leaving && untouched.has(name) && !closing) leaving = name;
    if (name === leaving && !isOpenAndClosed) depth += closing ? -1 : 1;
    if (depth === 0) leaving = '';
    if (closing && name === within) [kind, within] = ['long', ''];
    if (!closing && heading.test(name)) [kind, within] = ['heading', name];
    if (paragraph.test(element)) [kind, within] = [kindOf(html, found.index, element, name), name];
  }
  return marked + html.slice(read);
}

function kindOf(html: string, start: number, element: string, name: string): Kind {
  const text = html
    .slice(start, html.indexOf(`</${name}>`, start))
    .replace(tag, '')
    .trim();
  const isLong = text.length > oneLine || (name === 'li' && longName.test(text));
  return isLong && text.length <= (lead.test(element) ? longestLead : shortText) ? 'short' : 'long';
}

/** A marked text is one element, so that a flex box or a grid has one item in it, as before. */
function markedText(text: string, kind: Kind, isLast: boolean): string {
  if (kind === 'heading' && text.trim().length <= longest) return markedText(text, 'long', false);
  let marked = '';
  let read = 0;
  for (const { 0: figure, 1: after = '', index } of text.matchAll(number)) {
    const kept = figure + (chineseWords(after)[0] ?? '');
    const before = text.slice(read, index);
    const start = startOf(kept, before, kind === 'heading');
    marked += markedWords(before.slice(0, before.length + Math.min(start, 0)), kind);
    marked += start < 0 ? whole(before.slice(start) + kept) : kept.slice(0, start) + whole(kept.slice(start));
    read = index + kept.length;
    if (kind === 'short' && startsWithHan.test(text.slice(read))) marked += mayBreak;
  }
  marked += markedWords(text.slice(read), kind);
  if (isLast && kind === 'short') marked = withLongEnd(marked);
  if (isLast && kind === 'long' && text.length > shortText) marked = withWholeEnd(marked);
  if (kind === 'short' && text.trim().length > longest && rowsOfHan.test(text)) return byWord(marked);
  return marked === text || onlyWhole.test(marked) ? marked : `<span>${marked}</span>`;
}

/** Takes away the places to break that would leave a word or two alone in the last line. */
function withLongEnd(marked: string): string {
  const start = marked.lastIndexOf(mayBreak);
  if (start < 0) return marked;
  const end = marked.slice(start + mayBreak.length);
  const characters = end.replace(tag, '').match(/\p{Script=Han}|\d/gu)?.length ?? 0;
  return characters < shortestEnd ? withLongEnd(marked.slice(0, start) + end) : marked;
}

/** Of a text that may break anywhere, the last words break as those of a short one. */
function withWholeEnd(marked: string): string {
  const [, end = ''] = lastWords.exec(marked) ?? [];
  return end === '' ? marked : marked.slice(0, -end.length) + byWord(withLongEnd(markedWords(end, 'short')));
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
  const named = text.replace(foreign, whole);
  if (kind === 'long') return named.replace(namesInParts, whole).replace(counted, whole);
  if (kind === 'short') {
    const pieces = (row: string) => chinesePieces(row).map((piece) => piece.replace(counted, whole));
    return named.replace(rowOfHan, (row) => pieces(row).join(mayBreak));
  }
  return named.replace(rowOfHan, (row) => {
    const words = chineseWords(row).map((word) => (word.length > 1 && word.length <= longest ? whole(word) : word));
    return words.join('');
  });
}
