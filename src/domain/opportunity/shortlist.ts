import { isUuid } from '#domain/ids';
import { limits } from '#domain/limits';

/** Opportunities that a text from outside names by their ids. */
export interface NamedIds {
  /** Each once, in the text's order, and no more than a shortlist holds. */
  readonly ids: readonly string[];
  /** Whether the text names anything beside them: what is no id, or one too many. */
  readonly hasMore: boolean;
}

/** Reads ids that are separated by commas, as local storage and a URL's query hold them. */
export function readIds(text: string): NamedIds {
  const named = new Set(text.split(',').filter((part) => part !== ''));
  const ids = [...named].filter(isUuid).slice(0, limits.shortlist);
  return { ids, hasMore: ids.length < named.size };
}

/** Ids as `readIds` reads them. A comma needs no escape in a URL's query. */
export function writeIds(ids: readonly string[]): string {
  return ids.join(',');
}

/** What a URL's query names under a key; `undefined` where it names nothing. */
export function idsInQuery(search: string, key: string): NamedIds | undefined {
  const named = readIds(writeIds(new URLSearchParams(search).getAll(key)));
  return named.ids.length > 0 || named.hasMore ? named : undefined;
}

/** A path with ids in its query, without a query where there are none. */
export function pathWithIds(path: string, key: string, ids: readonly string[]): string {
  return ids.length > 0 ? `${path}?${key}=${writeIds(ids)}` : path;
}

/** Whether nothing can be added to a shortlist. */
export function isFull(ids: readonly string[]): boolean {
  return ids.length >= limits.shortlist;
}

/** A shortlist with an opportunity added at its end, or without it where it has it. A full one takes no other. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return isFull(ids) ? ids : [...ids, id];
}

/** Two shortlists as one, as far as it holds them. */
export function joined(first: readonly string[], second: readonly string[]): readonly string[] {
  return [...new Set([...first, ...second])].slice(0, limits.shortlist);
}
