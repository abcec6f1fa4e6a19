import { folded, holdsTerms, searchTerms } from '#domain/list/search';
import { wordSegments } from '#domain/segments';

// What draws nothing stands within words: soft hyphens, zero-width spaces.
const runs =
  /(?:\p{Script=Han}\p{Default_Ignorable_Code_Point}*)+|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}]\p{Default_Ignorable_Code_Point}*)+/gu;
const chinese = /^\p{Script=Han}/u;

/**
 * What the whole site is searched for: words, folded, each once. Chinese is cut into its words, which are looked for
 * anywhere; a text that has none of them may still have their characters (`characterTerms`).
 */
export function wordTerms(search: string): readonly string[] {
  const words = [...folded(search).matchAll(runs)].flatMap(([run]) =>
    chinese.test(run) ? wordSegments(run, 'zh').map(({ segment }) => segment) : [run],
  );
  return [...new Set(words)];
}

/** The same, with each Chinese character by itself, as the opportunities are searched. */
export const characterTerms = searchTerms;

/** The beginnings by which a word is found in another number: “taxes” finds “tax”, “inversiones” finds “inversión”. */
function beginnings(term: string): readonly string[] {
  if (chinese.test(term)) return [term];
  const shorter = [/ies$/, /es$/, /s$/].filter((ending) => ending.test(term)).map((ending) => term.replace(ending, ''));
  return [term, ...shorter.filter((beginning) => beginning.length > 2)];
}

/** Whether a folded text holds a term. */
export const holdsTerm = (text: string, term: string): boolean =>
  beginnings(term).some((beginning) => holdsTerms(text, [beginning]));

/** A piece of a text, and whether it is what was searched for. */
export interface Marked {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, with the words marked that hold a term. */
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

/** Where in a text its terms stand: whole words, and of Chinese the term itself; in order, apart from one another. */
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
