import { isLanguage, type Language } from '#domain/language';
import { type SectorKey, sectorFromPath } from '#domain/sector';
import { dictionaryOf } from './dictionary';
import { fill } from './fill';

/** Media types of the feed formats, by file extension: Atom and JSON Feed. */
export const feedTypes = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

export type FeedFormat = keyof typeof feedTypes;

/** The feed formats, Atom first. */
export const feedFormats = ['xml', 'json'] as const satisfies readonly FeedFormat[];

/** Sector and language of a feed. */
export interface FeedSubject {
  readonly language: Language;
  /** `null` for all sectors. */
  readonly sector: SectorKey | null;
}

/** The path of a feed. It always contains the language, including English. */
export function feedPath({ language, sector }: FeedSubject, format: FeedFormat): string {
  return sector ? `/feeds/${language}/${sector}.${format}` : `/feeds/${language}.${format}`;
}

/** Parses a feed's path, including sector aliases; `undefined` if there is no such feed. */
export function readFeedPath(path: string): (FeedSubject & { readonly format: FeedFormat }) | undefined {
  const [, language, word, ending] = /^\/feeds\/(\w+)(?:\/([\w-]+))?\.(\w+)$/.exec(path) ?? [];
  const format = feedFormats.find((one) => one === ending);
  const sector = word === undefined ? null : sectorFromPath(word);
  return isLanguage(language) && format && sector !== undefined ? { language, sector, format } : undefined;
}

/** The feed that a page links, by its English path: of its sector, or of all sectors. */
export function feedSubjectOf(path: string, language: Language): FeedSubject | undefined {
  const [, page, word = ''] = path.split('/');
  if (page === 'opportunities') return { language, sector: sectorFromPath(word) ?? null };
  return page === 'opportunity' ? { language, sector: null } : undefined;
}

export function feedTitle({ language, sector }: FeedSubject): string {
  const { opportunities, sectors, site } = dictionaryOf(language);
  const title = sector ? fill(opportunities.titleOfSector, { sector: sectors[sector] }) : opportunities.title;
  return `${title} · ${site.name}`;
}
