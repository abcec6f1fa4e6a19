// Every page of the site as HTML, fetched and parsed once for all tests of the project `html`, whose files share one
// process (tests/vitest.config.ts). No test may change a document.
import { parseHTML } from 'linkedom';
import { inject } from 'vitest';
import { type Language, languages } from '#domain/language';
import { localizedPath } from '../../src/i18n/path.ts';
import { listedPages, unlistedPages } from './listed-pages.ts';

export interface HtmlPage {
  /** Path and query, with the language's prefix. */
  readonly url: string;
  /** The same in English, which identifies the three languages of a page. */
  readonly english: string;
  readonly language: Language;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly document: Document;
}

/** Every page in every language. The languages of a page are adjacent. */
export const pages: readonly HtmlPage[] = await fetchAll();

// Requests one page in its languages at a time, because the site answers hundreds of simultaneous requests with “busy”.
async function fetchAll(): Promise<HtmlPage[]> {
  const fetched: HtmlPage[] = [];
  for (const english of new Set([...listedPages, ...unlistedPages])) {
    fetched.push(...(await Promise.all(languages.map((language) => fetchPage(english, language)))));
  }
  return fetched;
}

/** One page of `pages`. */
export function pageAt(english: string, language: Language = 'en'): HtmlPage {
  const found = pages.find((page) => page.english === english && page.language === language);
  if (!found) throw new Error(`${english} is not among the pages of tests/support/pages.ts`);
  return found;
}

/** A page that is not in `pages`, or the response to a form. `english` is its English path and query. */
export async function fetchPage(english: string, language: Language = 'en', init?: RequestInit): Promise<HtmlPage> {
  const url = localizedPath(english, language);
  const response = await fetchFrom(url, init);
  const html = await response.text();
  let document: Document | undefined;
  return {
    ...{ url, english, language, html },
    status: response.status,
    headers: response.headers,
    get document() {
      document ??= parseHTML(html).document;
      return document;
    },
  };
}

/** Any response of the site. Redirects are not followed. */
export function fetchFrom(path: string, init?: RequestInit): Promise<Response> {
  return fetch(new URL(path, inject('siteOrigin')), { redirect: 'manual', ...init });
}

/** The text of an element with white space collapsed. */
export const textOf = (element: { readonly textContent: string | null } | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** All elements that match a selector, as an array. */
export const all = (within: ParentNode, selector: string): Element[] => [...within.querySelectorAll(selector)];

/** The values of an attribute of all elements that match a selector. Elements without it are left out. */
export const attributes = (within: ParentNode, selector: string, name: string): string[] =>
  all(within, selector).flatMap((element) => element.getAttribute(name) ?? []);

/**
 * Sends a request for each item, three at a time, because the site answers hundreds of simultaneous requests with
 * “busy”.
 */
export async function askEach<Item, Result>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < items.length; index += 3) {
    results.push(...(await Promise.all(items.slice(index, index + 3).map(ask))));
  }
  return results;
}
