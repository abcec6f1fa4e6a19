import type { MdastNode } from 'satteri';
import type { Language } from '#domain/language';
import type { Bounds } from '../../../src/content-schemas/content-files.ts';
import { englishNames, foreignTo } from './languages/languages.ts';
import { type Mistake, quoted } from './mistake.ts';
import type { Body } from './read/read-markdown.ts';

/** A paragraph or heading without markup. */
interface Block {
  readonly line: number;
  readonly text: string;
  /** The first cell of a table row, which may be a name, such as a Spanish term. */
  readonly beginsRow: boolean;
}

const childrenOf = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);
const allIn = (node: MdastNode): readonly MdastNode[] => [node, ...childrenOf(node).flatMap(allIn)];
const plain = (node: MdastNode): string =>
  'value' in node && node.type !== 'html' ? String(node.value) : childrenOf(node).map(plain).join('');

/** Mistakes in the text of one markdown file. */
export function checkBody(file: string, language: Language, body: Body, bounds: Bounds): readonly Mistake[] {
  const blocks = blocksOf(body);
  const marks = nodesOf(body).flatMap((node) => {
    const message = messageFor(node, body);
    return message === undefined ? [] : [{ file, line: lineOf(node, body), message }];
  });
  // Two marks on one line, such as an opening and a closing tag, are one mistake.
  const first = marks.filter(({ line }, index) => marks.findIndex((other) => other.line === line) === index);
  if (blocks.length === 0) {
    return [...first, { file, line: body.offset, message: 'the text below this line is missing' }];
  }
  const foreign = wrongLanguage(file, language, blocks);
  // Chinese is counted in characters, other languages in words, so text in the wrong language has a wrong length
  // anyway.
  return [...first, ...foreign, ...(foreign.length > 0 ? [] : wrongLength(file, language, blocks, bounds))];
}

/** All nodes of a text in document order. */
export const nodesOf = (body: Body): readonly MdastNode[] => allIn(body.root);

/** Headings, list items and table rows in order, with lines; they must be the same in each language. */
export function shapeOf(body: Body): readonly { readonly kind: string; readonly line: number }[] {
  return nodesOf(body).flatMap((node) => {
    const line = lineOf(node, body);
    if (node.type === 'heading' && !isMarked(node, body)) return [];
    if (node.type === 'heading') return [{ kind: node.depth > 2 ? `heading ${node.depth}` : 'heading', line }];
    if (node.type === 'tableRow') return [{ kind: `row of ${node.children.length} cells`, line }];
    return node.type === 'listItem' ? [{ kind: 'list item', line }] : [];
  });
}

export const textOf = (body: Body): string =>
  blocksOf(body)
    .map(({ text }) => text)
    .join('\n');

function blocksOf(body: Body): readonly Block[] {
  const nodes = nodesOf(body);
  const firstCells = new Set(nodes.flatMap((node) => (node.type === 'tableRow' ? childrenOf(node).slice(0, 1) : [])));
  return nodes
    .filter(({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableCell')
    .map((node) => ({ line: lineOf(node, body), text: plain(node), beginsRow: firstCells.has(node) }))
    .filter(({ text }) => text.trim() !== '');
}

export const lineOf = (node: MdastNode, { offset }: Body): number => (node.position?.start.line ?? 1) + offset;

const allowedLink = /^(?:https:\/\/|mailto:|\/(?!\/)|#)/;

const sourceOf = (node: MdastNode, { lines }: Body): string => lines[(node.position?.start.line ?? 1) - 1] ?? '';

/** Whether a heading begins with `#` and is not underlined. */
const isMarked = (node: MdastNode, body: Body): boolean => sourceOf(node, body).trimStart().startsWith('#');

function messageFor(node: MdastNode, body: Body): string | undefined {
  switch (node.type) {
    case 'html':
      return `${quoted(node.value)} is HTML, and only markdown is allowed: **strong**, *emphasis*, ## headings, - lists`;
    case 'link':
    case 'definition':
      return allowedLink.test(node.url)
        ? undefined
        : `${quoted(node.url)} is no address for a link: expected one that begins with https://, mailto: or /`;
    case 'image':
    case 'imageReference':
      return 'a text holds no picture: the pictures stand in src/assets';
    case 'code':
      return 'a line that is indented by four spaces, or fenced, is shown as code: begin it at the left';
    case 'table':
      return node.align && node.align.length > 4
        ? `this table has ${node.align.length} columns: expected four at most, which fit a page`
        : undefined;
    case 'heading':
      if (!isMarked(node, body)) {
        return 'the line of hyphens or equals signs below makes this a heading: write ## before it, or leave a line empty between them';
      }
      return node.depth === 1 ? 'one # is the title of the page: write ## for a heading' : undefined;
    default:
      return undefined;
  }
}

function wrongLanguage(file: string, language: Language, blocks: readonly Block[]): readonly Mistake[] {
  const own = blocks.filter(({ beginsRow }) => !beginsRow);
  const foreign = own.map((block) => ({ ...block, is: foreignTo(language, block.text) })).filter(({ is }) => is);
  const [first] = foreign;
  if (!first) return [];
  const others =
    foreign.length > 1 ? `, and so ${foreign.length === 2 ? 'is 1' : `are ${foreign.length - 1}`} more below` : '';
  return [
    {
      file,
      line: first.line,
      message: `${quoted(first.text)} is ${first.is}${others}: this file is for ${englishNames[language]}`,
    },
  ];
}

function wrongLength(
  file: string,
  language: Language,
  blocks: readonly Block[],
  { least, most }: Bounds,
): readonly Mistake[] {
  const text = blocks.map((block) => block.text).join('\n');
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const count = language === 'zh' ? text.replace(/\s/g, '').length : words;
  if (count >= least && count <= most) return [];
  const unit = language === 'zh' ? 'characters' : 'words';
  return [{ file, line: blocks[0]?.line ?? 1, message: `the text has ${count} ${unit}: expected ${least} to ${most}` }];
}
