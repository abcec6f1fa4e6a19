import { expect, test } from 'vitest';
import { factsShown, knownFacts } from '../../src/i18n/opportunity-facts.ts';

const today = '2026-11-25';
const shown = (confirmedOn: string, published: string) =>
  factsShown({ stage: 'idea', confirmedOn, createdAt: `${published}T10:00:00.000Z` }, today);

test('A page omits a confirmation from before its publication', () => {
  expect(shown('2026-11-12', '2026-11-23')).toEqual({ stage: 'idea' });
  expect(shown('2026-11-23', '2026-11-23')).toEqual({ stage: 'idea', confirmedOn: '2026-11-23' });
});

test('A page shows a confirmation from long ago', () => {
  expect(shown('2026-01-31', '2026-11-23')).toEqual({ stage: 'idea', confirmedOn: '2026-01-31' });
});

test('An empty list does not count as a known fact', () => {
  expect(knownFacts({ seeking: [], open: ['water'], stage: 'idea' })).toEqual(expect.not.arrayContaining(['seeking']));
  expect(knownFacts({ seeking: ['equity'] })).toEqual(['seeking']);
});
