import { isUuid } from '#domain/ids';
import { isLanguage, type Language } from '#domain/language';
import { dayMs, dayOf } from '#domain/time/day';

// Deadlines as a calendar file (iCalendar, RFC 5545).

/** The path of the calendar of all deadlines, or of one opportunity’s. It always contains the language. */
export function calendarPath(language: Language, id?: string): string {
  return id === undefined ? `/calendars/${language}.ics` : `/calendars/${language}/${id}.ics`;
}

/** Parses the path of a calendar; `undefined` if there is no such calendar. */
export function readCalendarPath(path: string): { readonly language: Language; readonly id?: string } | undefined {
  const [, language, id] = /^\/calendars\/(\w+)(?:\/([\w-]+))?\.ics$/.exec(path) ?? [];
  if (!isLanguage(language)) return undefined;
  if (id === undefined) return { language };
  return isUuid(id) ? { language, id } : undefined;
}

/** A deadline in a calendar: a whole day. */
export interface CalendarDeadline {
  /** The same in every file, so that a calendar recognises a changed deadline. */
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
}

/** Days before a deadline on which a calendar reminds of it. */
const reminderDays = 14;

/** A calendar with deadlines, each with a reminder. */
export function calendarFile(name: string, deadlines: readonly CalendarDeadline[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Invest Argentina//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...deadlines.flatMap(eventOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf({ id, day, title, description, url, changedAt }: CalendarDeadline): readonly string[] {
  const changed = `${changedAt.replace(/[-:]/g, '').slice(0, 15)}Z`;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@invest-argentina`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayOf(new Date(Date.parse(day) + dayMs)))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    // Nobody is busy on that day.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${reminderDays}D`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

const compact = (day: string): string => day.replaceAll('-', '');

/** A text value (RFC 5545, 3.3.11), without control characters. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Control}/gu, '');

const encoder = new TextEncoder();

/** Bytes of a line, without the line break (RFC 5545, 3.1). */
const lineBytes = 75;

/** Folds a line between characters; a continued line begins with a space. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) [text, bytes] = [`${text}\r\n `, 1];
    text += character;
    bytes += size;
  }
  return text;
}
