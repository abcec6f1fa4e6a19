import * as v from 'valibot';
import { problem } from '#domain/text';

// A draft may have a time at which it is published by itself: an instant in UTC, as `Date.toISOString` writes it.

/** The longest time ahead, in years: a later one is a typing error. */
const mostYearsAhead = 2;

const isInstant = (text: string): boolean => {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text;
};

/** The time of publication as stored and returned. */
export const publishTime = v.pipe(v.string(), v.check(isInstant));

/** The time of publication as an administrator sends it. Whether it may be set depends on the present time. */
export const sentPublishTime = v.pipe(v.string(problem('wrong-type')), v.check(isInstant, problem('date')));

/** Whether a time of publication may be newly set: in the future, within two years. */
export function isPublishTimeAhead(publishAt: string, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + mostYearsAhead);
  const time = Date.parse(publishAt);
  return time > now.getTime() && time <= latest.getTime();
}

/** Whether a time of publication has come. */
export function isPublishTimeReached(publishAt: string | undefined, now: Date): boolean {
  return publishAt !== undefined && Date.parse(publishAt) <= now.getTime();
}

interface Version {
  readonly status: string;
  readonly publishAt?: string | undefined;
  readonly updatedAt: string;
}

/** Whether a version was published by the schedule: the one before was a draft whose time had come. */
export function isPublishedBySchedule({ status, updatedAt }: Version, before: Version | undefined): boolean {
  return (
    status === 'published' && before?.status === 'draft' && isPublishTimeReached(before.publishAt, new Date(updatedAt))
  );
}
