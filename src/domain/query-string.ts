import { limits } from '#domain/limits';

/** How each part of a query is read from its word in an address; `null` where the word says nothing of use. */
export type Readers<Query> = { readonly [Key in keyof Query]: (word: string) => Query[Key] | null };

/** The query that follows the `?` of an address. What is absent or unknown is as in `whole`. */
export function readQuery<Query extends object>(search: string, whole: Query, readers: Readers<Query>): Query {
  const asked = new URLSearchParams(search);
  const query = { ...whole };
  for (const name of keysOf(readers)) query[name] = readers[name](asked.get(String(name)) ?? '') ?? whole[name];
  return query;
}

/** The parameters that ask for a query, in the order of the names; what is as in `whole` is left out. */
export function parametersOf<Query extends object>(
  query: Query,
  whole: Query,
  names: readonly (keyof Query)[],
): URLSearchParams {
  const asked = new URLSearchParams();
  for (const name of names) if (query[name] !== whole[name]) asked.set(String(name), String(query[name]));
  return asked;
}

/** What of an address asks for a query, with its `?`; empty for the whole. */
export function searchOfQuery<Query extends object>(
  query: Query,
  whole: Query,
  names: readonly (keyof Query)[],
): string {
  const asked = parametersOf(query, whole, names).toString();
  return asked === '' ? '' : `?${asked}`;
}

/** The keys of an object that was written out in full. */
export function keysOf<Kind extends object>(whole: Kind): readonly (keyof Kind)[] {
  return Object.keys(whole) as (keyof Kind)[];
}

/** What is searched for, of at most so many characters. */
export const searchIn = (word: string, length: number = limits.search): string => word.slice(0, length).trim();

/** A page, counted from 1. */
export const pageIn = (word: string): number | null => (/^[1-9]\d{0,5}$/.test(word) ? Number(word) : null);

/** The one of some choices that a word names. */
export function oneOf<const Choices extends readonly string[]>(choices: Choices, word: string): Choices[number] | null {
  return choices.find((choice) => choice === word) ?? null;
}
