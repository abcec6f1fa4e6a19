import { expect, test } from 'vitest';
import { type IllustrationEvent, illustrationsAfter, startWith } from '../../src/islands/province-map/illustrations.ts';

/** The illustrations after these events, written as `wanted MEN`, of a page that opened with the capital's. */
function after(...events: readonly string[]) {
  return events.reduce((illustrations, text) => {
    const [kind, code] = text.split(' ');
    // A test writes events that exist.
    return illustrationsAfter(illustrations, { kind, code } as IllustrationEvent);
  }, startWith('CABA'));
}

test('An illustration is shown once it is wanted and has loaded, over the one before until it has faded in', () => {
  expect(after('wanted MEN').shown).toEqual(['CABA']);
  expect(after('wanted MEN', 'loaded MEN').shown).toEqual(['CABA', 'MEN']);
  expect(after('wanted MEN', 'loaded MEN', 'faded').shown).toEqual(['MEN']);
});

test('An illustration that was only pointed at loads and is not shown', () => {
  const pointed = after('pointed MEN', 'loaded MEN');
  expect([pointed.asked, pointed.shown]).toEqual([['CABA', 'MEN'], ['CABA']]);
  expect(after('pointed MEN', 'loaded MEN', 'wanted MEN').shown).toEqual(['CABA', 'MEN']);
});

test('Of several that were chosen quickly, the last one is shown, whichever loads first', () => {
  expect(after('wanted MEN', 'wanted SAL', 'loaded MEN').shown).toEqual(['CABA']);
  expect(after('wanted MEN', 'wanted SAL', 'loaded SAL', 'loaded MEN').shown).toEqual(['CABA', 'SAL']);
  expect(after('wanted MEN', 'loaded MEN', 'wanted CABA').shown).toEqual(['MEN', 'CABA']);
});

test('An illustration that cannot be loaded leaves the one before, and is asked for again at the next choice', () => {
  const failed = after('wanted MEN', 'failed MEN');
  expect([failed.shown, failed.asked]).toEqual([['CABA'], ['CABA']]);
  expect(after('wanted MEN', 'failed MEN', 'wanted CHU', 'wanted MEN').asked).toEqual(['CABA', 'CHU', 'MEN']);
});
