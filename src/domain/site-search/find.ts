import { excerpt, wordSegments } from '#domain/excerpt';
import type { Language } from '#domain/language';
import { folded, holdsTerms, searchTerms } from '#domain/list/search';
import type { IndexedPage, IndexedPart } from '#domain/site-search/index-file';

/** A page in the results, with its best matching part. */
export interface Found {
  readonly kind: IndexedPage['kind'];
  readonly url: string;
  readonly title: readonly Marked[];
  /** The heading of the best matching part. */
  readonly heading: readonly Marked[];
  /** Starts shortly before the first match. */
  readonly excerpt: readonly Marked[];
}

/** The pages that contain all search terms, the best of each kind first. */
export function findPages(pages: readonly IndexedPage[], search: string, language: Language): readonly Found[] {
  const byWords = fitting(pages, wordTerms(search), search);
  const terms = byWords.length > 0 ? wordTerms(search) : characterTerms(search);
  const found = byWords.length > 0 ? byWords : fitting(pages, terms, search);
  return [...found]
    .sort((one, other) => other.score - one.score)
    .map(({ page, part }) => ({
      kind: page.kind,
      url: part.id && !page.url.includes('#') ? `${page.url}#${part.id}` : page.url,
      title: marked(page.title, terms),
      heading: marked(part.heading ?? '', terms),
      excerpt: excerptOf(part.text, terms, language),
    }));
}

interface Fit {
  readonly page: IndexedPage;
  readonly part: IndexedPart;
  readonly score: number;
}

function fitting(pages: readonly IndexedPage[], terms: readonly string[], search: string): readonly Fit[] {
  if (terms.length === 0) return [];
  const phrase = folded(search).trim();
  return pages.flatMap((page) => bestFit(page, terms, phrase) ?? []);
}

/** The best matching part of a page, if the page as a whole contains every term. */
function bestFit(page: IndexedPage, terms: readonly string[], phrase: string): Fit | undefined {
  const title = folded(page.title);
  const whole = [title, ...page.parts.map(({ heading = '', text }) => folded(`${heading} ${text}`))].join(' ');
  if (!terms.every((term) => holdsTerm(whole, term))) return undefined;
  const share = (text: string) => terms.filter((term) => holdsTerm(text, term)).length / terms.length;
  const fits = page.parts.map((part): Fit => {
    const [heading, text] = [folded(part.heading ?? ''), folded(part.text)];
    const together = share(`${heading} ${text}`) === 1 ? 2 : 0;
    const word = `${title} ${heading} ${text}`.includes(phrase) ? 2 : 0;
    return { page, part, score: 8 * share(title) + 4 * share(heading) + share(text) + together + word };
  });
  return fits.sort((one, other) => other.score - one.score)[0];
}

/** Some words from shortly before the first that was found. */
function excerptOf(text: string, terms: readonly string[], language: Language): readonly Marked[] {
  // A Chinese character says more than a letter, and is twice as wide.
  const length = language === 'zh' ? 80 : 180;
  const [first = 0] = rangesOf(text, terms)[0] ?? [];
  const before = Math.floor(first - length / 4);
  // At the beginning of a word, or of a part of a Chinese sentence.
  const gap = text.slice(before, first).search(/[\s。；，：、][^\s·]/u);
  const from = first <= length / 2 ? 0 : gap < 0 ? first : before + gap + 1;
  return marked(`${from > 0 ? '…' : ''}${excerpt(text.slice(from), language, length)}`, terms);
}

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
const holdsTerm = (text: string, term: string): boolean =>
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
function rangesOf(text: string, terms: readonly string[]): readonly (readonly [from: number, to: number])[] {
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
