import { trustedHtml } from '../trusted-types';

/**
 * The HTML of the clipboard as a document of its own: it runs no script and loads nothing. Trusted Types need a policy for
 * it; only texts, known elements and checked addresses are read from the result.
 */
export function clipboardPage(html: string): Document {
  return new DOMParser().parseFromString(trustedHtml(withInertStyles(html)), 'text/html');
}

/** Matches style elements and start tags. An unclosed one extends to the end, so that the time is linear. */
const styled = /<style\b[\s\S]*?(?:<\/style>|$)|<[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*/gi;
const styleAttribute = /(\s)style(?=\s*=)/gi;

/** The attribute that has an element's styles. */
const inertStyle = 'data-style';

/** HTML without styles: a parsed page has the policy of its creator, which reports each of them. */
export function withInertStyles(html: string): string {
  return html.replace(styled, (tag) => (/^<style/i.test(tag) ? '' : tag.replace(styleAttribute, `$1${inertStyle}`)));
}

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
