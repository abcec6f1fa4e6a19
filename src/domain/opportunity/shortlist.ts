import { isUuid } from '#domain/ids';
import { limits } from '#domain/limits';

/** Opportunity ids in an untrusted text. */
export interface NamedIds {
  /** Each once, in the text’s order, at most as many as a shortlist holds. */
  readonly ids: readonly string[];
  /** Whether the text contains anything else: an invalid id, or too many. */
  readonly hasMore: boolean;
}

/** Parses comma-separated ids of local storage or a URL’s query. */
export function readIds(text: string): NamedIds {
  const named = new Set(text.split(',').filter((part) => part !== ''));
  const ids = [...named].filter(isUuid).slice(0, limits.shortlist);
  return { ids, hasMore: ids.length < named.size };
}

/** Ids in the format of `readIds`. A comma needs no escape in a URL’s query. */
export function writeIds(ids: readonly string[]): string {
  return ids.join(',');
}

/** The ids in a URL’s query parameter; `undefined` without it. */
export function idsInQuery(search: string, key: string): NamedIds | undefined {
  const named = readIds(writeIds(new URLSearchParams(search).getAll(key)));
  return named.ids.length > 0 || named.hasMore ? named : undefined;
}

/** A path with ids in its query; without ids it has no query. */
export function pathWithIds(path: string, key: string, ids: readonly string[]): string {
  return ids.length > 0 ? `${path}?${key}=${writeIds(ids)}` : path;
}

/** Whether a shortlist is full. */
export function isFull(ids: readonly string[]): boolean {
  return ids.length >= limits.shortlist;
}

/** A shortlist with an opportunity appended, or removed if it was there. A full one stays unchanged. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return isFull(ids) ? ids : [...ids, id];
}

/** Two shortlists merged, up to the limit. */
export function mergedShortlists(first: readonly string[], second: readonly string[]): readonly string[] {
  return [...new Set([...first, ...second])].slice(0, limits.shortlist);
}
