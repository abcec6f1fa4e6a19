import * as v from 'valibot';
import type { Language } from '#domain/language';

/** Kinds of pages in the index. */
export const pageKinds = ['guide', 'incentives', 'sectors', 'provinces', 'pages'] as const;

/** Kinds of results, in the order of the groups on the page. */
export const foundKinds = ['guide', 'incentives', 'sectors', 'provinces', 'opportunities', 'pages'] as const;

export type FoundKind = (typeof foundKinds)[number];

/** A part of a page: the text below one of its headings, or before the first. */
export interface IndexedPart {
  /** The fragment of its URL, if any. */
  readonly id?: string | undefined;
  readonly heading?: string | undefined;
  readonly text: string;
}

/** A page in the search index. */
export interface IndexedPage {
  readonly kind: (typeof pageKinds)[number];
  readonly url: string;
  readonly title: string;
  readonly parts: readonly IndexedPart[];
}

const part = v.object({ id: v.optional(v.string()), heading: v.optional(v.string()), text: v.string() });

/** The index file of all pages of a kind in a language, written by the build. */
export const indexFile = v.array(
  v.object({
    kind: v.picklist(pageKinds),
    url: v.string(),
    title: v.string(),
    parts: v.array(part),
  }),
);

/** Paths of the index files of a language, one per kind. */
export const indexPaths = (language: Language): readonly string[] => pageKinds.map((kind) => indexPath(language, kind));

export const indexPath = (language: Language, kind: IndexedPage['kind']): string =>
  `/search-index/${language}/${kind}.json`;

/** The kind of a page, by its path without the language. */
export function kindOf(path: string): IndexedPage['kind'] {
  if (/^\/guide(?:\/|$)/.test(path)) return 'guide';
  if (/^\/incentives(?:\/|$)/.test(path)) return 'incentives';
  if (/^\/provinces(?:\/|$)/.test(path)) return 'provinces';
  return path.startsWith('/sectors/') ? 'sectors' : 'pages';
}
