import { wordSegments } from '#domain/excerpt';
import { folded, searchTerms } from '#domain/list/search';

/** Words and phrases of a language that mean the same, in groups (content/synonyms.yaml). */
export type Synonyms = readonly (readonly string[])[];

/** A word of the search, or a phrase that has synonyms. */
export interface Wanted {
  /** The words as typed: each has to be there, apart or together. */
  readonly typed: readonly Term[];
  /** Words and phrases that count as the same. */
  readonly others: readonly Term[];
}

/** Finds a word or phrase in a normalized text: the second group is the match, the first what is before it. */
export type Term = RegExp;

// Words may contain invisible characters: soft hyphens, zero-width spaces.
const runs =
  /(?:\p{Script=Han}\p{Default_Ignorable_Code_Point}*)+|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}]\p{Default_Ignorable_Code_Point}*)+/gu;

const chinese = /^\p{Script=Han}/u;

const digits = /^\d+$/;

/** Words that say nothing about a page. */
const fillers = new Set('a an and for in of the to con de del el en la las los para por un una y'.split(' '));

/** Separators of thousands. */
const separators = /(\d)[.,](?=\d{3}(?!\d))/g;

// Safari 15 has no lookbehind: a group before the word instead.
const before = String.raw`(^|[^\p{Letter}\p{Number}]|\p{Script=Han})`;

const letter = String.raw`(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])`;

/**
 * The terms of a site search: words, normalized, each once. Chinese is split into its words, which match anywhere; a
 * text without them may still contain their characters (`characterTerms`).
 */
export function wordTerms(search: string): readonly string[] {
  const words = [...folded(search).replace(separators, '$1').matchAll(runs)].flatMap(([run]) =>
    chinese.test(run) ? wordSegments(run, 'zh').map(({ segment }) => segment) : [run],
  );
  return [...new Set(words)];
}

/** The terms of a site search with single Chinese characters, as in the search of opportunities. */
export const characterTerms = searchTerms;

/** Splits a search into words and into phrases that have synonyms, the longest phrases first. */
export function wantedIn(search: string, synonyms: Synonyms): readonly Wanted[] {
  const known = synonyms
    .flatMap((group) => group.map((phrase) => ({ phrase: folded(phrase), group: group.map(folded) })))
    .sort((one, other) => other.phrase.length - one.phrase.length);
  const found: Wanted[] = [];
  let rest = folded(search);
  for (const { phrase, group } of known) {
    const match = wholePhrase(phrase).exec(rest);
    if (!match) continue;
    const [all, lead = '', written = ''] = match;
    found.push({
      typed: wordTerms(written).map(typedTerm),
      others: group.filter((other) => other !== phrase).map(wholePhrase),
    });
    rest = `${rest.slice(0, match.index)}${lead} ${rest.slice(match.index + all.length)}`;
  }
  const words = wordTerms(rest);
  const telling = words.filter((word) => !fillers.has(word));
  const left = found.length > 0 || telling.length > 0 ? telling : words;
  return [...found, ...left.map((word) => ({ typed: [typedTerm(word)], others: [] }))];
}

/**
 * A typed word: at the beginning of a word, in any grammatical number (“taxes” finds “tax”, “inversiones” finds
 * “inversión”). A number is whole, with or without separators. Chinese matches anywhere.
 */
export function typedTerm(word: string): Term {
  if (chinese.test(word)) return new RegExp(`()(${word})`, 'gu');
  if (digits.test(word)) {
    const first = word.length % 3 || 3;
    const groups = [word.slice(0, first), ...(word.slice(first).match(/\d{3}/g) ?? [])];
    return new RegExp(String.raw`(^|[^\d.,])(${groups.join('[., ]?')})(?![.,]?\d)`, 'gu');
  }
  const shorter = [/ies$/, /es$/, /s$/].filter((ending) => ending.test(word)).map((ending) => word.replace(ending, ''));
  const beginnings = [word, ...shorter.filter((beginning) => beginning.length > 2)];
  return new RegExp(`${before}((?:${beginnings.join('|')})${letter}*)`, 'gu');
}

/** A whole phrase, in singular or plural. */
function wholePhrase(phrase: string): Term {
  const words = phrase.split(/[^\p{Letter}\p{Number}]+/u);
  if (chinese.test(phrase)) return new RegExp(`()(${words.join('.?')})`, 'gu');
  return new RegExp(`${before}(${words.join(String.raw`[^\p{Letter}\p{Number}]{1,2}`)}(?:e?s)?)(?!${letter})`, 'gu');
}

/** A piece of a text, and whether it is a match. */
export interface Marked {
  readonly text: string;
  readonly isFound: boolean;
}

/** Splits a text into pieces and marks the words and phrases that match. */
export function marked(text: string, terms: readonly Term[]): readonly Marked[] {
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

/** The ranges of matches in a text, in order and without overlaps. */
export function rangesOf(text: string, terms: readonly Term[]): readonly (readonly [from: number, to: number])[] {
  const { normalized, places } = withPlaces(text);
  const ranges = terms.flatMap((term) =>
    [...normalized.matchAll(term)].map(({ index, 1: lead = '', 2: match = '' }): [number, number] => {
      const from = index + lead.length;
      return [places[from] ?? 0, places[from + match.length] ?? text.length];
    }),
  );
  return ranges
    .sort(([one], [other]) => one - other)
    .reduce<[number, number][]>((apart, [from, to]) => {
      const last = apart.at(-1);
      if (last && from <= last[1]) last[1] = Math.max(last[1], to);
      else if (from < to) apart.push([from, to]);
      return apart;
    }, []);
}

/** A normalized text, and where each of its characters is in the text: normalizing may lengthen or shorten it. */
function withPlaces(text: string): { readonly normalized: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let normalized = '';
  let at = 0;
  for (const character of text) {
    const written = folded(character);
    for (let unit = 0; unit < written.length; unit += 1) places.push(at);
    normalized += written;
    at += character.length;
  }
  return { normalized, places };
}
