import { parseHTML } from 'linkedom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A component as its first HTML, in a document that can be searched. */
export function rendered(element: ReactElement): Document {
  return parseHTML(`<html><body>${renderToStaticMarkup(element)}</body></html>`).document;
}

/** The text of an element, with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The buttons whose text begins with some words. */
export const buttonsNamed = (page: Document, words: string): readonly Element[] =>
  [...page.querySelectorAll('button')].filter((button) => textOf(button).startsWith(words));
