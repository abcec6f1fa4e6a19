import type { Block, Item, Line } from '#domain/opportunity/structured-text';

/** A heading with the level of its element, 1 to 6. */
export type ReadBlock =
  | Exclude<Block, { readonly kind: 'heading' | 'list' }>
  | { readonly kind: 'heading'; readonly level: number; readonly line: Line }
  | { readonly kind: 'list'; readonly firstNumber?: number; readonly items: readonly ReadItem[] };

export interface ReadItem {
  readonly lines: readonly Line[];
  readonly nested?: { readonly firstNumber?: number; readonly items: readonly ReadItem[] };
}

/** A list paragraph of Word. */
export interface WordItem {
  readonly level: number;
  readonly number: number | undefined;
  readonly lines: readonly Line[];
}

/** Whether an item has more than one level below it. */
export const isDeepItem = ({ nested }: ReadItem): boolean =>
  nested?.items.some((item) => item.nested !== undefined) ?? false;

/** The first number of a numbered list, to spread. */
export const numberOf = ({ firstNumber }: { readonly firstNumber?: number }) =>
  firstNumber === undefined ? {} : { firstNumber };

/** A list below an item with the items of another one. */
export function appended(
  list: ReadItem['nested'],
  other: NonNullable<ReadItem['nested']>,
): NonNullable<ReadItem['nested']> {
  return list ? { ...list, items: [...list.items, ...other.items] } : other;
}

/** The lines of a block; of a list and a table inside an item or a cell, each item and row is one. */
export function linesOf(block: ReadBlock): readonly Line[] {
  switch (block.kind) {
    case 'heading':
      return [block.line];
    case 'paragraph':
      return block.lines;
    case 'list':
      return block.items.flatMap(({ lines, nested }) => [
        ...lines,
        ...(nested?.items.flatMap((one) => one.lines) ?? []),
      ]);
    case 'table':
      return block.rows.map((row) => mergedLines(row, ' | '));
  }
}

/** Lines as one. */
export const mergedLines = (lines: readonly Line[], separator: string): Line =>
  lines.flatMap((line, index) => (index === 0 ? line : [{ text: separator }, ...line]));

/** The lists of consecutive list paragraphs of Word; another kind of mark on the first level begins another list. */
export function wordLists(items: readonly WordItem[]): ReadBlock[] {
  const lists: { readonly firstNumber?: number; readonly items: ReadItem[] }[] = [];
  for (const { level, number, lines } of items) {
    const list = lists.at(-1);
    const added = { ...(number !== undefined && { firstNumber: number }), items: [{ lines }] };
    const last = list?.items.at(-1);
    if (list && last && level > 1) list.items.splice(-1, 1, { ...last, nested: appended(last.nested, added) });
    else if (list && (list.firstNumber === undefined) === (number === undefined)) list.items.push({ lines });
    else lists.push(added);
  }
  return lists.map((list) => ({ kind: 'list', ...list }));
}

/** The highest headings become those of the second level, all others those of the third; deeper items move up. */
export function withTwoLevels(blocks: readonly ReadBlock[]): readonly Block[] {
  const highest = Math.min(...blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])));
  return blocks.map((block): Block => {
    if (block.kind === 'heading') return { ...block, level: block.level === highest ? 2 : 3 };
    return block.kind === 'list' ? { ...block, items: block.items.map(withOneLevelBelow) } : block;
  });
}

function withOneLevelBelow({ lines, nested }: ReadItem): Item {
  return { lines, ...(nested && { nested: { ...numberOf(nested), items: nested.items.flatMap(flat) } }) };
}

function flat({ lines, nested }: ReadItem): readonly { readonly lines: readonly Line[] }[] {
  return [{ lines }, ...(nested?.items.flatMap(flat) ?? [])];
}
