import { dayMs } from '#domain/time/duration';

/** Whether a text is a valid calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOf(new Date(time)) === text;
}

/** The day of a time in UTC, `YYYY-MM-DD`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative if it is earlier. Both are `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
