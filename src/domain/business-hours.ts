import * as v from 'valibot';

const day = v.pipe(v.string(), v.isoDate());
const time = v.pipe(v.string(), v.isoTime());

/** When the team works, and within how many hours of work it answers: what `content/business-hours.json` has to be. */
export const businessHours = v.pipe(
  v.strictObject({
    /** An IANA time zone, which the days and times are of. */
    timeZone: v.pipe(v.string(), v.check(isTimeZone, 'expected a time zone such as America/Argentina/Buenos_Aires')),
    /** Weekdays, from 1 for Monday to 7 for Sunday. */
    days: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), v.nonEmpty()),
    from: time,
    to: time,
    /** Days off, YYYY-MM-DD. */
    holidays: v.array(day),
    answerWithin: v.pipe(v.number(), v.gtValue(0)),
  }),
  v.check(({ from, to }) => from < to, 'expected "from" to be before "to"'),
  v.readonly(),
);

export type BusinessHours = Readonly<v.InferOutput<typeof businessHours>>;

const [minute, hour] = [60_000, 3_600_000];

/** Until when an answer is promised: when so many hours of work have gone by since the enquiry came. */
export function answerBy(receivedAt: Date, hours: BusinessHours): Date {
  const received = receivedAt.getTime();
  let remaining = hours.answerWithin * hour;
  // The holidays are a list with an end, so that a day of work comes.
  for (let date = dateIn(hours.timeZone, received); ; date = dayAfter(date)) {
    if (!isWorkday(date, hours)) continue;
    const opening = Math.max(received, instantOf(date, hours.from, hours.timeZone));
    const available = Math.max(0, instantOf(date, hours.to, hours.timeZone) - opening);
    if (remaining <= available) return new Date(opening + remaining);
    remaining -= available;
  }
}

function isWorkday(date: string, { days, holidays }: BusinessHours): boolean {
  return days.includes(new Date(date).getUTCDay() || 7) && !holidays.includes(date);
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * hour).toISOString().slice(0, 10);
}

/** The date that it is in a time zone, YYYY-MM-DD. */
function dateIn(timeZone: string, instant: number): string {
  return new Date(instant + offsetAt(timeZone, instant)).toISOString().slice(0, 10);
}

/** When a clock of the time zone shows that time. The offset is looked up again in case it changes on that day. */
function instantOf(date: string, clock: string, timeZone: string): number {
  const wall = Date.parse(`${date}T${clock}Z`);
  const near = wall - offsetAt(timeZone, wall);
  return wall - offsetAt(timeZone, near);
}

/** By how much the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  const offset = Number(hours) * hour + Number(minutes) * minute;
  return sign === '-' ? -offset : offset;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
