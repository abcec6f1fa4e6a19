import { inertStyle } from './clipboard-page';

// Elements of a page of the clipboard.

const colourStyle = /(?:^|[;\s])(color|background(?:-color)?):\s*([^;]+)/g;
const plainColour =
  /^(?:black|white|windowtext|auto|inherit|initial|transparent|#000(?:000)?|#fff(?:fff)?|rgb\(0, 0, 0\)|rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/i;

/** The styles of an element itself. */
export const styleOf = (element: Element): string => element.getAttribute(inertStyle) ?? '';

export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The rows of a table, without those of tables inside. */
export function rowsOfTable(table: Element): readonly Element[] {
  return [...table.children].flatMap((child) => {
    if (/^TR$/i.test(child.nodeName)) return [child];
    return /^(?:TBODY|THEAD|TFOOT)$/i.test(child.nodeName) ? rowsOfTable(child) : [];
  });
}

/** The columns or rows that a cell spans. */
export const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Math.trunc(Number(cell.getAttribute(name))) || 1, 1), 50);

/** Whether an element has a colour of its own, other than black on white. */
export function isColoured(element: Element, style: string): boolean {
  const named = element.getAttribute('color');
  const colours = [...style.matchAll(colourStyle)].map(([, , value = '']) => value.trim());
  return [...colours, ...(named ? [named] : [])].some((colour) => !plainColour.test(colour));
}
