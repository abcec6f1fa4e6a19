import { type CollectionEntry, getEntry, render } from 'astro:content';
import type { Language } from '#domain/language';
import { type RegimeKey, type RegimeScope, regimeKeys, type Threshold } from '#domain/regimes';
import { filled, readFact, readPublisherName } from './facts';
import { required } from './required';

/** A threshold, and what it is for where it does not hold for everything. */
interface RegimeThreshold extends Threshold {
  readonly about?: string | undefined;
}

/** The day on which a regime ends, or until which it takes applications. */
export interface RegimeDeadline {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Nobody could confirm it. */
  readonly uncertain: boolean;
}

/** An incentive regime, in one language. */
export interface Regime extends RegimeScope {
  readonly key: RegimeKey;
  readonly name: string;
  readonly summary: string;
  readonly who: string;
  readonly benefit: string;
  readonly minimum: readonly RegimeThreshold[];
  readonly deadline?: RegimeDeadline | undefined;
  readonly authority: string;
  /** `YYYY-MM-DD`. */
  readonly checkedOn: string;
}

/** All regimes, in the order of the table. */
export async function readRegimes(language: Language): Promise<readonly Regime[]> {
  return Promise.all(regimeKeys.map((key) => readRegime(language, key)));
}

/** One regime. */
export async function readRegime(language: Language, key: RegimeKey): Promise<Regime> {
  const { data } = required(await getEntry('regimes', key), `content/regimes/${key}.yaml: expected this file`);
  const { data: texts } = await readRegimeText(language, key);
  const { sectors, provinces, minimum, deadline, authority, checkedOn } = data;
  return {
    ...{ key, sectors, provinces, checkedOn, name: texts.name },
    summary: await filled(texts.summary, language),
    who: await filled(texts.who, language),
    benefit: await filled(texts.benefit, language),
    minimum: await Promise.all(
      minimum.map(async ({ fact, about, ...threshold }) => ({
        ...threshold,
        sum: await readSum(fact),
        about: about?.[language],
      })),
    ),
    deadline: deadline === undefined ? undefined : await readDeadline(deadline),
    authority: await readPublisherName(authority, language),
  };
}

/** A regime's text, and the keys of the laws and sources that stand in its data. */
export async function readRegimeText(language: Language, key: RegimeKey): Promise<CollectionEntry<'regimeTexts'>> {
  const id = `${language}/${key}`;
  return required(await getEntry('regimeTexts', id), `content/regimes/${id}.md: expected this file`);
}

/** A regime's text, ready to show. */
export async function renderRegime(language: Language, key: RegimeKey) {
  return render(await readRegimeText(language, key));
}

async function readSum(key: string): Promise<number> {
  const { value } = await readFact(key);
  if (typeof value !== 'number') throw new Error(`content/facts, ${key}: expected a sum in US dollars`);
  return value;
}

async function readDeadline(key: string): Promise<RegimeDeadline> {
  const { value, uncertain = false } = await readFact(key);
  if (typeof value !== 'string') throw new Error(`content/facts, ${key}: expected a date`);
  return { day: value, uncertain };
}
