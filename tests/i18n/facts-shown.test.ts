import { expect, test } from 'vitest';
import { factsShown, knownFacts } from '../../src/i18n/facts.ts';

const today = '2026-11-25';
const shown = (confirmedOn: string, published: string) =>
  factsShown({ stage: 'idea', confirmedOn, createdAt: `${published}T10:00:00.000Z` }, today);

test('a page names no day of confirmation from before the publication', () => {
  expect(shown('2026-11-12', '2026-11-23')).toEqual({ stage: 'idea' });
  expect(shown('2026-11-23', '2026-11-23')).toEqual({ stage: 'idea', confirmedOn: '2026-11-23' });
});

test('that the last confirmation is long ago is said all the same', () => {
  expect(shown('2026-01-31', '2026-11-23')).toEqual({ stage: 'idea', confirmedOn: '2026-01-31' });
});

test('a list without entries is not known', () => {
  expect(knownFacts({ seeking: [], open: ['water'], stage: 'idea' })).toEqual(expect.not.arrayContaining(['seeking']));
  expect(knownFacts({ seeking: ['equity'] })).toEqual(['seeking']);
});
