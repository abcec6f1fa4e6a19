import { expect, test } from 'vitest';
import { type Fact, type FactBook, factUnits, type Law, perUnits, placeholderKeys } from '#domain/fact-book';
import { languages } from '#domain/language';
import { factWords, lawWords, periodText, unitText, withFacts } from '../../src/i18n/fact-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['usd', 200_000_000, 'US$200 million', 'US$ 200 millones', '2亿美元'],
  ['usd', 331_500_000, 'US$331.5 million', 'US$ 331,5 millones', '3.315亿美元'],
  ['ars', 1_000_000, 'AR$1 million', '1 millón de pesos', '100万比索'],
  ['ars', 133_500_000, 'AR$133.5 million', '133,5 millones de pesos', '1.335亿比索'],
  ['ars', 1_335_000_000, 'AR$1,335 million', '1335 millones de pesos', '13.35亿比索'],
  ['ars', 1_335_141_857, 'AR$1,335,141,857', '1.335.141.857 pesos', '13.351亿比索'],
  ['ars', 7_327_029_000_000, 'AR$7.327 trillion', '7,327 billones de pesos', '7.327万亿比索'],
  ['ars', 1_000_000_000_000, 'AR$1 trillion', '1 billón de pesos', '1万亿比索'],
  ['ars', 1102.28, 'AR$1,102.28', '1102,28 pesos', '1102.28比索'],
  ['percent', 13.5, '13.5%', '13,5 %', '13.5%'],
  ['number', 5800, '5,800', '5800', '5800'],
  ['people', 3_121_707, '3,121,707', '3.121.707', '312.17万'],
  ['metres', 4000, '4,000 metres', '4000 metros', '4000米'],
  ['km', 5000, '5,000 km', '5000 km', '5000公里'],
  ['km2', 5800, '5,800 km²', '5800 km²', '5800平方公里'],
  ['hectares', 1000, '1,000 hectares', '1000 hectáreas', '1000公顷'],
  ['years', 30, '30 years', '30 años', '30年'],
  ['years', 1, '1 year', '1 año', '1年'],
  ['months', 6, '6 months', '6 meses', '6个月'],
  ['days', 180, '180 days', '180 días', '180天'],
  ['hours', 8, '8 hours', '8 horas', '8小时'],
  ['megawatts', 4193, '4,193 MW', '4193 MW', '4193兆瓦'],
  ['m3', 2, '2 m³', '2 m³', '2立方米'],
  ['tonnes', 2, '2 tonnes', '2 toneladas', '2吨'],
  ['usd', -1_200_000_000, '−US$1.2 billion', '−US$ 1200 millones', '−12亿美元'],
  ['usd', 0.0752, 'US$0.0752', 'US$ 0,0752', '0.0752美元'],
  ['percent', -1.8, '−1.8%', '−1,8 %', '−1.8%'],
  ['points', 612, '612 basis points', '612 puntos básicos', '612个基点'],
  ['index', 12345.67, '12,345.67', '12.345,67', '12345.67'],
  ['ars-per-usd', 1450.5, 'AR$1,450.5 per US dollar', '1450,5 pesos por dólar', '1美元兑1450.5比索'],
  ['year', 2029, '2029', '2029', '2029'],
  ['date', '2027-07-08', '8 July 2027', '8 de julio de 2027', '2027年7月8日'],
  ['date', '2025-01-01', '1 January 2025', '1.º de enero de 2025', '2025年1月1日'],
] as const)(
  'The fact in the unit %s with the value %s is written correctly in each language',
  (unit, value, ...expected) => {
    expect(languages.map((language) => plain(factWords({ value, unit }, language)))).toEqual(expected);
  },
);

test('Every unit can be written, with or without its word', () => {
  for (const unit of factUnits) {
    if (unit === 'date') continue;
    for (const language of languages) {
      expect(factWords({ value: 7, unit }, language)).toContain('7');
      expect(factWords({ value: 7, unit }, language, true)).toBe('7');
    }
  }
});

test('A unit without a figure begins with the space that separates it from one', () => {
  const each = (unit: Fact['unit']) => languages.map((language) => plain(unitText(unit, language)));
  expect(each('km2')).toEqual([' km²', ' km²', '平方公里']);
  expect(each('percent')).toEqual(['%', ' %', '%']);
  expect(each('people')).toEqual(['', '', '']);
});

