import { keysOf } from '#domain/keys';
import { limits } from '#domain/limits';

/** Parsers of a query’s parameters; `null` for a useless value. */
export type Readers<Query> = { readonly [Key in keyof Query]: (word: string) => Query[Key] | null };

/** Parses the query string of a URL. Missing or unknown values are as in `whole`. */
export function readQuery<Query extends object>(search: string, whole: Query, readers: Readers<Query>): Query {
  const asked = new URLSearchParams(search);
  const query = { ...whole };
  for (const name of keysOf(readers)) query[name] = readers[name](asked.get(String(name)) ?? '') ?? whole[name];
  return query;
}

/** The parameters of a query, in the given order, without values that equal those in `whole`. */
export function parametersOf<Query extends object>(
  query: Query,
  whole: Query,
  names: readonly (keyof Query)[],
): URLSearchParams {
  const asked = new URLSearchParams();
  for (const name of names) if (query[name] !== whole[name]) asked.set(String(name), String(query[name]));
  return asked;
}

/** A search text of limited length. */
export const searchIn = (word: string, length: number = limits.search): string => word.slice(0, length).trim();

/** A page number, starting at 1. */
export const pageIn = (word: string): number | null => (/^[1-9]\d{0,5}$/.test(word) ? Number(word) : null);

/** The choice that equals a word. */
export function oneOf<const Choices extends readonly string[]>(choices: Choices, word: string): Choices[number] | null {
  return choices.find((choice) => choice === word) ?? null;
}
