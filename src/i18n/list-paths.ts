import { isLanguage, type Language } from '#domain/language';
import { filterParameters, type ListQuery, readListQuery, urlOfListQuery, wholeList } from '#domain/opportunity/query';
import { sectorFromPath } from '#domain/sector';
import { dictionaryOf } from './dictionary';
import { fill } from './fill';
import { localizedPath } from './path';

/** The path of a page of the list in a language, with its query string. */
export function listPath(query: ListQuery, language: Language): string {
  return localizedPath(urlOfListQuery(query), language);
}

/** Media types of the feed formats, by file extension: Atom and JSON Feed. */
export const feedTypes = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

export type FeedFormat = keyof typeof feedTypes;

/** The feed formats, Atom first. */
export const feedFormats = ['xml', 'json'] as const satisfies readonly FeedFormat[];

/** Language and filters of a feed. */
export interface FeedSubject {
  readonly language: Language;
  /** The filters of the list; order, view and page do not count. */
  readonly query: ListQuery;
}

/** The path of a feed: the sector in it, the other filters as parameters. It always contains the language. */
export function feedPath({ language, query }: FeedSubject, format: FeedFormat): string {
  const { sector } = query;
  const parameters = filterParameters(query).toString();
  const path = sector ? `/feeds/${language}/${sector}.${format}` : `/feeds/${language}.${format}`;
  return parameters === '' ? path : `${path}?${parameters}`;
}

/** Parses a feed's path, including sector aliases, and its filters; `undefined` if there is no such feed. */
export function readFeedPath(path: string, search = ''): (FeedSubject & { readonly format: FeedFormat }) | undefined {
  const [, language, word, ending] = /^\/feeds\/(\w+)(?:\/([\w-]+))?\.(\w+)$/.exec(path) ?? [];
  const format = feedFormats.find((one) => one === ending);
  if (!isLanguage(language) || !format || (word !== undefined && !sectorFromPath(word))) return undefined;
  const { sort: _, view: __, page: ___, ...filters } = readListQuery(word, search);
  return { language, query: { ...wholeList, ...filters }, format };
}

/** The feed that a page links, by its English path: of its sector, or of all sectors. */
export function feedSubjectOf(path: string, language: Language): FeedSubject | undefined {
  const [, page, word = ''] = path.split('/');
  if (page === 'opportunities') return { language, query: readListQuery(word, '') };
  return page === 'opportunity' ? { language, query: wholeList } : undefined;
}

/** The title of a feed, with the names of its filters besides the sector. */
export function feedTitle({ language, query: { sector } }: FeedSubject, filters: readonly string[] = []): string {
  const { opportunities, sectors, site } = dictionaryOf(language);
  const title = sector ? fill(opportunities.titleOfSector, { sector: sectors[sector] }) : opportunities.title;
  return [title, ...filters, site.name].join(' · ');
}
