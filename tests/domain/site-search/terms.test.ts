import { expect, test } from 'vitest';
import { marked, wordTerms } from '#domain/site-search/find';
import { fc } from '../../support/properties.ts';

const inBrackets = (text: string, search: string) =>
  marked(text, wordTerms(search))
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

test('Whole words are marked as they are written in the text', () => {
  expect(inBrackets('Inversión, inversiones e inversor', 'inversion')).toBe('[Inversión], [inversiones] e inversor');
  expect(inBrackets('Taxes and a taxi', 'taxes')).toBe('[Taxes] and a [taxi]');
  expect(inBrackets('Straße', 'strasse')).toBe('[Straße]');
});

test('Words with soft hyphens or zero-width characters are found and marked whole', () => {
  expect(inBrackets('A photo\u00advol\u00adtaic plant', 'photovoltaic')).toBe('A [photo\u00advol\u00adtaic] plant');
  expect(inBrackets('A photovoltaic plant', 'photo\u00advoltaic')).toBe('A [photovoltaic] plant');
  expect(inBrackets('矿业\u200b外\u200b汇', '外汇')).toBe('[矿业\u200b外\u200b汇]');
});

test('Only the searched words are marked in Chinese text', () => {
  expect(inBrackets('矿业投资法与外汇', '外汇')).toBe('矿业投资法与[外汇]');
});

test('Marking never changes the text, whatever is searched for', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (text, search) => {
      expect(
        marked(text, wordTerms(search))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
