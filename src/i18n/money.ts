import { perLanguage } from '#domain/formatters';
import type { Language } from '#domain/language';
import type { Investment } from '#domain/opportunity/facts';
import { grouping } from './fill.ts';
import { notations } from './languages/index.ts';
import type { NumberUnit } from './languages/types.ts';

/** Formats whole US dollars, or a range, as the language's business press does: “US$10–20 million”, “1000万至2000万美元”. */
export function investmentText({ from, to = from }: Investment, language: Language): string {
  const { dollars, units, dash, repeatsUnit } = notations[language];
  const unit = unitOf(from, units);
  const hasOwnUnit = repeatsUnit || unit !== unitOf(to, units);
  const first = hasOwnUnit ? withUnit(from, units, language) : number(from, unit, language);
  const last = withUnit(to, units, language);
  return dollars.replace('#', from === to ? last : first + dash + last);
}

/** Formats whole US dollars. */
export function sumText(sum: number, language: Language): string {
  return investmentText({ from: sum }, language);
}

/** Formats a number in the largest unit that it reaches, if any. */
export function withUnit(value: number, units: readonly NumberUnit[], language: Language): string {
  const unit = unitOf(value, units);
  const text = number(value, unit, language);
  return text + ((text === '1' && unit.one) || unit.name);
}

const one: NumberUnit = { from: 1, name: '' };

const unitOf = (value: number, units: readonly NumberUnit[]): NumberUnit =>
  units.find(({ from }) => value >= from) ?? one;

const number = (value: number, { from, digits = 2 }: NumberUnit, language: Language): string =>
  numbers[value < 1 ? 4 : digits](language).format(value / from);

const numbersOf = (maximumFractionDigits: number) =>
  perLanguage(
    (language) => new Intl.NumberFormat(language, { maximumFractionDigits, useGrouping: grouping(language) }),
  );

/** By decimals; 4: prices of less than one, US$0.0752 per kWh. */
const numbers = { 2: numbersOf(2), 3: numbersOf(3), 4: numbersOf(4) } as const;
