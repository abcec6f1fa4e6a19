import { excerpt } from '#domain/excerpt';
import type { Language } from '#domain/language';
import { folded } from '#domain/list/search';
import type { IndexedPage, IndexedPart } from '#domain/site-search/index-file';
import { characterTerms, holdsTerm, type Marked, marked, rangesOf, wordTerms } from '#domain/site-search/terms';

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

/** Some words from shortly before the first that was found. */
function excerptOf(text: string, terms: readonly string[], language: Language): readonly Marked[] {
  // A Chinese character says more than a letter, and is twice as wide.
  const length = language === 'zh' ? 80 : 180;
  const [first = 0] = rangesOf(text, terms)[0] ?? [];
  const before = Math.floor(first - length / 4);
  // Where a word, or a part of a Chinese sentence, begins.
  const gap = text.slice(before, first).search(/[\s。；，：、][^\s·]/u);
  const from = first <= length / 2 ? 0 : gap < 0 ? first : before + gap + 1;
  return marked(`${from > 0 ? '…' : ''}${excerpt(text.slice(from), language, length)}`, terms);
}
