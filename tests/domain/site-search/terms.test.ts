import { expect, test } from 'vitest';
import { marked, typedTerm, wantedIn, wordTerms } from '#domain/site-search/terms';
import { fc } from '../../support/properties.ts';

const inBrackets = (text: string, search: string) =>
  marked(text, wordTerms(search).map(typedTerm))
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
  expect(inBrackets('矿业\u200b外\u200b汇', '外汇')).toBe('矿业\u200b[外\u200b汇]');
});

test('Only the searched words are marked in Chinese text', () => {
  expect(inBrackets('矿业投资法与外汇', '外汇')).toBe('矿业投资法与[外汇]');
});

test('Marking never changes the text, whatever is searched for', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (text, search) => {
      expect(
        marked(text, wordTerms(search).map(typedTerm))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('A number is found whole, with or without separators', () => {
  expect(inBrackets('1,000 hectares, 1.000 ha, 1000 km, 10,000 and 1,000,000', '1000')).toBe(
    '[1,000] hectares, [1.000] ha, [1000] km, 10,000 and 1,000,000',
  );
  expect(inBrackets('1000 ha', '1,000')).toBe('[1000] ha');
});

const found = (text: string, search: string, synonyms: readonly (readonly string[])[]) =>
  marked(
    text,
    wantedIn(search, synonyms).flatMap(({ typed, others }) => [...typed, ...others]),
  )
    .filter(({ isFound }) => isFound)
    .map(({ text }) => text);

test('A synonym is found as a whole word or phrase, in singular or plural, and never as the beginning of a word', () => {
  const synonyms = [
    ['labour cost', 'labor cost', 'wage'],
    ['hectare', 'ha'],
  ];
  expect(found('Wages and wagers, labour costs', 'Labor costs', synonyms)).toEqual(['Wages', 'labour costs']);
  expect(found('Have 5 ha', 'hectares', synonyms)).toEqual(['ha']);
  expect(found('Salario, remuneraciones', 'remuneracion', [['salario', 'remuneración']])).toEqual([
    'Salario',
    'remuneraciones',
  ]);
  expect(found('购电合同市场', 'PPA', [['PPA', '购电合同']])).toEqual(['购电合同']);
});

test('Words that say nothing are left out of a search that has others', () => {
  expect(found('The cost of the land', 'cost of land', [])).toEqual(['cost', 'land']);
  expect(found('The cost of it', 'of the', [])).toEqual(['The', 'of']);
});
