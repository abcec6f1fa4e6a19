import type { DamagedOpportunity } from '#domain/calls/opportunities';
import type { Language } from '#domain/language';
import { limits } from '#domain/limits';
import type { FieldProblem } from '#domain/text';
import type { ApiError } from '../api/request';
import { languageLabels } from './labels';
import type { ImageProblem } from './state/form-image';
import type { FormPlace } from './state/form-problems';
import { texts } from './texts';

const numbers = new Intl.NumberFormat('en');

function counted(count: number, noun: string): string {
  return `${numbers.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function waitOf(seconds: number): string {
  return seconds < 90 ? counted(Math.max(seconds, 1), 'second') : counted(Math.ceil(seconds / 60), 'minute');
}

/** Why a call failed, and when it makes sense to try again. */
export function failureMessage({ failure, status, retryAfter }: ApiError): string {
  if (failure.kind === 'network') return 'The server could not be reached. Check the connection, then try again.';
  if (failure.kind === 'timeout') return 'The server took too long to answer. Try again.';
  const again = retryAfter === undefined ? 'Try again in a moment.' : `Try again in ${waitOf(retryAfter)}.`;
  if (status === 429) return `There were too many attempts. ${again}`;
  if (status === 507)
    return 'There is more than one answer can hold. Nothing is lost; tell whoever looks after the site.';
  if (status === 503) return `The service is not available at the moment. ${again}`;
  return `The server answered with an error (${failure.status}). ${again}`;
}

const lengths: Readonly<Record<string, number>> = {
  title: limits.title,
  subtitle: limits.subtitle,
  description: limits.description,
};

const missing: Readonly<Partial<Record<FormPlace, string>>> = {
  sector: 'Choose a sector.',
  'investment.from': 'Enter the sum, or the one that the range begins with.',
};

/** What is wrong with a field of the form, or with a part of one, and what that is called. */
export function fieldMessage(place: FormPlace, label: string, problem: FieldProblem): string {
  if (problem === 'required') return missing[place] ?? `Enter the ${uncapitalized(label)}.`;
  if (problem === 'too-long') return `${label}: at most ${counted(longest(place), 'character')}.`;
  if (problem === 'line-break') return `${label}: on one line, please.`;
  if (problem === 'control-character') return `${label}: there is an invisible control character in it.`;
  if (problem === 'too-many') return `At most ${counted(limits.imagesPerOpportunity, 'picture')}.`;
  if (problem === 'not-stored') return 'A picture is no longer stored. Remove it and add it again.';
  if (problem === 'date') return `${label}: enter a day of the calendar.`;
  if (problem === 'number') {
    return `${label}: whole US dollars in digits, from 1 to ${numbers.format(limits.investment)}.`;
  }
  if (problem === 'range') return `${label}: the range ends below its beginning.`;
  return `${label}: this cannot be saved as it is.`;
}

function longest(place: FormPlace): number {
  if (place.startsWith('imageAlts')) return limits.imageAlt;
  return lengths[place.slice(place.lastIndexOf('.') + 1)] ?? 0;
}

const lists = new Intl.ListFormat('en');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const uncapitalized = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

const refusedImages: Readonly<Partial<Record<string, string>>> = {
  'unsupported-type':
    'is not a JPEG, PNG, WebP or AVIF picture. If it is a picture, save it as a JPEG, then add it again.',
  'unreadable-image': 'cannot be read as a picture. It may be damaged.',
  'too-large': 'is too large.',
};

/** Why a file did not become an image. */
export function imageMessage(problem: ImageProblem): string {
  const file = `“${problem.file}”`;
  if (problem.kind === 'too-large') {
    const megabytes = limits.uploadBytes / 1024 / 1024;
    return `${file} has more than ${megabytes} MB, and this browser cannot make it smaller. Save it as a JPEG, then add it again.`;
  }
  if (problem.kind === 'too-many') return `${file} is one too many: at most ${limits.imagesPerOpportunity} pictures.`;
  const refused = refusedImages[problem.error.refusal?.error ?? ''];
  return refused ? `${file} ${refused}` : `${file}: ${failureMessage(problem.error)}`;
}

/** What became of a file that was chosen before the page was closed. */
export function lostFileMessage(file: string): string {
  return `“${file}” was not uploaded. Choose it again.`;
}

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** When something was, in milliseconds, for the administrator's clock. */
export function formatTime(milliseconds: number): string {
  return times.format(milliseconds);
}

/** What an image of the form is called: by its number, counted from 1. */
export function imageLabel(index: number): string {
  return `picture ${index + 1}`;
}

/** What the control is called in which an administrator says what an image shows. */
export function imageAltLabel(index: number, language: Language): string {
  return `What ${imageLabel(index)} shows, in ${languageLabels[language]}`;
}

/** How many images are stored, and of how many where some are still on their way. */
export function imageCount(stored: number, all: number): string {
  return stored === all ? counted(all, 'picture') : `${numbers.format(stored)} of ${counted(all, 'picture')} uploaded`;
}

/** Where an image has been moved to, counted from 1. */
export function movedMessage(from: number, to: number, count: number): string {
  return `${capitalized(imageLabel(from))} is now ${imageLabel(to)} of ${numbers.format(count)}.`;
}

/** Which image was removed: the file's name where it is known, else its number. */
export function removedMessage(name: string): string {
  return `${capitalized(name)} was removed.`;
}

/** In which languages it is not said yet what an image shows. */
export function missingAltMessage(missing: readonly Language[]): string {
  return `Not said yet in ${lists.format(missing.map((language) => languageLabels[language]))}.`;
}

/** The title of the window. */
export function windowTitle(page: keyof typeof texts.titles): string {
  return `${texts.titles[page]} · ${texts.site}`;
}

/** Which damaged record it is: all that is known of it. */
export function damagedRecordName({ id, bytes }: DamagedOpportunity): string {
  return `${id}, ${counted(bytes, 'byte')}`;
}

/** How many opportunities there are. */
export function opportunityCount(count: number): string {
  return count === 1 ? '1 opportunity' : `${numbers.format(count)} opportunities`;
}
