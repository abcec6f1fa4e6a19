import { describe, expect, test } from 'vitest';
import { answerBy, type BusinessHours, isBusinessDay, parseBusinessHours } from '#domain/time/business-hours';
import content from '../../../content/business-hours.json' with { type: 'json' };
import { fc } from '../../support/properties.ts';

const hours = parseBusinessHours(content);

const byZone = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
const promised = (receivedAt: string, of: BusinessHours = hours) =>
  byZone(answerBy(new Date(receivedAt), of), of.timeZone);

describe('the deadline for an answer', () => {
  test.each([
    ['within the hours', '2026-11-25T13:00:00-03:00', '2026-11-27 13:00'],
    ['before the team begins', '2026-11-25T07:00:00-03:00', '2026-11-26 18:00'],
    ['after the team has gone home', '2026-11-25T21:00:00-03:00', '2026-11-27 18:00'],
    ['over a weekend', '2026-11-27T13:00:00-03:00', '2026-12-01 13:00'],
    ['on a Sunday', '2026-11-29T13:00:00-03:00', '2026-12-01 18:00'],
    ['over a long weekend', '2026-12-04T13:00:00-03:00', '2026-12-10 13:00'],
    ['over Christmas and the new year', '2026-12-31T17:00:00-03:00', '2027-01-05 17:00'],
    ['in the last minute of a day', '2026-11-25T17:59:00-03:00', '2026-11-27 17:59'],
    ['when it is tomorrow already in China', '2026-11-26T02:00:00+08:00', '2026-11-27 15:00'],
  ])('The deadline for an answer counts business hours only: an enquiry %s', (_, receivedAt, expected) => {
    expect(promised(receivedAt)).toBe(expected);
  });

  test('The deadline for an answer follows the clock changes of the team’s time zone', () => {
    const madrid = { ...hours, timeZone: 'Europe/Madrid', holidays: [] };
    // The night of 28 March 2026 is an hour shorter, that of 24 October an hour longer.
    expect(promised('2026-03-27T12:00:00+01:00', madrid)).toBe('2026-03-31 12:00');
    expect(promised('2026-10-23T12:00:00+02:00', madrid)).toBe('2026-10-27 12:00');
  });

  const instants = fc.date({ min: new Date('2025-12-01'), max: new Date('2028-02-01'), noInvalidDate: true });
  const zones = fc.constantFrom('America/Argentina/Buenos_Aires', 'Asia/Shanghai', 'Europe/Madrid', 'Pacific/Auckland');
  const teams: fc.Arbitrary<BusinessHours> = fc.record({
    timeZone: zones,
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    from: fc.constantFrom('06:00', '09:00', '10:30'),
    to: fc.constantFrom('14:00', '18:00', '23:30'),
    holidays: fc.constantFrom<readonly string[]>([], hours.holidays),
    answerWithin: fc.integer({ min: 1, max: 60 }),
  });

  test('The deadline for an answer lies within the hours of a business day and after the enquiry', () => {
    void fc.assert(
      fc.property(instants, teams, (receivedAt, team) => {
        const by = answerBy(receivedAt, team);
        const [day = '', time = ''] = byZone(by, team.timeZone).split(' ');
        expect(by.getTime()).toBeGreaterThan(receivedAt.getTime());
        expect(isBusinessDay(day, team)).toBe(true);
        expect(time >= team.from && time <= team.to).toBe(true);
      }),
    );
  });

  test('A later enquiry or a slower team never gets an earlier deadline', () => {
    void fc.assert(
      fc.property(instants, instants, teams, (one, other, team) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(answerBy(earlier, team).getTime()).toBeLessThanOrEqual(answerBy(later, team).getTime());
        const slower = { ...team, answerWithin: team.answerWithin + 1 };
        expect(answerBy(one, slower).getTime()).toBeGreaterThan(answerBy(one, team).getTime());
      }),
    );
  });
});

describe('content/business-hours.json', () => {
  test('The business hours list the holidays of this year and the next', () => {
    for (const year of ['2026', '2027']) {
      const days = hours.holidays.filter((day) => day.startsWith(year));
      expect(days.length).toBeGreaterThanOrEqual(16);
    }
  });

  test.each([
    ['days', []],
    ['days', [8]],
    ['from', '9:00'],
    ['to', '08:00'],
    ['timeZone', 'America/Nowhere'],
    ['holidays', { '2026-13-01': 'No day' }],
    ['answerWithin', 0],
  ])('Business hours are refused when %s is %j', (key, value) => {
    expect(() => parseBusinessHours({ ...content, [key]: value })).toThrow();
  });
});
