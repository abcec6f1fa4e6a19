import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerBy, type BusinessHours, businessHours } from '#domain/business-hours';
import content from '../../content/business-hours.json' with { type: 'json' };

const buenosAires: BusinessHours = {
  timeZone: 'America/Argentina/Buenos_Aires',
  days: [1, 2, 3, 4, 5],
  from: '10:00',
  to: '18:00',
  holidays: ['2026-12-07', '2026-12-08', '2026-12-25'],
  answerWithin: 16,
};
const answered = (received: string, hours: Partial<BusinessHours> = {}) =>
  answerBy(new Date(received), { ...buenosAires, ...hours }).toISOString();

test('what comes in the hours of work is answered two days of work later, at the same time', () => {
  expect(answered('2026-11-24T14:30:00-03:00')).toBe('2026-11-26T17:30:00.000Z');
});

test('what comes before the team begins, or the moment that it does, is answered at the end of the second day', () => {
  for (const time of ['00:00', '09:59', '10:00']) {
    expect(answered(`2026-11-24T${time}:00-03:00`)).toBe('2026-11-25T21:00:00.000Z');
  }
});

test('what comes after the team has gone, at night and at the weekend counts from the next day of work', () => {
  for (const time of ['2026-11-27T18:00', '2026-11-27T23:30', '2026-11-28T12:00', '2026-11-29T23:59']) {
    expect(answered(`${time}:00-03:00`)).toBe('2026-12-01T21:00:00.000Z');
  }
});

test('holidays do not count', () => {
  expect(answered('2026-12-04T16:00:00-03:00')).toBe('2026-12-10T19:00:00.000Z');
});

test('the day is that of the team, not that of UTC', () => {
  expect(answered('2026-11-28T01:00:00Z', { answerWithin: 1, days: [5, 6] })).toBe('2026-11-28T14:00:00.000Z');
});

test('where clocks change, the hours of work stay at the same times', () => {
  const madrid = { timeZone: 'Europe/Madrid', days: [1, 2, 3, 4, 5, 6, 7], holidays: [] };
  expect(answered('2026-10-24T17:00:00+02:00', { ...madrid, answerWithin: 2 })).toBe('2026-10-25T10:00:00.000Z');
  expect(answered('2027-03-27T17:00:00+01:00', { ...madrid, answerWithin: 2 })).toBe('2027-03-28T09:00:00.000Z');
});

test('between an enquiry and its promise lie exactly the promised hours of work, counted minute by minute', () => {
  const start = Date.parse('2026-11-20T00:00:00Z');
  const minutes = fc.integer({ min: 0, max: 30 * 24 * 60 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 40 }), (offset, answerWithin) => {
      const received = start + offset * 60_000;
      const until = answerBy(new Date(received), { ...buenosAires, answerWithin }).getTime();
      let worked = 0;
      for (let at = received; at < until; at += 60_000) if (isAtWork(at)) worked++;
      expect(worked).toBe(answerWithin * 60);
      expect(isAtWork(until - 60_000)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

/** Counted by hand: Buenos Aires is three hours behind UTC all the year round. */
function isAtWork(instant: number): boolean {
  const local = new Date(instant - 3 * 3_600_000);
  const workday = ![0, 6].includes(local.getUTCDay());
  const off = buenosAires.holidays.includes(local.toISOString().slice(0, 10));
  return workday && !off && local.getUTCHours() >= 10 && local.getUTCHours() < 18;
}

test('the hours in content/ are right, and a mistake in them is named', () => {
  expect(v.is(businessHours, content)).toBe(true);
  for (const mistake of [
    { from: '18:00', to: '10:00' },
    { timeZone: 'Argentina' },
    { days: [] },
    { days: [0] },
    { holidays: ['25/12/2026'] },
    { answerWithin: 0 },
  ]) {
    expect(v.is(businessHours, { ...content, ...mistake })).toBe(false);
  }
});
