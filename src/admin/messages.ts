import type { DamagedOpportunity } from '#domain/calls/opportunities';
import type { Language } from '#domain/language';
import { limits } from '#domain/limits';
import { contentKeys } from '#domain/opportunity/content';
import type { FieldProblem, FieldProblems } from '#domain/text';
import { dateFormat } from '#domain/time/date-format';
import type { ApiError } from '../api/request';
import { fill, fillCount } from '../i18n/fill';
import { languageName } from '../i18n/intl';
import { type FixedText, fixedText } from './fixed-texts';
import type { Batch } from './state/batch';
import type { DeskText } from './state/desk-text';
import type { ImageProblem } from './state/form-image';
import { type FormPlace, problemsWithin } from './state/form-problems';
import { $language } from './state/language';
import type { Toast } from './state/toast';
import { $texts, type Texts } from './texts';

// Texts with placeholders, in the reader's language. They need no subscription: a change of language renders the whole
// admin area again.

const megabytes = limits.uploadBytes / 1024 / 1024;

/** Fills a singular or plural text with a number in the reader's format. */
export function counted(forms: { readonly one: string; readonly other: string }, count: number): string {
  return fillCount(forms, count, $language.get());
}

function waitOf(seconds: number, { failures }: Texts): string {
  return seconds < 90
    ? counted(failures.seconds, Math.max(seconds, 1))
    : counted(failures.minutes, Math.ceil(seconds / 60));
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

const lengths: Readonly<Record<string, number>> = {
  title: limits.title,
  subtitle: limits.subtitle,
  description: limits.description,
  note: limits.note,
  assignee: limits.assignee,
};

type Place = FormPlace | DeskText;

/** Error message of a field, including its label. */
export function fieldMessage(place: Place, label: string, problem: FieldProblem): string {
  const { problems } = $texts.get();
  if (problem === 'required') return missingMessage(place, label, problems);
  if (problem === 'too-long') return fill(counted(problems.tooLong, longest(place)), { label });
  if (problem === 'control-character') return fill(problems.controlCharacter, { label });
  if (problem === 'too-many') return tooManyMessage(place, problems);
  if (problem === 'not-stored') return problems.notStored;
  if (problem === 'date') return fill(place === 'confirmedOn' ? problems.pastDate : problems.date, { label });
  if (problem === 'number') return fill(problems.number, { label, most: numberText(limits.investment) });
  if (problem === 'range') return fill(problems.range, { label });
  return fill(problems.other, { label });
}

function tooManyMessage(place: Place, { tooMany, tooManyNotes }: Texts['problems']): string {
  return place === 'note'
    ? counted(tooManyNotes, limits.notesPerEnquiry)
    : counted(tooMany, limits.imagesPerOpportunity);
}

function missingMessage(place: Place, label: string, problems: Texts['problems']): string {
  if (place === 'note') return problems.noNote;
  if (place === 'sector') return problems.noSector;
  if (place === 'investment.from') return problems.noSum;
  return fill(problems.required, { label: uncapitalized(label) });
}

/** Lists the labels of the required fields that are empty. */
export function missingFields(problems: FieldProblems): string {
  const { fields } = $texts.get();
  const missing = contentKeys.filter((field) => Object.values(problemsWithin(problems, field)).includes('required'));
  return new Intl.ListFormat($language.get(), { type: 'unit' }).format(missing.map((field) => fields[field]));
}

function longest(place: Place): number {
  if (place.startsWith('imageAlts')) return limits.imageAlt;
  return lengths[place.slice(place.lastIndexOf('.') + 1)] ?? 0;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const uncapitalized = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Formats a number in the reader's language. */
export function numberText(number: number): string {
  return new Intl.NumberFormat($language.get()).format(number);
}

/** Hint of the image field: ways to add images, and how many are allowed. */
export function imagesHint(): string {
  return fill($texts.get().images.hint, { images: limits.imagesPerOpportunity });
}

/** Explains why a file was not accepted as an image. */
export function imageMessage(problem: ImageProblem): string {
  const { problems } = $texts.get().images;
  const { file } = problem;
  if (problem.kind === 'too-large') return fill(problems.tooLarge, { file, megabytes });
  if (problem.kind === 'too-many') return fill(problems.tooMany, { file, images: limits.imagesPerOpportunity });
  switch (problem.error.refusal?.error) {
    case 'unsupported-type':
      return fill(problems.unsupportedType, { file });
    case 'unreadable-image':
      return fill(problems.unreadable, { file });
    case 'too-large':
      return fill(problems.refusedAsTooLarge, { file });
    default:
      return fill(problems.failed, { file, reason: failureMessage(problem.error) });
  }
}

/** Says that a file was lost when the page was closed before its upload. */
export function lostFileMessage(file: string): string {
  return fill($texts.get().images.lost, { file });
}

const times = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time in milliseconds in the browser's time zone. */
export function formatTime(milliseconds: number): string {
  return times($language.get()).format(milliseconds);
}

const days = dateFormat({ month: 'short', day: 'numeric' });
const daysOfYears = dateFormat({ dateStyle: 'medium' });

/** Formats the day of a time in milliseconds; the year is left out if it is the current one. */
export function formatDay(milliseconds: number): string {
  const isThisYear = new Date(milliseconds).getFullYear() === new Date().getFullYear();
  return (isThisYear ? days : daysOfYears)($language.get()).format(milliseconds);
}

/** Name of an image in the form: its number, counted from 1. */
export function imageLabel(index: number): string {
  return fill($texts.get().images.name, { number: index + 1 });
}

/** Label of an image's alternative text in one language. */
export function imageAltLabel(index: number, language: Language): string {
  const { shows } = $texts.get().images;
  return fill(shows, { number: index + 1, language: languageName(language, $language.get()) });
}

/** Number of images, with the number uploaded while uploads are running. */
export function imageCount(stored: number, all: number): string {
  const { count, uploaded } = $texts.get().images;
  return stored === all ? counted(count, all) : fill(counted(uploaded, all), { stored });
}

/** Announces the new position of an image. */
export function movedMessage(from: number, to: number, count: number): string {
  const { moved } = $texts.get().images;
  return fill(moved, { picture: capitalized(imageLabel(from)), place: to + 1, count });
}

/** Names the removed image. */
export function removedMessage(name: string): string {
  return fill($texts.get().images.removed, { picture: capitalized(name) });
}

/** Lists the languages without an alternative text. */
export function missingAltMessage(missing: readonly Language[]): string {
  const reader = $language.get();
  const languages = new Intl.ListFormat(reader).format(missing.map((language) => languageName(language, reader)));
  return fill($texts.get().images.missingAlt, { languages });
}

export function windowTitle(page: keyof Texts['titles'], { titles, site }: Texts): string {
  return `${titles[page]} · ${site}`;
}

/** Identifies a damaged record by id and size; nothing else of it can be read. */
export function damagedRecordName({ id, bytes }: DamagedOpportunity): string {
  return `${id}, ${counted($texts.get().damaged.size, bytes)}`;
}

export function opportunityCount(count: number): string {
  return counted($texts.get().list.count, count);
}

/** Confirms an action. For a single opportunity some texts are fixed by the specification. */
export function doneText({ kind, count = 1 }: Toast): FixedText {
  const { toasts } = $texts.get();
  if (kind === 'updated' || kind === 'saved') return fixedText(kind);
  if (kind === 'unchanged') return { message: toasts.unchanged };
  if (count > 1) return { message: counted(toasts.many[kind], count) };
  return kind === 'deleted' ? fixedText(kind) : { message: toasts[kind] };
}

/** Progress of an action on several opportunities. */
export function progressText({ task, done, total }: Extract<Batch, { kind: 'running' }>): string {
  return fill($texts.get().batch.running[task], { number: numberText(done + 1), total: numberText(total) });
}

/** "12 of 62 opportunities": how many match the query. */
export function foundCount(found: number, all: number): string {
  return fill(counted($texts.get().list.found, all), { found: numberText(found) });
}

/** Name of a version. */
export function versionName(version: number): string {
  return fill($texts.get().history.version, { version });
}

/** Names the restored version and the new version made from it. */
export function restoredMessage({ version, as }: { readonly version: number; readonly as: number }): string {
  return fill($texts.get().history.restored, { version, as });
}

/** Days until a deleted opportunity can no longer be restored. */
export function daysLeftMessage(days: number): string {
  const { trash } = $texts.get();
  return days === 0 ? trash.noDayLeft : counted(trash.daysLeft, days);
}
