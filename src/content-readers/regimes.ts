import { type CollectionEntry, getEntry } from 'astro:content';
import type { FactBook } from '#domain/fact-book';
import type { Language } from '#domain/language';
import { type RegimeKey, type RegimeRules, type RegimeScope, regimeKeys } from '#domain/opportunity/regimes';
import { withFacts } from '../i18n/fact-words';
import { expectValue } from './expect-value';
import { citedIn, readFactBook } from './fact-book';

/** The last day of a regime, or of its applications. */
export interface RegimeDeadline {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Not confirmed. */
  readonly uncertain: boolean;
}

/** An incentive regime, in one language. */
export interface Regime extends RegimeScope, RegimeRules {
  readonly key: RegimeKey;
  readonly name: string;
  readonly summary: string;
  readonly who: string;
  readonly benefit: string;
  readonly deadline?: RegimeDeadline | undefined;
  readonly authority: string;
  /** `YYYY-MM-DD`. */
  readonly checkedOn: string;
}

/** All regimes in table order. */
export async function readRegimes(language: Language): Promise<readonly Regime[]> {
  const book = await readFactBook();
  return Promise.all(regimeKeys.map((key) => readRegime(language, key, book)));
}

/** A regime with its text, and the sources that both cite. */
export async function readRegimePage(language: Language, key: RegimeKey) {
  const book = await readFactBook();
  const [data, text] = [await readData(key), await readText(language, key)];
  const { laws, minimum, deadline = '', sources } = data;
  const named = [...laws, ...minimum.map(({ fact }) => fact), deadline].map((one) => `{${one}}`);
  const cited = citedIn(book, [...named, ...Object.values(text.data), text.body ?? ''], sources);
  return { regime: await readRegime(language, key, book), text, book, cited };
}

async function readRegime(language: Language, key: RegimeKey, book: FactBook): Promise<Regime> {
  const { laws, minimum, deadline, authority, sources, ...rules } = await readData(key);
  const { name, summary, who, benefit } = (await readText(language, key)).data;
  return {
    ...rules,
    key,
    name,
    summary: withFacts(summary, book, language),
    who: withFacts(who, book, language),
    benefit: withFacts(benefit, book, language),
    minimum: minimum.map(({ fact, ...scope }) => ({ ...scope, sum: sumOf(fact, book) })),
    deadline: deadline === undefined ? undefined : deadlineOf(deadline, book),
    authority: expectValue(book.publishers.get(authority), `content/publishers: expected ${authority}`)[language],
  };
}

async function readData(key: RegimeKey): Promise<CollectionEntry<'regimeData'>['data']> {
  return expectValue(await getEntry('regimeData', key), `content/regimes/${key}.yaml: expected this file`).data;
}

async function readText(language: Language, key: RegimeKey): Promise<CollectionEntry<'regimes'>> {
  const id = `${language}/${key}`;
  return expectValue(await getEntry('regimes', id), `content/regimes/${id}.md: expected this file`);
}

function sumOf(key: string, { facts }: FactBook): number {
  const value = facts.get(key)?.value;
  return expectValue(typeof value === 'number' ? value : undefined, `content/facts: expected a sum called ${key}`);
}

function deadlineOf(key: string, { facts }: FactBook): RegimeDeadline {
  const { value, uncertain = false } = facts.get(key) ?? {};
  return {
    day: expectValue(typeof value === 'string' ? value : undefined, `content/facts: expected a day called ${key}`),
    uncertain,
  };
}
