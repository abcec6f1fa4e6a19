import { Fragment, type Mark, type Node, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import {
  type Block,
  type Item,
  type Line,
  linkTarget,
  type NestedList,
  type Run,
} from '#domain/opportunity/structured-text';
import { mergedLines } from './pasted-blocks';

/** The elements that the editor allows: those of a structured description (`Block`). */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      marks: 'link',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [attrs.level === 2 ? 'h2' : 'h3', 0],
    },
    bullet_list: {
      group: 'block list',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block list',
      content: 'list_item+',
      attrs: { order: { default: 1, validate: 'number' } },
      parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ order: Number(element.getAttribute('start') ?? 1) || 0 }) }],
      toDOM: ({ attrs }) => ['ol', { start: String(attrs.order) }, 0],
    },
    list_item: {
      content: 'paragraph list?',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    ...tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: {} }),
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = linkTarget(element.getAttribute('href') ?? '');
            return href === undefined ? false : { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'nofollow noopener' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  },
});

const { nodes, marks } = schema;

/** The editor's document of blocks. An empty one has a paragraph to type into. */
export function documentOf(blocks: readonly Block[]): Node {
  const content = blocks.map(nodeOf);
  return nodes.doc.create(null, content.length > 0 ? content : [nodes.paragraph.create()]);
}

/** The nodes of blocks, as a fragment to insert. */
export const fragmentOf = (blocks: readonly Block[]): Fragment => Fragment.from(blocks.map(nodeOf));

function nodeOf(block: Block): Node {
  switch (block.kind) {
    case 'heading':
      return nodes.heading.create({ level: block.level }, textsOf(block.line));
    case 'paragraph':
      return paragraphOf(block.lines);
    case 'list':
      return listOf(block);
    case 'table': {
      const [head = [], ...rows] = block.rows;
      const rowOf = (type: typeof nodes.table_cell) => (row: readonly Line[]) =>
        nodes.table_row.create(
          null,
          row.map((cell) => type.create(null, paragraphOf([cell]))),
        );
      return nodes.table.create(null, [rowOf(nodes.table_header)(head), ...rows.map(rowOf(nodes.table_cell))]);
    }
  }
}

function listOf({ firstNumber, items }: { readonly firstNumber?: number; readonly items: readonly Item[] }): Node {
  const content = items.map(({ lines, nested }) =>
    nodes.list_item.create(null, [paragraphOf(lines), ...(nested ? [listOf(nested)] : [])]),
  );
  return firstNumber === undefined
    ? nodes.bullet_list.create(null, content)
    : nodes.ordered_list.create({ order: firstNumber }, content);
}

function paragraphOf(lines: readonly Line[]): Node {
  const content = lines.flatMap((line, index) => [...(index > 0 ? [nodes.hard_break.create()] : []), ...textsOf(line)]);
  return nodes.paragraph.create(null, content);
}

function textsOf(line: Line): Node[] {
  return line.map(({ text, isBold, href }) =>
    schema.text(text, [
      ...(href === undefined ? [] : [marks.link.create({ href })]),
      ...(isBold ? [marks.bold.create()] : []),
    ]),
  );
}

/** The blocks of the editor's document, not yet in stored form. */
export function blocksOf(document: Node): readonly Block[] {
  return document.children.flatMap((node): Block[] => {
    switch (node.type) {
      case nodes.heading:
        return [{ kind: 'heading', level: node.attrs.level === 2 ? 2 : 3, line: joinedLines(node) }];
      case nodes.bullet_list:
      case nodes.ordered_list:
        return [{ kind: 'list', ...itemsOf(node) }];
      case nodes.table:
        return [{ kind: 'table', rows: node.children.map((row) => row.children.map(joinedLines)) }];
      default:
        return [{ kind: 'paragraph', lines: linesOf(node) }];
    }
  });
}

function itemsOf(list: Node): { readonly firstNumber?: number; readonly items: readonly Item[] } {
  const items = list.children.flatMap((item): Item[] => {
    const [paragraph, nested] = item.children;
    if (!paragraph) return [];
    return [{ lines: linesOf(paragraph), ...(nested && { nested: withOneLevel(itemsOf(nested)) }) }];
  });
  return { ...(list.type === nodes.ordered_list && { firstNumber: Number(list.attrs.order) }), items };
}

/** A list below an item, with the items of deeper lists, which a paste can make, on its own level. */
function withOneLevel({ items, ...list }: ReturnType<typeof itemsOf>): NestedList {
  return { ...list, items: items.flatMap(({ lines, nested }) => [{ lines }, ...(nested?.items ?? [])]) };
}

function linesOf(node: Node): readonly Line[] {
  const lines: Run[][] = [[]];
  node.descendants((child) => {
    if (child.type === nodes.hard_break) lines.push([]);
    else if (child.isText) lines.at(-1)?.push(runOf(child));
  });
  return lines;
}

/** The lines of a heading or cell, which is one line. */
const joinedLines = (node: Node): Line => mergedLines(linesOf(node), ' ');

function runOf({ text = '', marks: own }: Node): Run {
  const link = own.find((mark: Mark) => mark.type === marks.link);
  return {
    text,
    ...(own.some((mark) => mark.type === marks.bold) && { isBold: true }),
    ...(link && { href: String(link.attrs.href) }),
  };
}
