import { expect, test } from 'vitest';
import {
  type IllustrationEvent,
  illustrationsAfter,
  startWith,
} from '../../src/islands/province-map/ProvinceIllustrations.tsx';

/** The state after these events, written as `wanted MEN`. The page opens with the capital's illustration. */
function after(...events: readonly string[]) {
  return events.reduce((illustrations, text) => {
    const [kind, code] = text.split(' ');
    // The tests use only existing events.
    return illustrationsAfter(illustrations, { kind, code } as IllustrationEvent);
  }, startWith('CABA'));
}

test('A selected illustration is shown once it has loaded, over the previous one until it has faded in', () => {
  expect(after('wanted MEN').shown).toEqual(['CABA']);
  expect(after('wanted MEN', 'loaded MEN').shown).toEqual(['CABA', 'MEN']);
  expect(after('wanted MEN', 'loaded MEN', 'faded').shown).toEqual(['MEN']);
});

test('An illustration that is only pointed at loads and is not shown', () => {
  const pointed = after('pointed MEN', 'loaded MEN');
  expect([pointed.requested, pointed.shown]).toEqual([['CABA', 'MEN'], ['CABA']]);
  expect(after('pointed MEN', 'loaded MEN', 'wanted MEN').shown).toEqual(['CABA', 'MEN']);
});

test('The last of several quickly selected illustrations is shown, whichever loads first', () => {
  expect(after('wanted MEN', 'wanted SAL', 'loaded MEN').shown).toEqual(['CABA']);
  expect(after('wanted MEN', 'wanted SAL', 'loaded SAL', 'loaded MEN').shown).toEqual(['CABA', 'SAL']);
  expect(after('wanted MEN', 'loaded MEN', 'wanted CABA').shown).toEqual(['MEN', 'CABA']);
});

test('An illustration that fails to load keeps the previous one and is requested again on the next selection', () => {
  const failed = after('wanted MEN', 'failed MEN');
  expect([failed.shown, failed.requested]).toEqual([['CABA'], ['CABA']]);
  expect(after('wanted MEN', 'failed MEN', 'wanted CHU', 'wanted MEN').requested).toEqual(['CABA', 'CHU', 'MEN']);
});
