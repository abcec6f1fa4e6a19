import { perLanguage } from '#domain/formatters';
import type { Language } from '#domain/language';
import type { Investment } from '#domain/opportunity/facts';

/** A unit for amounts of at least `from` US dollars. Its name follows the number. */
interface Unit {
  readonly from: number;
  readonly name: string;
  /** Maximum number of decimals: enough to be exact to 10,000. */
  readonly digits: 2 | 3;
}

// Spanish has no word for a billion and uses thousands of millions; Chinese counts in 万 (10,000) and 亿 (100 million).
const units: Readonly<Record<Language, readonly Unit[]>> = {
  en: [
    { from: 1_000_000_000, name: '\u00a0billion', digits: 2 },
    { from: 1_000_000, name: '\u00a0million', digits: 2 },
  ],
  es: [{ from: 1_000_000, name: '\u00a0millones', digits: 2 }],
  zh: [
    { from: 100_000_000, name: '亿', digits: 3 },
    { from: 10_000, name: '万', digits: 2 },
  ],
};

/** Adds the currency to an amount or a range. No-break spaces prevent line breaks. */
const dollars: Readonly<Record<Language, (sum: string) => string>> = {
  en: (sum) => `US$${sum}`,
  es: (sum) => `US$\u00a0${sum}`,
  zh: (sum) => `${sum}美元`,
};

/** Formats whole US dollars, or a range, as the language's business press does: “US$10–20 million”, “1000万至2000万美元”. */
export function investmentText({ from, to }: Investment, language: Language): string {
  if (to === undefined || to === from) return dollars[language](written(from, language));
  if (language === 'zh') return dollars.zh(`${written(from, language)}至${written(to, language)}`);
  const [unit, other] = [unitOf(from, language), unitOf(to, language)];
  const first = unit === other ? number(from, unit, language) : written(from, language);
  return dollars[language](`${first}–${written(to, language)}`);
}

/** Formats whole US dollars. */
export function sumText(sum: number, language: Language): string {
  return investmentText({ from: sum }, language);
}

function unitOf(sum: number, language: Language): Unit | undefined {
  return units[language].find(({ from }) => sum >= from);
}

function number(sum: number, unit: Unit | undefined, language: Language): string {
  return numbers[unit?.digits ?? 2](language).format(sum / (unit?.from ?? 1));
}

const numbersOf = (maximumFractionDigits: number) =>
  perLanguage((language) => {
    // Chinese groups by four digits, so separators after three would confuse.
    const useGrouping = language === 'zh' ? false : 'auto';
    return new Intl.NumberFormat(language, { maximumFractionDigits, useGrouping });
  });
const numbers = { 2: numbersOf(2), 3: numbersOf(3) } as const;

function written(sum: number, language: Language): string {
  const unit = unitOf(sum, language);
  const one = language === 'es' && unit && number(sum, unit, language) === '1';
  return `${number(sum, unit, language)}${one ? '\u00a0millón' : (unit?.name ?? '')}`;
}
