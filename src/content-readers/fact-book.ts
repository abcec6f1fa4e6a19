import { getCollection } from 'astro:content';
import { type Fact, type FactBook, type Law, placeholderKeys, type Source } from '#domain/fact-book';
import type { Language } from '#domain/language';
import type { Citation } from '../i18n/fact-words';
import { expectValue } from './expect-value';

/** The facts, laws, sources and publishers of the whole site. */
export async function readFactBook(): Promise<FactBook> {
  const [facts, laws, sources, publishers] = await Promise.all([
    getCollection('facts'),
    getCollection('laws'),
    getCollection('sources'),
    getCollection('publishers'),
  ]);
  return { facts: together(facts), laws: together(laws), sources: together(sources), publishers: together(publishers) };
}

/** A fact's publisher and year, for the line under a figure. */
export function citationOf(book: FactBook, key: string, language: Language): Citation {
  const fact = expectValue(book.facts.get(key), `content/facts: expected ${key}`);
  return { publisher: fact.publisher && book.publishers.get(fact.publisher)?.[language], year: fact.year };
}

/** The facts, laws and sources that a page cites. */
export interface Cited {
  readonly facts: readonly Fact[];
  readonly laws: readonly (readonly [key: string, law: Law])[];
  readonly sources: readonly Source[];
}

/** Collects the facts and laws named by placeholders in texts, and the sources given by key. */
export function citedIn(book: FactBook, texts: readonly string[], sourceKeys: readonly string[] = []): Cited {
  const keys = [...new Set(texts.flatMap(placeholderKeys))];
  return {
    facts: keys.flatMap((key) => book.facts.get(key) ?? []),
    laws: keys.flatMap((key) => {
      const law = book.laws.get(key);
      return law ? [[key, law] as const] : [];
    }),
    sources: sourceKeys.flatMap((key) => book.sources.get(key) ?? []),
  };
}

/** Oldest day on which any of a page's sources or texts was checked, `YYYY-MM-DD`. */
export function oldestCheck({ facts, laws, sources }: Cited, ofTexts: readonly string[]): string | undefined {
  const ofCited = [...facts, ...laws.map(([, law]) => law), ...sources].map(({ checkedOn }) => checkedOn);
  return [...ofCited, ...ofTexts].sort()[0];
}

function together<Entry>(files: readonly { readonly data: Readonly<Record<string, Entry>> }[]): Map<string, Entry> {
  return new Map(files.flatMap(({ data }) => Object.entries(data)));
}
