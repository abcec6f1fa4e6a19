import { excerpt, wordSegments } from '#domain/excerpt';
import type { Language } from '#domain/language';
import { folded, holdsTerms, searchTerms } from '#domain/list/search';
import type { IndexedPage, IndexedPart } from '#domain/site-search/index-file';

/** A page that was found, by the part of it that fits best. */
export interface Found {
  readonly kind: IndexedPage['kind'];
  readonly url: string;
  readonly title: readonly Marked[];
  /** The heading of the part that fits best. */
  readonly heading: readonly Marked[];
  /** From about the first word that was found on. */
  readonly excerpt: readonly Marked[];
}

/** The pages that hold all that is searched for, the best of each kind first. */
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

/** The part of a page that fits best, if the page as a whole holds every term. */
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

const lengths = { en: 180, es: 180, zh: 80 } as const satisfies Record<Language, number>;

/** Some words from shortly before the first that was found. */
function excerptOf(text: string, terms: readonly string[], language: Language): readonly Marked[] {
  const length = lengths[language];
  const [first = 0] = rangesOf(text, terms)[0] ?? [];
  const before = Math.floor(first - length / 4);
  // Where a word, or a part of a Chinese sentence, begins.
  const gap = text.slice(before, first).search(/[\s。；，：、][^\s·]/u);
  const from = first <= length / 2 ? 0 : gap < 0 ? first : before + gap + 1;
  return marked(`${from > 0 ? '…' : ''}${excerpt(text.slice(from), language, length)}`, terms);
}

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
const holdsTerm = (text: string, term: string): boolean =>
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
