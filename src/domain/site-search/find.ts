import { excerpt } from '#domain/excerpt';
import type { Language } from '#domain/language';
import { folded } from '#domain/list/search';
import type { IndexedPage, IndexedPart } from '#domain/site-search/index-file';
import {
  characterTerms,
  type Marked,
  marked,
  rangesOf,
  type Synonyms,
  type Term,
  typedTerm,
  type Wanted,
  wantedIn,
} from '#domain/site-search/terms';

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

interface Findings {
  readonly pages: readonly Found[];
  /** No page has everything that was searched for: these have the most of it. */
  readonly isPartial: boolean;
}

/**
 * The pages that contain all that is searched for, in these words or in synonyms, the best first. If there are none, the
 * pages that contain the most of it.
 */
export function findPages(
  pages: readonly IndexedPage[],
  search: string,
  language: Language,
  synonyms: Synonyms = [],
): Findings {
  const phrase = folded(search).trim();
  const byWords = wantedIn(search, synonyms);
  // A Chinese text may have the characters of a word apart.
  const byCharacters = characterTerms(search).map((term): Wanted => ({ typed: [typedTerm(term)], others: [] }));
  for (const wanted of [byWords, byCharacters]) {
    const whole = fitting(pages, wanted, phrase).filter(({ held }) => held === wanted.length);
    if (whole.length > 0) return { pages: shown(whole, wanted, language), isPartial: false };
  }
  const some = fitting(pages, byWords, phrase);
  const most = Math.max(...some.map(({ held }) => held));
  const best = some.filter(({ held }) => held === most);
  return { pages: shown(best, byWords, language), isPartial: best.length > 0 };
}

function shown(fits: readonly Fit[], wanted: readonly Wanted[], language: Language): readonly Found[] {
  const terms = wanted.flatMap(({ typed, others }) => [...typed, ...others]);
  return [...fits]
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
  /** How many of the wanted words and phrases the page holds. */
  readonly held: number;
}

function fitting(pages: readonly IndexedPage[], wanted: readonly Wanted[], phrase: string): readonly Fit[] {
  return pages.flatMap((page) => bestFit(page, wanted, phrase) ?? []);
}

/** The best matching part of a page, if the page holds anything that is wanted. */
function bestFit(page: IndexedPage, wanted: readonly Wanted[], phrase: string): Fit | undefined {
  const title = folded(page.title);
  const parts = page.parts.map((part) => ({ part, heading: folded(part.heading ?? ''), text: folded(part.text) }));
  const whole = [title, ...parts.map(({ heading, text }) => `${heading} ${text}`)].join(' ');
  const held = wanted.filter((one) => weightOf(whole, one) > 0).length;
  if (held === 0) return undefined;
  const share = (text: string) => wanted.reduce((sum, one) => sum + weightOf(text, one), 0) / wanted.length;
  const fits = parts.map(({ part, heading, text }): Fit => {
    const both = `${heading} ${text}`;
    const together = wanted.every((one) => weightOf(both, one) > 0) ? 2 : 0;
    const word = `${title} ${both}`.includes(phrase) ? 2 : 0;
    return { page, part, held, score: 8 * share(title) + 4 * share(heading) + share(text) + together + word };
  });
  return fits.sort((one, other) => other.score - one.score)[0];
}

/** Weight of a synonym; of the words as typed: 1. */
const ofSynonym = 0.7;

function weightOf(text: string, { typed, others }: Wanted): number {
  if (typed.every((term) => holdsTerm(text, term))) return 1;
  return others.some((term) => holdsTerm(text, term)) ? ofSynonym : 0;
}

/** Some words from shortly before the first that was found. */
function excerptOf(text: string, terms: readonly Term[], language: Language): readonly Marked[] {
  // A Chinese character says more than a letter, and is twice as wide.
  const length = language === 'zh' ? 80 : 180;
  const [first = 0] = rangesOf(text, terms)[0] ?? [];
  const before = Math.floor(first - length / 4);
  // At the beginning of a word, or of a part of a Chinese sentence.
  const gap = text.slice(before, first).search(/[\s。；，：、][^\s·]/u);
  const from = first <= length / 2 ? 0 : gap < 0 ? first : before + gap + 1;
  return marked(`${from > 0 ? '…' : ''}${excerpt(text.slice(from), language, length)}`, terms);
}

/** Whether a normalized text contains a term. */
const holdsTerm = (text: string, term: Term): boolean => text.search(term) >= 0;
