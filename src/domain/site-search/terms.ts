import { folded, holdsTerms, searchTerms } from '#domain/list/search';
import { wordSegments } from '#domain/segments';

// Words may contain invisible characters: soft hyphens, zero-width spaces.
const runs =
  /(?:\p{Script=Han}\p{Default_Ignorable_Code_Point}*)+|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}]\p{Default_Ignorable_Code_Point}*)+/gu;
const chinese = /^\p{Script=Han}/u;

/**
 * The terms of a site search: words, normalized, each once. Chinese is split into its words, which match anywhere; a
 * text without them may still contain their characters (`characterTerms`).
 */
export function wordTerms(search: string): readonly string[] {
  const words = [...folded(search).matchAll(runs)].flatMap(([run]) =>
    chinese.test(run) ? wordSegments(run, 'zh').map(({ segment }) => segment) : [run],
  );
  return [...new Set(words)];
}

/** The same with single Chinese characters, as in the search of opportunities. */
export const characterTerms = searchTerms;

/** The word stems that match another grammatical number: “taxes” finds “tax”, “inversiones” finds “inversión”. */
function beginnings(term: string): readonly string[] {
  if (chinese.test(term)) return [term];
  const shorter = [/ies$/, /es$/, /s$/].filter((ending) => ending.test(term)).map((ending) => term.replace(ending, ''));
  return [term, ...shorter.filter((beginning) => beginning.length > 2)];
}

/** Whether a normalized text contains a term. */
export const holdsTerm = (text: string, term: string): boolean =>
  beginnings(term).some((beginning) => holdsTerms(text, [beginning]));

/** A piece of a text, and whether it is a match. */
export interface Marked {
  readonly text: string;
  readonly isFound: boolean;
}

/** Splits a text into pieces and marks the words that contain a term. */
export function marked(text: string, terms: readonly string[]): readonly Marked[] {
  const pieces: Marked[] = [];
  let end = 0;
  const push = (piece: string, isFound: boolean) => {
    if (piece !== '') pieces.push({ text: piece, isFound });
  };
  for (const [from, to] of rangesOf(text, terms)) {
    push(text.slice(end, from), false);
    push(text.slice(from, to), true);
    end = to;
  }
  push(text.slice(end), false);
  return pieces;
}

/** The ranges of matches in a text: whole words, and in Chinese the term itself; in order, without overlaps. */
export function rangesOf(text: string, terms: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const ranges = [...text.matchAll(runs)].flatMap(({ 0: run, index }): [number, number][] => {
    if (chinese.test(run)) {
      const text = folded(run);
      if (text.length !== run.length)
        return terms.some((term) => text.includes(term)) ? [[index, index + run.length]] : [];
      return terms.flatMap((term) =>
        placesOf(text, term).map((at): [number, number] => [index + at, index + at + term.length]),
      );
    }
    return terms.some((term) => holdsTerm(folded(run), term)) ? [[index, index + run.length]] : [];
  });
  return ranges
    .sort(([one], [other]) => one - other)
    .reduce<[number, number][]>((apart, [from, to]) => {
      const last = apart.at(-1);
      if (last && from <= last[1]) last[1] = Math.max(last[1], to);
      else apart.push([from, to]);
      return apart;
    }, []);
}

function placesOf(text: string, term: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) places.push(at);
  return places;
}
