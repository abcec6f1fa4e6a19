import type { Language } from '#domain/language';
import type { Investment } from '#domain/opportunity/facts';
import { perLanguage } from '#domain/per-language';

/** A unit that sums are written in: its name follows the number; sums from `from` US dollars on are written in it. */
interface Unit {
  readonly from: number;
  readonly name: string;
  /** How many digits a sum may have behind the point: as many as keep it whole to ten thousand. */
  readonly digits: 2 | 3;
}

// Spanish counts in millions beyond a thousand of them; Chinese in ten thousands and in hundred millions.
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

/** Words around a sum, or a range, of US dollars. No-break spaces keep a sum in one piece. */
const dollars: Readonly<Record<Language, (sum: string) => string>> = {
  en: (sum) => `US$${sum}`,
  es: (sum) => `US$\u00a0${sum}`,
  zh: (sum) => `${sum}美元`,
};

/** A sum of whole US dollars, or a range of them, as a language's business press writes it: “US$10–20 million”, “1000万至2000万美元”. */
export function investmentText({ from, to }: Investment, language: Language): string {
  if (to === undefined || to === from) return dollars[language](written(from, language));
  if (language === 'zh') return dollars.zh(`${written(from, language)}至${written(to, language)}`);
  const [unit, other] = [unitOf(from, language), unitOf(to, language)];
  const first = unit === other ? number(from, unit, language) : written(from, language);
  return dollars[language](`${first}–${written(to, language)}`);
}

/** A sum of whole US dollars. */
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
    // Chinese groups by ten thousands, so that commas after three digits only hinder.
    const useGrouping = language === 'zh' ? false : 'auto';
    return new Intl.NumberFormat(language, { maximumFractionDigits, useGrouping });
  });
const numbers = { 2: numbersOf(2), 3: numbersOf(3) } as const;

function written(sum: number, language: Language): string {
  const unit = unitOf(sum, language);
  const one = language === 'es' && unit && number(sum, unit, language) === '1';
  return `${number(sum, unit, language)}${one ? '\u00a0millón' : (unit?.name ?? '')}`;
}