test('A year, a quarter and a month are written in words', () => {
  const each = (period: string) => languages.map((language) => periodText(period, language));
  expect(each('2025')).toEqual(['2025', '2025', '2025年']);
  expect(each('2025-Q3')).toEqual(['third quarter of 2025', 'tercer trimestre de 2025', '2025年第三季度']);
  expect(each('2025-09')).toEqual(['September 2025', 'septiembre de 2025', '2025年9月']);
});

test.each([
  ['usd', 75, 'mwh', 'US$75 per MWh', 'US$ 75 por MWh', '75美元/兆瓦时'],
  ['ars', 1_350_000, 'month', 'AR$1.35 million a month', '1,35 millones de pesos por mes', '135万比索/月'],
  ['usd', 6.5, 'm2-month', 'US$6.5 per m² a month', 'US$ 6,5 por m² por mes', '6.5美元/平方米·月'],
  ['usd', -2, 'tonne', '−US$2 per tonne', '−US$ 2 por tonelada', '−2美元/吨'],
] as const)('A price of %s %d per %s is written as each language writes it', (unit, value, per, ...expected) => {
  expect(languages.map((language) => plain(factWords({ value, unit, per }, language)))).toEqual(expected);
});

test('Each quantity or time that a price may refer to has words in each language', () => {
  for (const per of perUnits) {
    const texts = languages.map((language) => factWords({ value: 7, unit: 'usd', per }, language));
    expect(texts.every((text) => /7.*[\p{L}²³]/u.test(text))).toBe(true);
    expect(factWords({ value: 7, unit: 'usd', per }, 'en', true)).toBe('7');
  }
});

const law: Law = {
  number: '24.196',
  year: 1993,
  name: { en: 'Mining Investment Law', es: 'Ley de Inversiones Mineras', zh: '《矿业投资法》' },
  status: 'in-force',
  checkedOn: '2026-11-23',
};

test('A law has its kind, its number and, on request, its name', () => {
  const each = (key: string, named: boolean) => languages.map((language) => lawWords(key, law, language, named));
  expect(each('law-24196', false)).toEqual(['Law 24.196', 'Ley 24.196', '第24196号法律']);
  expect(each('decree-24196', false)).toEqual(['Decree 24.196', 'Decreto 24.196', '第24196号法令']);
  expect(each('law-24196', true)).toEqual([
    'Mining Investment Law (Law 24.196)',
    'Ley de Inversiones Mineras (Ley 24.196)',
    '《矿业投资法》（第24196号法律）',
  ]);
});

test('Central bank communications and general resolutions are cited by each language’s convention', () => {
  const cited = (key: string, number: string) =>
    languages.map((language) => lawWords(key, { ...law, number }, language));
  expect(cited('communication-a-8226', 'A 8226')).toEqual([
    'Communication A 8226',
    'Comunicación “A” 8226',
    'A 8226号通函',
  ]);
  expect(cited('general-resolution-igj-15-2024', '15/2024')).toEqual([
    'General Resolution 15/2024',
    'Resolución General 15/2024',
    '第15/2024号总决议',
  ]);
});

test('A treaty is cited by its name and year', () => {
  const { number: _, ...treaty } = law;
  expect(lawWords('treaty-china-1992', treaty, 'en')).toBe('Mining Investment Law (1993)');
  expect(lawWords('treaty-china-1992', treaty, 'zh')).toBe('《矿业投资法》（1993年）');
});

test('Fact placeholders are filled in a text; dictionary placeholders and unknown keys are kept', () => {
  const stability: Fact = { value: 30, unit: 'years', about: 'Stability', checkedOn: '2026-11-23' };
  const book: FactBook = {
    facts: new Map([['mining-stability', stability]]),
    laws: new Map([['law-24196', law]]),
    sources: new Map(),
    publishers: new Map(),
  };
  const text = '{law-24196:name}: {mining-stability}, {mining-stability:bare}, {count}, {no-such-key}';
  expect(plain(withFacts(text, book, 'en'))).toBe(
    'Mining Investment Law (Law 24.196): 30 years, 30, {count}, {no-such-key}',
  );
  expect(placeholderKeys(text)).toEqual(['law-24196', 'mining-stability', 'no-such-key']);
});
