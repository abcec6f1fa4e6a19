import { describe, expect, test } from 'vitest';
import { type CalendarDeadline, calendarFile, calendarPath, readCalendarPath } from '#domain/opportunity/calendar';
import { fc } from '../../support/properties.ts';

const id = '46488af3-6440-4843-b8a9-a076e65c2f04';
const deadline: CalendarDeadline = {
  id,
  day: '2027-03-31',
  title: 'Apply by: Winery, vineyard; land',
  description: 'First line\nSecond \\ line',
  url: `https://invest.example/opportunity/${id}`,
  changedAt: '2026-11-02T10:20:30.456Z',
};

/** The lines of a calendar as a reader unfolds them. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('calendar files of deadlines', () => {
  test('A deadline is a whole day with a reminder two weeks before', () => {
    expect(linesOf(calendarFile('Deadlines', [deadline]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Invest Argentina//Deadlines//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Deadlines',
      'BEGIN:VEVENT',
      `UID:${id}@invest-argentina`,
      'DTSTAMP:20261102T102030Z',
      'LAST-MODIFIED:20261102T102030Z',
      'DTSTART;VALUE=DATE:20270331',
      'DTEND;VALUE=DATE:20270401',
      'SUMMARY:Apply by: Winery\\, vineyard\\; land',
      'DESCRIPTION:First line\\nSecond \\\\ line',
      `URL:https://invest.example/opportunity/${id}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Apply by: Winery\\, vineyard\\; land',
      'TRIGGER:-P14D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('No line of a calendar has more than 75 bytes, a half character, or a bare line break', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const file = calendarFile('截止日期', [{ ...deadline, title }]);
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const summary = linesOf(file).find((line) => line.startsWith('SUMMARY:'));
        const shown = title.replace(/\r\n?|\n/g, '\n').replace(/(?!\n)\p{Control}/gu, '');
        const read = summary?.slice(8).replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
        expect(read).toBe(shown);
      }),
    );
  });
});

test('The path of a calendar is read back, and others are refused', () => {
  expect(readCalendarPath(calendarPath('es'))).toEqual({ language: 'es' });
  expect(readCalendarPath(calendarPath('zh', id))).toEqual({ language: 'zh', id });
  for (const path of ['/calendars/fr.ics', '/calendars/en/x.ics', '/calendars/en', `/calendars/${id}.ics`])
    expect(readCalendarPath(path)).toBeUndefined();
});
