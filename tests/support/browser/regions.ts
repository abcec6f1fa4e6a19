import { all, textOf } from '../pages.ts';

/** The section named by a heading, through `aria-labelledby` or as its first heading. */
export function regionOf(within: ParentNode, title: string): Element {
  const found = all(within, 'section, aside, nav').find((region) => {
    const id = region.getAttribute('aria-labelledby');
    const name = region.getAttribute('aria-label') ?? (id ? textOf(region.ownerDocument.getElementById(id)) : '');
    return name === title;
  });
  if (!found) throw new Error(`No region is named “${title}”`);
  return found;
}

/** The targets of the links with this text. */
export const linksNamed = (within: ParentNode, text: string): (string | null)[] =>
  all(within, 'a')
    .filter((link) => textOf(link) === text)
    .map((link) => link.getAttribute('href'));

/** A text in the form of `textOf`: no-break spaces are spaces. */
export const spaced = (text: string): string => textOf({ textContent: text });
