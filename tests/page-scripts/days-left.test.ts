import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { daysLeftText } from '../../src/page-scripts/days-left.ts';

const said = {
  en: ['over 12 years left', 'over 2 years left', '227 days left', '1 day left', 'last day today', 'ended'],
  es: [
    'quedan más de 12 años',
    'quedan más de 2 años',
    'quedan 227 días',
    'queda 1 día',
    'hoy es el último día',
    'terminó',
  ],
  zh: ['还剩12年以上', '还剩2年以上', '还剩227天', '还剩1天', '今日截止', '已终止'],
} as const;

for (const language of languages) {
  test(`A deadline shows the days left, or whole years from two years on, in ${language}`, () => {
    const { daysLeft, yearsLeft: years, lastDay, ended } = dictionaryOf(language).incentives;
    const on = (today: string) => daysLeftText('2027-07-08', today, { language, ...daysLeft, years, lastDay, ended });
    expect([
      on('2014-07-08'),
      on('2025-07-06'),
      on('2026-11-23'),
      on('2027-07-07'),
      on('2027-07-08'),
      on('2027-07-09'),
    ]).toEqual(said[language]);
  });
}

test('A leap day counts as a day left', () => {
  const texts = { language: 'en', ...dictionaryOf('en').incentives.daysLeft, years: '', lastDay: '', ended: '' };
  expect(daysLeftText('2028-03-06', '2028-02-28', texts)).toBe('7 days left');
});
