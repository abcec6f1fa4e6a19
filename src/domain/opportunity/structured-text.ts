import { onOneLine, parseURL, plainText } from '#domain/text';

// A structured description is text in a small markup (docs/decisions/0065). It becomes HTML only by way of these types.

/** A piece of text with the same marks. */
export interface Run {
  readonly text: string;
  readonly isBold?: true;
  /** A URL that `linkTarget` accepts. */
  readonly href?: string;
}

export type Line = readonly Run[];

/** A list is numbered if it has a first number. */
export interface NestedList {
  readonly firstNumber?: number;
  readonly items: readonly { readonly lines: readonly Line[] }[];
}

export interface Item {
  readonly lines: readonly Line[];
  readonly nested?: NestedList;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly lines: readonly Line[] }
  | { readonly kind: 'list'; readonly firstNumber?: number; readonly items: readonly Item[] }
  /** All rows have the same number of cells; the first one has the headings. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly Line[])[] };

/** The first line of a structured description. Any other text is plain and shown as typed. */
export const structureMark = '¶¶¶';

/** Cells beyond this number are joined with the last one, so that no text makes a table larger than itself. */
export const mostColumns = 20;

const longestAddress = 2_000;
const unsafeInMarkup = /[()|\\\s]/g;

/** Numbers of a list have at most nine digits. */
const highestFirstNumber = 99_999_999;

/** Whether a description is in the markup. */
export function isStructured(description: string): boolean {
  const [first = ''] = description.trimStart().split('\n', 1);
  return first.trim() === structureMark;
}

/**
 * The URL of a link in normal form, or `undefined` if links may not lead there: only http, https and mailto are allowed,
 * and no password, which disguises the host.
 */
export function linkTarget(address: string): string | undefined {
  const url = address.trim().length > longestAddress ? undefined : parseURL(address.trim());
  if (!url) return undefined;
  const { protocol, hostname, pathname, username, password, href } = url;
  const isMail = protocol === 'mailto:' && pathname.includes('@');
  const isPage = (protocol === 'https:' || protocol === 'http:') && hostname !== '' && username + password === '';
  if (!isMail && !isPage) return undefined;
  return href.replace(unsafeInMarkup, (character) =>
    /[()]/.test(character) ? `%${character.charCodeAt(0).toString(16)}` : encodeURIComponent(character),
  );
}

/** Adds a run to a line, joined with the last one if their marks are the same. */
export function append(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last && last.isBold === run.isBold && last.href === run.href)
    runs.splice(-1, 1, { ...last, text: last.text + run.text });
  else runs.push(run);
}

/** A line in stored form: trimmed, without tabs, empty runs and forbidden links; equal neighbours are joined. */
function tidyLine(line: Line): Line {
  const tidy: Run[] = [];
  for (const run of line) {
    const text = onOneLine(plainText(run.text));
    const href = run.href === undefined ? undefined : linkTarget(run.href);
    const marks = { ...(run.isBold && { isBold: run.isBold }), ...(href !== undefined && { href }) };
    const kept = tidy.length === 0 ? text.trimStart() : text;
    if (kept !== '') append(tidy, { text: kept, ...marks });
  }
  for (let last = tidy.pop(); last !== undefined; last = tidy.pop()) {
    const text = last.text.trimEnd();
    if (text !== '') return [...tidy, { ...last, text }];
  }
  return [];
}

/** Lines in stored form, without empty ones. */
function tidyLines(lines: readonly Line[]): readonly Line[] {
  return lines.map(tidyLine).filter((line) => line.length > 0);
}

/**
 * Blocks in stored form: without empty blocks, items and lines; the rows of a table have the same number of cells.
 * Headings are bold already.
 */
export function tidyBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap(tidyBlock);
}

function tidyBlock(block: Block): Block[] {
  switch (block.kind) {
    case 'heading': {
      const line = notBold(block.line);
      return line.length > 0 ? [{ ...block, line }] : [];
    }
    case 'paragraph': {
      const lines = tidyLines(block.lines);
      return lines.length > 0 ? [{ ...block, lines }] : [];
    }
    case 'list': {
      const items = block.items.flatMap(tidyItem);
      return items.length > 0 ? [{ ...block, ...tidyNumber(block), items }] : [];
    }
    case 'table': {
      const [head = [], ...body] = tidyRows(block.rows);
      const rows = [head.map(notBold), ...body];
      return rows.some((row) => row.some((cell) => cell.length > 0)) ? [{ ...block, rows }] : [];
    }
  }
}

const notBold = (line: Line): Line => tidyLine(line.map(({ isBold: _, ...run }) => run));

/** An item without text of its own is replaced by its nested items, which stay visible. */
function tidyItem({ lines, nested }: Item): Item[] {
  const own = tidyLines(lines);
  const below = (nested?.items ?? []).map((item) => ({ lines: tidyLines(item.lines) }));
  const items = below.filter((item) => item.lines.length > 0);
  if (own.length === 0) return items;
  return [{ lines: own, ...(nested && items.length > 0 && { nested: { ...nested, ...tidyNumber(nested), items } }) }];
}

const tidyNumber = ({ firstNumber: first }: { readonly firstNumber?: number }) =>
  first === undefined ? {} : { firstNumber: Math.min(Math.max(Math.trunc(first) || 0, 0), highestFirstNumber) };

function tidyRows(rows: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const narrow = rows.map((row) => {
    const joined = row.slice(mostColumns - 1).flatMap((cell) => [{ text: ' ' }, ...cell]);
    return (row.length > mostColumns ? [...row.slice(0, mostColumns - 1), joined] : row).map(tidyLine);
  });
  const width = narrow.reduce((most, row) => Math.max(most, row.length), 0);
  return narrow.map((row) => [...row, ...Array.from({ length: width - row.length }, () => [])]);
}
