import { type Fact, type FactBook, type FactUnit, type Law, replacePlaceholders } from '#domain/fact-book';
import { perLanguage } from '#domain/formatters';
import type { Language } from '#domain/language';
import { dayText } from './day-text.ts';
import { sumText } from './money.ts';

/** Replaces the placeholders of facts and laws in a text; unknown ones stay unchanged. */
export function withFacts(text: string, book: FactBook, language: Language): string {
  return replacePlaceholders(text, (key, form) => {
    const [fact, law] = [book.facts.get(key), book.laws.get(key)];
    if (fact) return factWords(fact, language, form === 'bare');
    return law && lawWords(key, law, language, form === 'name');
  });
}

/** A fact for use in a sentence: “US$200 million”, “30 years”; `bare` leaves out the unit. */
export function factWords({ value, unit }: Pick<Fact, 'value' | 'unit'>, language: Language, bare = false): string {
  if (typeof value === 'string') return dayText(value, language);
  if (unit === 'year') return String(value);
  if (unit === 'usd' && !bare) return sumText(value, language);
  const number = unit === 'ars' && !bare ? inMillions(value, language) : written(value, language);
  const words = unitWords[unit]?.[language];
  if (bare || !words) return number;
  const form = plural(language).select(value) === 'one' ? (words.one ?? words.other) : words.other;
  return form.replace('#', number);
}

/** The unit after a figure, with its space: “ km²”, “%”; empty for plain counts. */
export function unitText(unit: FactUnit, language: Language): string {
  return unitWords[unit]?.[language].other.replace('#', '') ?? '';
}

/** A law for use in a sentence: “Law 24.196”; `named` adds its name, “Mining Investment Law (Law 24.196)”. */
export function lawWords(key: string, law: Law, language: Language, named = false): string {
  const { number, year, name } = law;
  const kind = lawKinds[key.split('-')[0] ?? ''];
  if (!kind || number === undefined) {
    return brackets[language](name[language], String(year));
  }
  const numbered = kind[language].replace('#', numberWords[language](number));
  return named ? brackets[language](name[language], numbered) : numbered;
}

const brackets: Readonly<Record<Language, (name: string, within: string) => string>> = {
  en: (name, within) => `${name} (${within})`,
  es: (name, within) => `${name} (${within})`,
  zh: (name, within) => `${name}（${/^\d+$/.test(within) ? `${within}年` : within}）`,
};

/** The number of a law, “27.742”, or of a communication, “A 8226”, in each language's notation. */
const numberWords: Readonly<Record<Language, (number: string) => string>> = {
  en: (number) => number,
  es: (number) => number.replace(/^[A-Z](?= )/, '“$&”'),
  // Argentina separates thousands by a dot; in Chinese it would be a decimal point.
  zh: (number) => number.replace('.', ''),
};

/** By the first word of the key. `#` stands for the number. */
const lawKinds: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  law: { en: 'Law #', es: 'Ley #', zh: '第#号法律' },
  decree: { en: 'Decree #', es: 'Decreto #', zh: '第#号法令' },
  general: { en: 'General Resolution #', es: 'Resolución General #', zh: '第#号总决议' },
  resolution: { en: 'Resolution #', es: 'Resolución #', zh: '第#号决议' },
  communication: { en: 'Communication #', es: 'Comunicación #', zh: '#号通函' },
};

interface Forms {
  readonly one?: string;
  readonly other: string;
}

/** `#` stands for the number. A no-break space keeps it with its unit. */
const unitWords: Readonly<Partial<Record<FactUnit, Readonly<Record<Language, Forms>>>>> = {
  ars: { en: { other: 'AR$#' }, es: { other: '# pesos' }, zh: { other: '#比索' } },
  percent: { en: { other: '#%' }, es: { other: '# %' }, zh: { other: '#%' } },
  metres: {
    en: { one: '# metre', other: '# metres' },
    es: { one: '# metro', other: '# metros' },
    zh: { other: '#米' },
  },
  km: { en: { other: '# km' }, es: { other: '# km' }, zh: { other: '#公里' } },
  km2: { en: { other: '# km²' }, es: { other: '# km²' }, zh: { other: '#平方公里' } },
  m3: { en: { other: '# m³' }, es: { other: '# m³' }, zh: { other: '#立方米' } },
  hectares: {
    en: { one: '# hectare', other: '# hectares' },
    es: { one: '# hectárea', other: '# hectáreas' },
    zh: { other: '#公顷' },
  },
  years: { en: { one: '# year', other: '# years' }, es: { one: '# año', other: '# años' }, zh: { other: '#年' } },
  months: { en: { one: '# month', other: '# months' }, es: { one: '# mes', other: '# meses' }, zh: { other: '#个月' } },
  days: { en: { one: '# day', other: '# days' }, es: { one: '# día', other: '# días' }, zh: { other: '#天' } },
  hours: { en: { one: '# hour', other: '# hours' }, es: { one: '# hora', other: '# horas' }, zh: { other: '#小时' } },
  megawatts: { en: { other: '# MW' }, es: { other: '# MW' }, zh: { other: '#兆瓦' } },
  tonnes: {
    en: { one: '# tonne', other: '# tonnes' },
    es: { one: '# tonelada', other: '# toneladas' },
    zh: { other: '#吨' },
  },
};

/** Formats a number: Chinese in 万 (10,000) and 亿 (100 million), without separators. */
export function written(value: number, language: Language): string {
  if (language !== 'zh' || value < 10_000) return numbers(language).format(value);
  return value < 100_000_000
    ? `${numbers(language).format(value / 10_000)}万`
    : `${longNumbers(language).format(value / 100_000_000)}亿`;
}

/** Formats an amount in pesos: in English and Spanish in millions if that loses no digit, “1,335 million”. */
function inMillions(sum: number, language: Language): string {
  const millions = sum / 1_000_000;
  const name = millionNames[language];
  if (!name || millions < 1 || sum % 10_000 !== 0) return written(sum, language);
  return `${numbers(language).format(millions)}\u00a0${millions === 1 ? name.one : name.other}`;
}

const millionNames: Readonly<Record<Language, { readonly one: string; readonly other: string } | undefined>> = {
  en: { one: 'million', other: 'million' },
  es: { one: 'millón de', other: 'millones de' },
  zh: undefined,
};

const numbersOf = (maximumFractionDigits: number) =>
  perLanguage(
    (language) =>
      new Intl.NumberFormat(language, { maximumFractionDigits, useGrouping: language === 'zh' ? false : 'auto' }),
  );
const numbers = numbersOf(2);
/** 亿 is 100 million: three decimals are exact to 100,000. */
const longNumbers = numbersOf(3);
const plural = perLanguage((language) => new Intl.PluralRules(language));
