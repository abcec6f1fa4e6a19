import { defineHastPlugin, type HastNode } from 'satteri';

const tagOf = (node: HastNode): string => ('tagName' in node ? node.tagName : '');
const childrenOf = (node: HastNode): readonly HastNode[] => ('children' in node ? node.children : []);
const elementsIn = (node: HastNode, ...tags: readonly string[]): readonly HastNode[] =>
  childrenOf(node).filter((child) => tags.includes(tagOf(child)));

/**
 * Prepares tables for narrow screens, where each row becomes a block (`src/components/LongText.astro`): a cell gets the
 * heading of its column, and all parts get the ARIA roles that `display: block` removes. Alignment becomes an
 * attribute, because the CSP forbids `style`.
 */
export const stackedTables = defineHastPlugin({
  name: 'folding-tables',
  element: {
    filter: ['table'],
    visit(table, context) {
      context.setProperty(table, 'role', 'table');
      const groups = elementsIn(table, 'thead', 'tbody');
      const rows = groups.flatMap((group) => elementsIn(group, 'tr'));
      const headings = rows.slice(0, 1).flatMap((row) => elementsIn(row, 'th'));
      for (const group of groups) context.setProperty(group, 'role', 'rowgroup');
      for (const row of rows) {
        context.setProperty(row, 'role', 'row');
        for (const [index, cell] of elementsIn(row, 'th', 'td').entries()) {
          const isHeading = tagOf(cell) === 'th';
          context.setProperty(cell, 'role', isHeading ? 'columnheader' : index === 0 ? 'rowheader' : 'cell');
          const heading = headings[index];
          // With two columns, the second needs no heading.
          if (!isHeading && index > 0 && heading && headings.length > 2) {
            context.setProperty(cell, 'data-heading', context.textContent(heading));
          }
          const style = 'properties' in cell ? cell.properties?.style : undefined;
          if (typeof style === 'string') {
            context.setProperty(cell, 'style', null);
            context.setProperty(cell, 'data-align', /right|center/.exec(style)?.[0] ?? 'left');
          }
        }
      }
    },
  },
});
