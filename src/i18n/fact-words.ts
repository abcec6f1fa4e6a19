import { type Fact, type FactBook, type FactUnit, type Law, replacePlaceholders } from '#domain/fact-book';
import { dateFormat, perLanguage } from '#domain/formatters';
import type { Language } from '#domain/language';
import type { Dictionary } from './dictionary.ts';
import { fill } from './fill.ts';
import { bracketed, dayText } from './intl.ts';
import { wordings } from './languages/index.ts';
import type { LawKind, Wording } from './languages/types.ts';
import { sumText, withUnit } from './money.ts';

/** Replaces the placeholders of facts and laws in a text; unknown ones stay unchanged. */
export function withFacts(text: string, book: FactBook, language: Language): string {
  return replacePlaceholders(text, (key, form) => {
    const [fact, law] = [book.facts.get(key), book.laws.get(key)];
    if (fact) return factWords(fact, language, form === 'bare');
    return law && lawWords(key, law, language, form === 'name');
  });
}

/** A fact for use in a sentence: “US$75 per MWh”, “30 years”; `bare` leaves out the unit. */
export function factWords(fact: Pick<Fact, 'value' | 'unit' | 'per'>, language: Language, bare = false): string {
  const { value, unit, per } = fact;
  if (typeof value === 'string') return dayText(value, language);
  // The sign stands before the currency.
  if (value < 0) return `−${factWords({ ...fact, value: -value }, language, bare)}`;
  return measured(value, unit, language, bare) + (per && !bare ? wordings[language].perUnits[per] : '');
}

function measured(value: number, unit: FactUnit, language: Language, bare: boolean): string {
  if (unit === 'year') return String(value);
  if (unit === 'usd' && !bare) return sumText(value, language);
  const number = unit === 'ars' && !bare ? inMillions(value, language) : numberText(value, unit, language);
  if (bare || !isCounted(unit)) return number;
  const words = wordings[language].factUnits[unit];
  const form = plural(language).select(value) === 'one' ? (words.one ?? words.other) : words.other;
  return form.replace('#', number);
}

/** The unit after a figure, with its space: “ km²”, “%”; empty for plain counts. */
export function unitText(unit: FactUnit, language: Language): string {
  return isCounted(unit) ? wordings[language].factUnits[unit].other.replace('#', '') : '';
}

/** A law for use in a sentence: “Law 24.196”; `named` adds its name, “Mining Investment Law (Law 24.196)”. */
export function lawWords(key: string, law: Law, language: Language, named = false): string {
  const { number, year, name } = law;
  const { laws, lawNumber } = wordings[language];
  const [kind = ''] = key.split('-');
  if (!isLawKind(kind) || number === undefined) return name[language] + bracketed(yearText(year, language), language);
  const numbered = laws[kind].replace('#', lawNumber(number));
  return named ? name[language] + bracketed(numbered, language) : numbered;
}

/** A year, in Chinese followed by 年. */
export function yearText(year: number, language: Language): string {
  return wordings[language].year.replace('#', String(year));
}

/** A period in words, of a year (`2025`), a quarter (`2025-Q3`) or a month (`2025-09`). */
export function periodText(period: string, language: Language): string {
  const [year = '', part] = period.split('-');
  if (part === undefined) return yearText(Number(year), language);
  const quarter = wordings[language].quarters[Number(part.slice(1)) - 1];
  return part.startsWith('Q') && quarter ? quarter.replace('#', year) : months(language).format(new Date(period));
}

const months = dateFormat({ year: 'numeric', month: 'long', timeZone: 'UTC' });

/** The source of a figure: the site's owner if there is no publisher. Some publishers give no year. */
export interface Citation {
  readonly publisher?: string | undefined;
  readonly year?: number | undefined;
}

/** The line under a figure that names its publisher and year. */
export function citation(texts: Dictionary['site'], { publisher, year }: Citation): string {
  if (publisher === undefined) return texts.ownersFigure;
  return year === undefined
    ? fill(texts.source, { source: publisher })
    : fill(texts.sourceOfYear, { source: publisher, year });
}

/** The site of a URL: “indec.gob.ar”. */
export const hostName = (url: string): string => new URL(url).host.replace(/^www\./, '');

/** Sorts figures: those with a publisher first, then those of the site's owner. */
export function sourcedFirst<Figure extends { readonly cited: Citation }>(
  figures: readonly Figure[],
): readonly Figure[] {
  const isSourced = ({ cited }: Figure) => cited.publisher !== undefined;
  return [...figures.filter(isSourced), ...figures.filter((figure) => !isSourced(figure))];
}

const isLawKind = (kind: string): kind is LawKind => Object.hasOwn(wordings.en.laws, kind);

const isCounted = (unit: FactUnit): unit is keyof Wording['factUnits'] => Object.hasOwn(wordings.en.factUnits, unit);

/** Large counts have the units of their language; an index or a rate has all its digits. */
function numberText(value: number, unit: FactUnit, language: Language): string {
  return unit === 'index' || unit === 'ars-per-usd' ? withUnit(value, [], language) : written(value, language);
}

/** Formats a number: Chinese in 万 (10,000) and 亿 (100 million), without separators. */
export function written(value: number, language: Language): string {
  return withUnit(value, wordings[language].countUnits, language);
}

/**
 * Formats an amount in pesos: in English and Spanish in millions if that loses no digit, “1,335 million”, and from a
 * million millions on in those, with three decimals.
 */
export function inMillions(sum: number, language: Language): string {
  const millions = sum / 1_000_000;
  const { million, trillion } = wordings[language];
  if (trillion && sum >= trillions.from) {
    const text = withUnit(sum, [trillions], language);
    return `${text}\u00a0${text === '1' ? trillion.one : trillion.other}`;
  }
  if (!million || millions < 1 || sum % 10_000 !== 0) return written(sum, language);
  return `${withUnit(millions, [], language)}\u00a0${millions === 1 ? million.one : million.other}`;
}

const trillions = { from: 1_000_000_000_000, name: '', digits: 3 } as const;

const plural = perLanguage((language) => new Intl.PluralRules(language));
