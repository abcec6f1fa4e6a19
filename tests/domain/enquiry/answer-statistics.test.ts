import { describe, expect, test } from 'vitest';
import {
  answerFigures,
  type FigureColumn,
  figureGroupings,
  figureGroups,
  median,
  percentile,
  sortedGroups,
} from '#domain/enquiry/answer-statistics';
import { isFollowUpDue, nextFollowUp } from '#domain/enquiry/deadlines';
import { dayOf } from '#domain/time/day';
import { arbitraryInbox, arbitraryListed, inboxNow } from '../../support/arbitrary/arbitrary-inbox.ts';
import { fc, tries } from '../../support/properties.ts';

const values = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 50 });

describe('the median', () => {
  test('The median has as many values above it as below', () => {
    fc.assert(
      fc.property(values, (list) => {
        const middle = median(list) ?? Number.NaN;
        const below = list.filter((value) => value < middle).length;
        const above = list.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(list.length / 2);
      }),
    );
  });

  test('The median does not depend on the order and leaves the list unchanged', () => {
    fc.assert(
      fc.property(values, (list) => {
        const before = [...list];
        expect(median(list.toReversed())).toBe(median(list));
        expect(list).toEqual(before);
      }),
    );
  });

  test.each([
    [[], undefined],
    [[3], 3],
    [[1, 10, 2], 2],
    [[1, 2, 4, 10], 3],
  ])('The median of %j is %s', (list, expected) => {
    expect(median(list)).toBe(expected);
  });
});

test('A percentile is one of the values, and at least the given share of values does not exceed it', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
      const value = percentile(list, share) ?? Number.NaN;
      expect(list).toContain(value);
      expect(list.filter((other) => other <= value).length).toBeGreaterThanOrEqual(share * list.length);
    }),
  );
  expect(percentile([], 0.9)).toBeUndefined();
  expect(percentile([10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0.9)).toBe(9);
});

test('Groups are sorted by any column in either direction, with those without a value last', () => {
  const none = answerFigures([], inboxNow);
  const groups = [
    { ...none, key: 'a', received: 2 },
    { ...none, key: 'b', received: 3, withinDeadline: 0.5 },
    { ...none, key: 'c', received: 1, withinDeadline: 1 },
  ];
  const order = (...how: [FigureColumn, 'ascending' | 'descending']) =>
    sortedGroups(groups, ...how)
      .map(({ key }) => key)
      .join('');
  expect(order('received', 'descending')).toBe('bac');
  expect(order('received', 'ascending')).toBe('cab');
  expect(order('withinDeadline', 'descending')).toBe('cba');
  expect(order('withinDeadline', 'ascending')).toBe('bca');
});

test('The groups of the figures contain every enquiry once, without suspected spam', () => {
  fc.assert(
    fc.property(arbitraryInbox, fc.constantFrom(...figureGroupings), (list, grouping) => {
      const groups = figureGroups(list, grouping, inboxNow);
      const all = answerFigures(list, inboxNow);
      expect(groups.reduce((sum, { received }) => sum + received, 0)).toBe(all.received);
      expect(groups.reduce((sum, { answered }) => sum + answered, 0)).toBe(all.answered);
      expect(all.received).toBe(list.filter(({ state }) => state !== 'quarantined').length);
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
    }),
    { numRuns: tries(60) },
  );
});

test('Shares lie between 0 and 1, and the median never exceeds the 90th percentile', () => {
  fc.assert(
    fc.property(arbitraryInbox, (list) => {
      const { withinDeadline = 0, followedUp = 0, medianHours = 0, ninetiethHours = 0 } = answerFigures(list, inboxNow);
      for (const share of [withinDeadline, followedUp]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(medianHours).toBeLessThanOrEqual(ninetiethHours);
    }),
    { numRuns: tries(60) },
  );
});

test('An overdue enquiry counts against the promise before it is answered', () => {
  const late = {
    state: 'new',
    receivedAt: '2026-05-01T00:00:00Z',
    answerBy: '2026-05-02T00:00:00Z',
    followedUpAt: [],
    enquiry: { firstName: '', lastName: '', email: '', company: '', sector: 'mining', country: 'CN' },
  } as const;
  expect(answerFigures([{ ...late, followedUpAt: [] }], inboxNow)).toMatchObject({ answered: 0, withinDeadline: 0 });
  const kept = { ...late, followedUpAt: [], state: 'answered' as const, answeredAt: '2026-05-01T06:00:00Z' };
  expect(answerFigures([kept, { ...late, followedUpAt: [] }], inboxNow)).toMatchObject({
    received: 2,
    answered: 1,
    medianHours: 6,
    ninetiethHours: 6,
    withinDeadline: 0.5,
    followedUp: 0,
  });
});

describe('follow-ups', () => {
  const answered = { state: 'answered', answeredAt: '2026-05-01T00:00:00Z' } as const;
  test.each([
    [[], '2026-05-04'],
    [['2026-05-04T10:00:00Z'], '2026-05-11'],
    [['2026-05-12T10:00:00Z'], '2026-05-31'],
    [['2026-06-02T10:00:00Z'], undefined],
    [['2026-05-02T10:00:00Z'], '2026-05-11'],
  ])('After follow-ups on %j the next one is due on %s', (followedUpAt, day) => {
    const due = nextFollowUp({ ...answered, followedUpAt });
    expect(due === undefined ? undefined : dayOf(new Date(due))).toBe(day);
  });

  test('A follow-up is due only for an enquiry that was answered and got no reply', () => {
    fc.assert(
      fc.property(arbitraryListed, (enquiry) => {
        if (!isFollowUpDue(enquiry, inboxNow)) return;
        expect(enquiry.answeredAt).toBeDefined();
        expect(['answered', 'waiting']).toContain(enquiry.state);
      }),
    );
  });
});
