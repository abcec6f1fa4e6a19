import {
  append,
  type Block,
  type Item,
  type Line,
  linkTarget,
  type Run,
  structureMark,
  tidyBlocks,
} from '#domain/opportunity/structured-text';

// The stored form of a structured description: a subset of Markdown (docs/data.md §1).

/** The stored text of blocks; empty without any text. */
export function writeStructured(blocks: readonly Block[]): string {
  const tidy = tidyBlocks(blocks);
  return tidy.length > 0 ? [structureMark, ...tidy.map(writeBlock)].join('\n\n') : '';
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${writeLine(block.line)}`;
    case 'paragraph':
      return block.lines.map(writeTextLine).join('\n');
    case 'list':
      return writeItems(block, '');
    case 'table': {
      const [head = [], ...rows] = block.rows;
      return [writeRow(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(writeRow)].join('\n');
    }
  }
}

function writeItems({ firstNumber, items }: { firstNumber?: number; items: readonly Item[] }, indent: string): string {
  const written = items.map(({ lines, nested }, index) => {
    const mark = firstNumber === undefined ? '-' : `${firstNumber + index}.`;
    const text = lines.map(writeTextLine).join(`\n${indent}  `);
    return `${indent}${mark} ${text}${nested ? `\n${writeItems(nested, `${indent}  `)}` : ''}`;
  });
  return written.join('\n');
}

const writeRow = (row: readonly Line[]): string =>
  `|${row.map((cell) => ` ${writeLine(cell).replaceAll('|', '\\|')} |`).join('')}`;

const beginsNumber = /^(\d{1,9})(\.\s)/;
const beginsBlock = /^(?:#{2,3}\s|-\s|\|)/;

/** A line that could be read as the beginning of another block is escaped. */
function writeTextLine(line: Line): string {
  const text = writeLine(line);
  return beginsBlock.test(text) ? `\\${text}` : text.replace(beginsNumber, '$1\\$2');
}

const special = /[\\*[\]]/g;

function writeLine(line: Line): string {
  let text = '';
  let open: Run = { text: '' };
  /** Whether the bold text began inside the open link. */
  let isInside = false;
  for (const run of [...line, { text: '' }]) {
    const isChange = open.isBold !== run.isBold;
    const isLeft = open.href !== undefined && open.href !== run.href;
    const isEntered = run.href !== undefined && open.href !== run.href;
    const closesFirst = isLeft && isChange && open.isBold && isInside;
    if (closesFirst) text += '**';
    if (isLeft) text += `](${open.href})`;
    if (isChange && !closesFirst) text += '**';
    if (isEntered) text += '[';
    if (isChange || isLeft) isInside = Boolean(run.isBold && isChange && run.href !== undefined && !isEntered);
    text += run.text.replace(special, '\\$&');
    open = run;
  }
  return text;
}

/** Parses a structured description into blocks. It never fails: markup that cannot be read stays as text. */
export function parseStructured(description: string): readonly Block[] {
  const lines = description.trim().split(/\r\n|\r|\n/);
  const blocks: Block[] = [];
  for (let at = 1; at < lines.length; ) {
    const { block, end } = blockAt(lines, at);
    if (block) blocks.push(block);
    at = end;
  }
  return tidyBlocks(blocks);
}

const headingLine = /^(#{2,3})\s+(?=\S)/;
const itemLine = /^(\s*)(?:-|(\d{1,9})\.)\s+(?=\S)/;
const isBlank = (line: string): boolean => line.trim() === '';
const isRow = (line: string): boolean => line.startsWith('|');
const isContinued = (line: string): boolean => /^\s\s/.test(line) && !isBlank(line);
const isText = (line: string): boolean =>
  !isBlank(line) && !isRow(line) && !headingLine.test(line) && !itemLine.test(line);

interface Found {
  readonly block?: Block;
  /** Index of the line after the block. */
  readonly end: number;
}

function blockAt(lines: readonly string[], start: number): Found {
  const line = lines[start] ?? '';
  if (isBlank(line)) return { end: start + 1 };
  const [mark, signs = ''] = headingLine.exec(line) ?? [];
  if (mark) {
    const heading = readLine(line.slice(mark.length));
    return { block: { kind: 'heading', level: signs.length === 2 ? 2 : 3, line: heading }, end: start + 1 };
  }
  if (itemLine.test(line)) return listAt(lines, start);
  const end = endOfSome(lines, start, isRow(line) ? isRow : isText);
  const some = lines.slice(start, end);
  const block: Block = isRow(line)
    ? { kind: 'table', rows: readRows(some) }
    : { kind: 'paragraph', lines: some.map(readLine) };
  return { block, end };
}

/** Index of the first line after `start` that is not of a kind. */
function endOfSome(lines: readonly string[], start: number, isOne: (line: string) => boolean): number {
  let end = start + 1;
  while (end < lines.length && isOne(lines[end] ?? '')) end += 1;
  return end;
}

interface OpenItem {
  readonly lines: Line[];
  nested?: { firstNumber?: number; readonly items: OpenItem[] };
}

function listAt(lines: readonly string[], start: number): Found {
  const items: OpenItem[] = [];
  const [, , first] = itemLine.exec(lines[start] ?? '') ?? [];
  let end = start;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const [mark, indent = '', number] = itemLine.exec(line) ?? [];
    const item = items.at(-1);
    if (mark === undefined) {
      if (!item || !isContinued(line)) break;
      (item.nested?.items.at(-1) ?? item).lines.push(readLine(line));
      continue;
    }
    const added: OpenItem = { lines: [readLine(line.slice(mark.length))] };
    if (item && indent.length >= 2) {
      item.nested ??= { ...(number !== undefined && { firstNumber: Number(number) }), items: [] };
      item.nested.items.push(added);
    } else if ((number === undefined) === (first === undefined)) items.push(added);
    else break;
  }
  return { block: { kind: 'list', ...(first !== undefined && { firstNumber: Number(first) }), items }, end };
}

const delimiter = /^\s*:?-+:?\s*$/;
const cellPiece = /\\.|\||[^\\|]+|\\/g;

function readRows(lines: readonly string[]): readonly (readonly Line[])[] {
  const rows = lines.map(cellsOf);
  const isDelimiter = rows[1]?.every((cell) => delimiter.test(cell));
  return rows.filter((_, index) => index !== 1 || !isDelimiter).map((row) => row.map(readLine));
}

/** The cells of a row as written: between bars that are not escaped. */
function cellsOf(line: string): string[] {
  const cells = [''];
  for (const [piece] of line.trim().slice(1).matchAll(cellPiece)) {
    if (piece === '|') cells.push('');
    else cells.push(`${cells.pop()}${piece}`);
  }
  return cells.length > 1 && cells.at(-1) === '' ? cells.slice(0, -1) : cells;
}

const token = /\\([\\*[\]|#.-])|(\*\*)|(\[)|\]\(([^\s()\\]*)\)|[^\\*[\]]+|./gsu;

interface Token {
  readonly kind: 'text' | 'bold' | 'open' | 'close';
  readonly text: string;
  /** Where a closing bracket links to. */
  readonly href?: string | undefined;
}

function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(token), ([whole, escaped, bold, open, address]): Token => {
    if (escaped !== undefined) return { kind: 'text', text: escaped };
    if (bold) return { kind: 'bold', text: whole };
    if (open) return { kind: 'open', text: whole };
    const href = address === undefined ? undefined : linkTarget(address);
    return href === undefined ? { kind: 'text', text: whole } : { kind: 'close', text: whole, href };
  });
}

/** Reads the inline markup of a line. A mark without its counterpart is text. */
function readLine(text: string): Line {
  const tokens = tokensOf(text);
  const links = linksIn(tokens);
  const bolds = tokens.flatMap(({ kind }, index) => (kind === 'bold' ? [index] : []));
  const single = bolds.length % 2 === 1 ? bolds.at(-1) : undefined;
  let isBold = false;
  let href: string | undefined;
  const runs: Run[] = [];
  for (const [index, { kind, text: own }] of tokens.entries()) {
    if (kind === 'bold' && index !== single) isBold = !isBold;
    else if (links.has(index)) href = links.get(index);
    else if (kind === 'close' && href !== undefined) href = undefined;
    else append(runs, { text: own, ...(isBold && { isBold: true }), ...(href !== undefined && { href }) });
  }
  return runs;
}

/** The opening brackets of links, with their URLs: those whose next bracket closes a link. */
function linksIn(tokens: readonly Token[]): ReadonlyMap<number, string> {
  const links = new Map<number, string>();
  let open: number | undefined;
  for (const [index, { kind, href }] of tokens.entries()) {
    if (kind === 'close' && open !== undefined && href !== undefined) links.set(open, href);
    if (kind === 'open' || kind === 'close') open = kind === 'open' ? index : undefined;
  }
  return links;
}
