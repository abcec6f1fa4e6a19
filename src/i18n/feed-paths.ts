import { isLanguage, type Language } from '#domain/language';
import { type SectorKey, sectorFromPath } from '#domain/sector';

/** The media type of each format that a feed is written in, by the ending of its path: Atom and JSON Feed. */
export const feedTypes = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

export type FeedFormat = keyof typeof feedTypes;

/** The formats, the older first. */
export const feedFormats = ['xml', 'json'] as const satisfies readonly FeedFormat[];

/** Which opportunities a feed is about, and for whom. */
export interface FeedSubject {
  readonly language: Language;
  /** Without one the feed is about all sectors. */
  readonly sector: SectorKey | null;
}

/** The path of a feed. Each language is named, English too. */
export function feedPath({ language, sector }: FeedSubject, format: FeedFormat): string {
  return sector ? `/feeds/${language}/${sector}.${format}` : `/feeds/${language}.${format}`;
}

/** What a path asks for, the filter's other words for sectors included; `undefined` where there is no such feed. */
export function readFeedPath(path: string): (FeedSubject & { readonly format: FeedFormat }) | undefined {
  const [, language, word, ending] = /^\/feeds\/(\w+)(?:\/([\w-]+))?\.(\w+)$/.exec(path) ?? [];
  const format = feedFormats.find((one) => one === ending);
  const sector = word === undefined ? null : sectorFromPath(word);
  return isLanguage(language) && format && sector !== undefined ? { language, sector, format } : undefined;
}

/** What the feed is about that belongs to a page, by the page's English path: its sector, or all of them. */
export function feedSubjectOf(path: string, language: Language): FeedSubject | undefined {
  const [, page, word = ''] = path.split('/');
  if (page === 'opportunities') return { language, sector: sectorFromPath(word) ?? null };
  return page === 'opportunity' ? { language, sector: null } : undefined;
}
