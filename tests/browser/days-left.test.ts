import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { daysLeftText } from '../../src/browser/days-left.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';

const said = {
  en: ['227 days left', '1 day left', 'last day today', 'ended'],
  es: ['quedan 227 días', 'queda 1 día', 'hoy es el último día', 'terminó'],
  zh: ['还剩227天', '还剩1天', '今日截止', '已终止'],
} as const;

for (const language of languages) {
  test(`a deadline is told by its days until the day after, in ${language}`, () => {
    const { daysLeft, lastDay, ended } = dictionaryOf(language).incentives;
    const on = (today: string) => daysLeftText('2027-07-08', today, { language, ...daysLeft, lastDay, ended });
    expect([on('2026-11-23'), on('2027-07-07'), on('2027-07-08'), on('2027-07-09')]).toEqual(said[language]);
  });
}

test('a leap day counts', () => {
  const texts = { language: 'en', ...dictionaryOf('en').incentives.daysLeft, lastDay: '', ended: '' };
  expect(daysLeftText('2028-03-06', '2028-02-28', texts)).toBe('7 days left');
});
