import type { APIContext } from 'astro';
import { Unavailable } from '#domain/calls/errors';
import type { Language } from '#domain/language';
import { type ListResult, listPage, searchable } from '#domain/opportunity/list-page';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { type ListQuery, queryParameters, readListQuery, urlOfListQuery } from '#domain/opportunity/query';
import { sectorFromPath } from '#domain/sector';
import { opportunitiesTag, publishedCache } from '#http/headers';
import { readPublishedList } from '../../netlify/for-pages.ts';
import { readProvinceNames } from '../content-readers/content';
import { dictionaryOf } from '../i18n/dictionary';
import { listPath } from '../i18n/list-paths';
import { languageOfPrefix } from '../i18n/path';

/** A parsed request for a page of the list. */
type ListRequest =
  /** `search` is the URL's query string. */
  | { readonly kind: 'list'; readonly language: Language; readonly query: ListQuery; readonly search: string }
  | { readonly kind: 'missing' }
  /** The form was sent without scripts: redirect to the canonical path. */
  | { readonly kind: 'moved'; readonly path: string };

/** Parses a request for the list; `word` is the sector in the path, if any. */
export function readListRequest({ params, url }: Pick<APIContext, 'params' | 'url'>, word?: string): ListRequest {
  const language = languageOfPrefix(params.language);
  if (!language) return { kind: 'missing' };
  if (word !== undefined && !sectorFromPath(word)) return { kind: 'missing' };
  const sent = url.searchParams.getAll('sector').at(-1);
  if (sent !== undefined) {
    const query = { ...readListQuery(sent, url.search), page: 1 };
    return { kind: 'moved', path: listPath(query, language) };
  }
  return { kind: 'list', language, query: readListQuery(word, url.search), search: url.search };
}

/**
 * Computes the content of the page and sets the cache headers. Called by pages, because components render too late to
 * set headers.
 */
export async function loadList(
  { language, query, search }: Extract<ListRequest, { readonly kind: 'list' }>,
  { cache, response }: { readonly cache: APIContext['cache']; readonly response: { readonly headers: Headers } },
): Promise<ListResult> {
  const provinceNames = await readProvinceNames(language);
  const { sectors: sectorNames, facts: factTexts } = dictionaryOf(language);
  const names = { sectorNames, factTexts, provinceNames };
  try {
    const all = await readPublishedList(language);
    const page = listPage(searchable(all, names), query, language);
    if (isOneOfFew(query, page.pages, search)) cache.set({ ...publishedCache, tags: [opportunitiesTag] });
    response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
    // Exclude other parameters, such as `?x=1`, from the cache key.
    response.headers.set('Netlify-Vary', `query=${['sector', ...queryParameters].join('|')}`);
    const onlySamples = all.length > 0 && all.every(({ sample }) => sample);
    return { language, query, provinceNames, page: { ...page, shown: page.shown.map(asOnCard) }, onlySamples };
  } catch (cause) {
    if (!(cause instanceof Unavailable)) throw cause;
    console.error('The opportunities could not be read.', cause);
    return { language, query, provinceNames, page: undefined, onlySamples: false };
  }
}

/** The published opportunities; `undefined` if the store cannot be read, for pages whose main content needs none. */
export async function publishedIfAvailable(language: Language): Promise<readonly OpportunitySummary[] | undefined> {
  try {
    return await readPublishedList(language);
  } catch (cause) {
    if (!(cause instanceof Unavailable)) throw cause;
    console.error('The opportunities could not be listed.', cause);
    return undefined;
  }
}

/**
 * Whether the CDN may cache the page. Search terms, sums and page numbers are unlimited and would fill the cache; only
 * filter values in the form that this site writes are cached.
 */
function isOneOfFew(query: ListQuery, pages: number, search: string): boolean {
  const { q, from, to, page } = query;
  if (q !== '' || from !== null || to !== null || page > pages) return false;
  const sent = new URLSearchParams(search);
  const canonical = new URLSearchParams(urlOfListQuery(query).split('?')[1]);
  return queryParameters.every((name) => sent.getAll(name).join() === canonical.getAll(name).join());
}

/**
 * Reduces an opportunity to what its card shows: the page contains it twice (HTML and props), and image names do not
 * compress.
 */
function asOnCard(opportunity: OpportunitySummary): OpportunitySummary {
  const { seeking, deadline, confirmedOn, open, place, totalCost, promoter, firmSize, capacity, ...some } = opportunity;
  const { jobs, returns, milestones, documents, verified, ...shown } = some;
  return { ...shown, imageURL: shown.imageURL.slice(0, 1) };
}
