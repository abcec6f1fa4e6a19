import type { EnquiryState, ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { nextFollowUp } from '#domain/enquiry/follow-up';
import { promiseAge } from '#domain/enquiry/promise-age';
import { deletionDay } from '#domain/enquiry/retention';
import { perLanguage } from '#domain/per-language';
import { dayMs, hourMs, minuteMs } from '#domain/time/duration';
import { fill } from '../i18n/fill';
import { counted, formatDay, formatTime, numberText } from './messages';
import type { EnquiryBatch, EnquiryTask, EnquiryToast } from './state/enquiry-batch';
import { $language } from './state/language';
import { $texts } from './texts';

// What the inbox says with something filled in, in the reader's language.

const countries = perLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** What the reader's language calls a country, by its ISO 3166-1 code. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries($language.get()).of(code) ?? code) : code;
}

const units = [
  { unit: 'day', length: dayMs, from: 2 * dayMs },
  { unit: 'hour', length: hourMs, from: hourMs },
  { unit: 'minute', length: minuteMs, from: 0 },
] as const;

/** How long something is, in milliseconds, in whole days, hours or minutes. */
export function durationText(milliseconds: number): string {
  const { unit, length } = units.find(({ from }) => milliseconds >= from) ?? units[2];
  return unitText(Math.max(0, Math.floor(milliseconds / length)), unit);
}

/** A number of hours, from two days on in days; to a tenth while it is short. */
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

/** A share, from 0 to 1, in percent. */
export function shareText(share: number): string {
  return new Intl.NumberFormat($language.get(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** How an unanswered enquiry stands to what was promised, in words; `undefined` for every other. */
export function promiseText(enquiry: ListedEnquiry, now: number): string | undefined {
  const age = promiseAge(enquiry, now);
  if (age === undefined) return undefined;
  const time = durationText(Math.abs(Date.parse(enquiry.answerBy) - now));
  return fill($texts.get().inbox.ages[age], { time });
}

/** When to write again to somebody who was answered; `undefined` where nobody has to. */
export function followUpText(enquiry: ListedEnquiry, now: number): string | undefined {
  const due = nextFollowUp(enquiry);
  if (due === undefined) return undefined;
  const { inbox } = $texts.get();
  return fill(due <= now ? inbox.followUpDue : inbox.followUpLater, { time: formatDay(due) });
}

/** On which day an enquiry will be deleted by itself. */
export function deletionText(receivedAt: string, months: number): string {
  // The day is one of UTC: noon is in it everywhere in the Americas and in Europe.
  return formatDay(Date.parse(`${deletionDay(receivedAt, months)}T12:00:00Z`));
}

/** How many enquiries there are. */
export function enquiryCount(count: number): string {
  return counted($texts.get().inbox.count, count);
}

/** How many of the enquiries a query has found. */
export function enquiriesFound(found: number, all: number): string {
  return fill(counted($texts.get().inbox.found, all), { found: numberText(found) });
}

export function stateName(state: EnquiryState): string {
  return $texts.get().enquiryStates[state];
}

/** What was done with enquiries. */
export function enquiriesDone({ task, action, count }: EnquiryToast): string {
  const { enquiryTold } = $texts.get();
  const assignee = action.kind === 'assign' ? action.assignee : '';
  const kind = task === 'assign' && assignee === '' ? 'unassign' : task;
  const state = action.kind === 'state' ? stateName(action.state) : '';
  return fill(counted(enquiryTold.done[kind], count), { state, assignee });
}

/** How far an action on several enquiries is. */
export function enquiriesProgress({ done, total }: Extract<EnquiryBatch, { kind: 'running' }>): string {
  return fill($texts.get().enquiryTold.running, { number: numberText(done + 1), total: numberText(total) });
}

/** How many enquiries something was not done with. */
export function enquiriesNotDone(task: EnquiryTask, count: number): string {
  return counted($texts.get().enquiryTold.failed[task], count);
}

/** When something was done, as the history says it. */
export const timeOf = (at: string): string => formatTime(Date.parse(at));
