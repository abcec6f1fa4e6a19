import { countryNameIn } from '#domain/country';
import type { EnquiryState, ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { deadlineState, nextFollowUp } from '#domain/enquiry/deadlines';
import { perLanguage } from '#domain/formatters';
import { dayMs, hourMs, minuteMs } from '#domain/time/day';
import { fill } from '../../i18n/fill';
import { $language } from '../i18n/language';
import { countText, formatDay, formatTime } from '../i18n/messages';
import { $texts } from '../i18n/texts';

// Inbox texts with placeholders, in the reader's language.

/** Country name in the reader's language, from its ISO 3166-1 code. Other input is returned unchanged. */
export function countryName(code: string): string {
  return countryNameIn(code, $language.get());
}

const units = [
  { unit: 'day', length: dayMs, from: 2 * dayMs },
  { unit: 'hour', length: hourMs, from: hourMs },
  { unit: 'minute', length: minuteMs, from: 0 },
] as const;

/** Formats a duration in milliseconds as whole days, hours or minutes. */
function durationText(milliseconds: number): string {
  const { unit, length } = units.find(({ from }) => milliseconds >= from) ?? units[2];
  return unitText(Math.max(0, Math.floor(milliseconds / length)), unit);
}

/** Formats a number of hours: in days from 48 hours on, with one decimal while the number is small. */
export function hoursText(hours: number): string {
  return hours < 48 ? unitText(toTenth(hours), 'hour') : unitText(toTenth(hours / 24), 'day');
}

const toTenth = (number: number): number => (number < 10 ? Math.round(number * 10) / 10 : Math.round(number));

function unitText(number: number, unit: 'day' | 'hour' | 'minute'): string {
  return inUnits[unit]($language.get()).format(number);
}

const inUnits = { day: inUnit('day'), hour: inUnit('hour'), minute: inUnit('minute') };

function inUnit(unit: string) {
  return perLanguage((language) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }));
}

/** Time left or overdue until the promised answer to an enquiry; `undefined` if no answer is due. */
export function deadlineText(enquiry: ListedEnquiry, now: number): string | undefined {
  const age = deadlineState(enquiry, now);
  if (age === undefined) return undefined;
  const time = durationText(Math.abs(Date.parse(enquiry.answerBy) - now));
  return fill($texts.get().inbox.ages[age], { time });
}

/** When a follow-up to an answered enquiry is due; `undefined` if none is. */
export function followUpText(enquiry: ListedEnquiry, now: number): string | undefined {
  const due = nextFollowUp(enquiry);
  if (due === undefined) return undefined;
  const { inbox } = $texts.get();
  return fill(due <= now ? inbox.followUpDue : inbox.followUpLater, { time: formatDay(due) });
}

/** Why an enquiry is suspected spam. */
export function suspicionText({ heldFor = [] }: Pick<ListedEnquiry, 'heldFor'>): string {
  const { suspicions } = $texts.get();
  return new Intl.ListFormat($language.get()).format(heldFor.map((reason) => suspicions[reason]));
}

export function enquiryCount(count: number): string {
  return countText($texts.get().inbox.count, count);
}

export function stateName(state: EnquiryState): string {
  return $texts.get().enquiryStates[state];
}

/** Formats the time of a history entry. */
export const timeOf = (at: string): string => formatTime(Date.parse(at));
