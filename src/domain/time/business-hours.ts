import * as v from 'valibot';
import { argentineTimeZone, dayMs, dayOf, hourMs } from '#domain/time/day';

const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 09:00'));

const day = v.pipe(v.string(), v.isoDate('expected a day such as 2026-12-25'));

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/**
 * The content of `content/business-hours.json`: the team’s working hours, and the number of these hours within which
 * it answers.
 */
export const businessHoursFile = v.pipe(
  v.strictObject({
    timeZone: v.pipe(v.string(), v.check(isTimeZone, `expected a time zone such as ${argentineTimeZone}`)),
    /** From 1, Monday, to 7, Sunday. */
    days: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), v.minLength(1)),
    from: timeOfDay,
    to: timeOfDay,
    answerWithin: v.pipe(v.number(), v.minValue(1), v.maxValue(200)),
    /** Whether the contact page states the median answer time of the last year, once ten enquiries were answered. */
    publishMedian: v.boolean(),
    /** The source of the holidays. */
    source: v.string(),
    /** The name of each holiday, by day. */
    holidays: v.record(day, v.string()),
  }),
  v.check(({ from, to }) => from < to, 'expected "from" before "to"'),
);

export interface BusinessHours {
  /** An IANA name. */
  readonly timeZone: string;
  /** From 1, Monday, to 7, Sunday. */
  readonly days: readonly number[];
  /** `HH:MM`. */
  readonly from: string;
  readonly to: string;
  /** `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
  /** Business hours until the response deadline. */
  readonly answerWithin: number;
}

/** Parses the file’s content; throws if it is invalid. */
export function parseBusinessHours(content: unknown): BusinessHours {
  const { source: _, holidays, ...hours } = v.parse(businessHoursFile, content);
  return { ...hours, holidays: Object.keys(holidays) };
}

/** Days after which the search for a business day stops: the hours are invalid. */
const mostDays = 1_000;

/** The response deadline of a receipt: that many business hours later. */
export function answerBy(receivedAt: Date, hours: BusinessHours): Date {
  let left = hours.answerWithin * hourMs;
  const first = Date.parse(dayIn(receivedAt, hours.timeZone));
  for (let count = 0; count < mostDays; count += 1) {
    const today = dayOf(new Date(first + count * dayMs));
    if (isBusinessDay(today, hours)) {
      const opening = Math.max(instantOf(today, hours.from, hours.timeZone), receivedAt.getTime());
      const open = Math.max(0, instantOf(today, hours.to, hours.timeZone) - opening);
      if (open > 0 && left <= open) return new Date(opening + left);
      left -= open;
    }
  }
  throw new Error('No business day within three years');
}

/** Whether the team works on a day (`YYYY-MM-DD`). */
export function isBusinessDay(day: string, { days, holidays }: BusinessHours): boolean {
  const weekday = new Date(day).getUTCDay() || 7;
  return days.includes(weekday) && !holidays.includes(day);
}

/** The day in a time zone. */
function dayIn(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 'YYYY-MM-DD'.length);
}

/** The local time in a time zone, as `YYYY-MM-DDTHH:MM:SS`. */
function wallClock(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
}

/** The instant of a local time in a time zone. */
function instantOf(day: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const shownAt = (instant: number) => Date.parse(`${wallClock(new Date(instant), timeZone)}Z`);
  // Twice, because the zone’s offset may differ between the first guess and the result.
  const guess = wanted - (shownAt(wanted) - wanted);
  return guess - (shownAt(guess) - wanted);
}
