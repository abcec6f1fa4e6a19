import { expect, test } from 'vitest';
import { verificationOf, verifiedOn } from '#domain/opportunity/verification';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { verificationText } from '../../../src/i18n/opportunity-facts.ts';

const facts = { totalCost: 232_000_000, capacity: { amount: 156, unit: 'mw' } } as const;
const verified = verifiedOn(facts, ['totalCost', 'capacity', 'jobs'], 'document', '2026-05-04');

test('Only stated facts are verified', () => {
  expect(Object.keys(verified)).toEqual(['totalCost', 'capacity']);
});

test('A verification holds for a year, and then the fact is declared again', () => {
  const by = (today: string) => verificationOf({ ...facts, verified }, 'totalCost', today)?.by;
  expect(['2026-05-04', '2027-05-04', '2027-05-05'].map(by)).toEqual(['document', 'document', undefined]);
});

test('A changed value is not verified, and the other facts stay so', () => {
  const changed = { ...facts, totalCost: 233_000_000, verified };
  expect(verificationOf(changed, 'totalCost', '2026-06-01')).toBeUndefined();
  expect(verificationOf(changed, 'capacity', '2026-06-01')?.on).toBe('2026-05-04');
});

test('The page says beside each fact how far it was verified, and nothing beside a fact of a sample', () => {
  const words = { language: 'en', texts: dictionaryOf('en').facts } as const;
  const text = (key: 'totalCost' | 'jobs', more: { readonly sample?: true } = {}) =>
    verificationText(key, { ...facts, jobs: { operation: 9 }, verified, ...more }, words, '2026-06-01');
  expect(text('totalCost')?.replace('\u00a0', ' ')).toBe('We saw the document on 4 May 2026');
  expect(text('jobs')).toBe('As declared by the promoter');
  expect(text('totalCost', { sample: true })).toBeUndefined();
});
