import { dateFormat } from '#domain/formatters';
import { limits } from '#domain/limits';
import type { Status } from '#domain/opportunity/facts';
import type { FieldProblem } from '#domain/text';
import { argentineTimeZone, timeInArgentina } from '#domain/time/day';
import type { ApiError } from '../../api/request';
import { fill, fillCount } from '../../i18n/fill';
import { $language } from './language';
import { $texts, type Texts } from './texts';

// Texts with placeholders, in the reader's language. They need no subscription: a change of language renders the whole
// admin area again.

/** Fills a singular or plural text with a number in the reader's format. */
export function countText(forms: { readonly one: string; readonly other: string }, count: number): string {
  return fillCount(forms, count, $language.get());
}

function waitOf(seconds: number, { failures }: Texts): string {
  return seconds < 90
    ? countText(failures.seconds, Math.max(seconds, 1))
    : countText(failures.minutes, Math.ceil(seconds / 60));
}

/** Explains why a call failed, and when to try again. */
export function failureMessage({ failure, status, retryAfter }: ApiError): string {
  const texts = $texts.get();
  const { failures } = texts;
  if (failure.kind === 'network') return failures.network;
  if (failure.kind === 'timeout') return failures.timeout;
  const again = retryAfter === undefined ? failures.again : fill(failures.againIn, { wait: waitOf(retryAfter, texts) });
  if (status === 429) return fill(failures.tooManyAttempts, { again });
  if (status === 507) return failures.tooMuch;
  if (status === 503) return fill(failures.unavailable, { again });
  return fill(failures.error, { status: failure.status, again });
}

/** The longest text of a field, or of a part of one, by its last name. */
const lengths: ReadonlyMap<string, number> = new Map(
  Object.entries({
    title: limits.title,
    subtitle: limits.subtitle,
    description: limits.description,
    note: limits.note,
    assignee: limits.assignee,
    name: limits.name,
    locality: limits.locality,
    url: limits.webAddress,
    username: limits.username,
    password: limits.password,
    question: limits.question,
    answer: limits.answer,
  }),
);

/** The texts about a number, by field. `number` names the largest sum. */
const numberTexts: ReadonlyMap<string, 'number' | 'amount' | 'coordinates' | 'people' | 'percent'> = new Map([
  ['investment', 'number'],
  ['totalCost', 'number'],
  ['capacity', 'amount'],
  ['place', 'coordinates'],
  ['jobs', 'people'],
  ['returns', 'percent'],
]);

/** Error message of a field, or of a part of one such as `translations.es.title`, including its label. */
export function fieldMessage(place: string, label: string, problem: FieldProblem): string {
  const { problems } = $texts.get();
  switch (problem) {
    case 'required':
      return missingMessage(place, label, problems);
    case 'too-long':
      return tooLongMessage(place, label, problems);
    case 'too-short':
      return fill(countText(problems.tooShort, limits.shortestPassword), { label });
    case 'taken':
      return problems.taken;
    case 'control-character':
      return fill(problems.controlCharacter, { label });
    case 'too-many':
      return tooManyMessage(place, label, problems);
    case 'not-stored':
      return problems.notStored;
    case 'date':
      return dateMessage(place, label, problems);
    case 'number':
      return fill(numberMessage(place, problems), { label, most: numberText(limits.investment) });
    case 'range':
      return fill(problems.range, { label });
    case 'personal-data':
      return fill(problems.personalData, { label });
    case 'email':
    case 'unknown':
    case 'wrong-type':
      if (place.endsWith('.url')) return fill(problems.webAddress, { label });
      return fill(problems.other, { label });
  }
}

function dateMessage(place: string, label: string, problems: Texts['problems']): string {
  if (place === 'publishAt') return problems.publishTime;
  if (place.endsWith('.month')) return fill(problems.month, { label });
  return fill(place === 'confirmedOn' || place.endsWith('.on') ? problems.pastDate : problems.date, { label });
}

function numberMessage(place: string, problems: Texts['problems']): string {
  const [field = ''] = place.split('.');
  return problems[numberTexts.get(field) ?? 'other'];
}

function tooLongMessage(place: string, label: string, problems: Texts['problems']): string {
  const last = place.slice(place.lastIndexOf('.') + 1);
  const most = place.startsWith('imageAlts') ? limits.imageAlt : lengths.get(last);
  return fill(most === undefined ? problems.other : countText(problems.tooLong, most), { label });
}

function tooManyMessage(place: string, label: string, problems: Texts['problems']): string {
  const { tooMany, tooManyNotes, tooManyRows } = problems;
  if (place === 'milestones' || place === 'documents' || place === 'questions')
    return fill(tooManyRows, { label, count: limits[place] });
  return place === 'note'
    ? countText(tooManyNotes, limits.notesPerEnquiry)
    : countText(tooMany, limits.imagesPerOpportunity);
}

function missingMessage(place: string, label: string, problems: Texts['problems']): string {
  if (place === 'note') return problems.noNote;
  if (place === 'sector') return problems.noSector;
  if (place === 'investment.from') return problems.noSum;
  return fill(problems.required, { label: uncapitalized(label) });
}

const uncapitalized = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Formats a number in the reader's language. */
export function numberText(number: number): string {
  return new Intl.NumberFormat($language.get()).format(number);
}

const times = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time in milliseconds in the browser's time zone. */
export function formatTime(milliseconds: number): string {
  return times($language.get()).format(milliseconds);
}

const argentineTimes = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: argentineTimeZone });

const argentineTimesOfYear = dateFormat({
  ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZone: argentineTimeZone,
});

/** The status of an opportunity, with the time at which a draft is published; the current year is left out. */
export function statusText({ status, publishAt }: { readonly status: Status; readonly publishAt?: string }): string {
  const { form, statuses } = $texts.get();
  if (publishAt === undefined) return statuses[status];
  const time = new Date(publishAt);
  const isThisYear = timeInArgentina(time).slice(0, 4) === timeInArgentina(new Date()).slice(0, 4);
  const times = isThisYear ? argentineTimesOfYear : argentineTimes;
  return fill(form.scheduled, { time: times($language.get()).format(time) });
}

/** Formats an instant as a time in Argentina. */
export function argentineTimeText(instant: string): string {
  const time = argentineTimes($language.get()).format(new Date(instant));
  return fill($texts.get().form.inArgentina, { time });
}

const days = dateFormat({ month: 'short', day: 'numeric' });

const daysOfYears = dateFormat({ dateStyle: 'medium' });

/** Formats the day of a time in milliseconds; the year is left out if it is the current one. */
export function formatDay(milliseconds: number): string {
  const isThisYear = new Date(milliseconds).getFullYear() === new Date().getFullYear();
  return (isThisYear ? days : daysOfYears)($language.get()).format(milliseconds);
}
