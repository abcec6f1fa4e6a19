import * as v from 'valibot';
import type { Language } from '#domain/language';

/** What a search of the whole site finds, in the order of the groups on the page. */
export const foundKinds = ['guide', 'incentives', 'sectors', 'provinces', 'opportunities', 'pages'] as const;

export type FoundKind = (typeof foundKinds)[number];

/** A part of a page: what stands below one of its headings, or before the first. */
export interface IndexedPart {
  /** The fragment that leads to it, where there is one. */
  readonly id?: string | undefined;
  readonly heading?: string | undefined;
  readonly text: string;
}

/** A page as the search knows it; a province is one too, although it is a part of a page. */
export interface IndexedPage {
  readonly kind: Exclude<FoundKind, 'opportunities'>;
  readonly url: string;
  readonly title: string;
  readonly parts: readonly IndexedPart[];
}

const part = v.object({ id: v.optional(v.string()), heading: v.optional(v.string()), text: v.string() });

/** The file that the build makes of all pages of a language. */
export const indexFile = v.array(
  v.object({
    kind: v.picklist(['guide', 'incentives', 'sectors', 'provinces', 'pages']),
    url: v.string(),
    title: v.string(),
    parts: v.array(part),
  }),
);

export const indexPath = (language: Language): string => `/search-index/${language}.json`;

/** The attribute of an element that is found by itself, and its kind: a province on the page of all. */
export const kindAttribute = 'data-search-kind';

/** What a page is, by its path without the language. */
export function kindOf(path: string): IndexedPage['kind'] {
  if (/^\/guide(?:\/|$)/.test(path)) return 'guide';
  if (/^\/incentives(?:\/|$)/.test(path)) return 'incentives';
  if (path === '/provinces') return 'provinces';
  return path.startsWith('/sectors/') ? 'sectors' : 'pages';
}
