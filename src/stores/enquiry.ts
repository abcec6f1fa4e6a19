import { atom } from 'nanostores';
import type * as v from 'valibot';
import * as calls from '#domain/calls/enquiry';
import {
  type Enquiry,
  type EnquiryField,
  enquiry,
  formFields,
  honeypotField,
  optionalFields,
  secondsHeader,
} from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import type { FieldProblem, FieldProblems } from '#domain/text';
import { validate } from '#domain/validate';
import { ApiError, request } from '../api/request';
import { dropSubjects, subjectIds } from './enquiry-subjects';
import { dropKey, dropSaved, type EnquiryValues, keyFor, secondsOnForm } from './saved-enquiry';

/** Data about how the form was filled in, used to detect bots. */
interface FillingIn {
  /** Value of the hidden field; people leave it empty. */
  readonly honeypot: string;
  /** Seconds since the form was first shown. */
  readonly seconds: number;
}

/** Acknowledgement: the enquiry's reference, and the time by which it will be answered. */
type SentEnquiry = v.InferOutput<typeof calls.sendEnquiry.response>;

/**
 * Sends the contact form; the same `idempotencyKey` with the same content is stored once. Resolves to the
 * acknowledgement.
 */
async function sendEnquiry(
  enquiry: Enquiry,
  idempotencyKey: string,
  { honeypot, seconds }: FillingIn,
): Promise<SentEnquiry> {
  return await request(calls.sendEnquiry, {
    body: honeypot === '' ? enquiry : { ...enquiry, [honeypotField]: honeypot },
    headers: { [secondsHeader]: String(seconds) },
    idempotencyKey,
  });
}

export type EnquiryProblems = Readonly<Partial<Record<EnquiryField, FieldProblem>>>;

export interface Refused {
  readonly problems: EnquiryProblems;
  /** Fields that have been corrected since. */
  readonly corrected: readonly EnquiryField[];
}

export type EnquiryFormState =
  | { readonly kind: 'writing' }
  /** Errors found when sending. */
  | ({ readonly kind: 'invalid' } & Refused)
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly reason: 'failed' | 'timedOut' | 'tooMany' }
  | ({ readonly kind: 'sent' } & SentEnquiry);

export const $enquiry = atom<EnquiryFormState>({ kind: 'writing' });

const nothingWrong: Refused = { problems: {}, corrected: [] };

/** Errors found on blur, before sending. */
export const $blurProblems = atom<Refused>(nothingWrong);

/** Data sent in addition to the seven fields: the form's language, and the hidden field. */
interface FormContext extends Pick<FillingIn, 'honeypot'> {
  readonly language: Language;
}

/** Validates and sends the form, with the enquiry's subjects. Does nothing while sending. */
export async function submitEnquiry(values: EnquiryValues, { language, honeypot }: FormContext): Promise<void> {
  if ($enquiry.get().kind === 'sending') return;
  $blurProblems.set(nothingWrong);
  const opportunities = subjectIds();
  const about = opportunities.length > 0 ? { opportunities } : {};
  const checked = validate(enquiry, { ...filled(values), ...about, language });
  if (checked.kind === 'invalid') {
    $enquiry.set({ kind: 'invalid', problems: ownProblems(checked.fields), corrected: [] });
    return;
  }
  $enquiry.set({ kind: 'sending' });
  try {
    const key = keyFor(JSON.stringify(checked.value));
    const sent = await sendEnquiry(checked.value, key, { honeypot, seconds: secondsOnForm() });
    dropSubjects();
    dropSaved();
    $enquiry.set({ kind: 'sent', ...sent });
  } catch (error) {
    $enquiry.set(stateAfter(error));
  }
}

/** Validates on blur. An empty field is not an error yet. `typed` is the visible text, which may not match any value. */
export function checkOnBlur(field: EnquiryField, values: EnquiryValues, typed = ''): void {
  const left = $blurProblems.get();
  const problem = problemsIn(values)[field];
  const isEmpty = problem === 'required' && typed.trim() === '';
  if (isRefused(field) || !problem || isEmpty) return;
  const corrected = left.corrected.filter((other) => other !== field);
  $blurProblems.set({ problems: { ...left.problems, [field]: problem }, corrected });
}

/** Validates a changed field again. An error is marked as corrected once the value is valid. */
export function recheckField(field: EnquiryField, values: EnquiryValues): void {
  const state = $enquiry.get();
  const right = problemsIn(values)[field] === undefined;
  if (state.kind === 'invalid') $enquiry.set(rechecked(state, field, right));
  $blurProblems.set(rechecked($blurProblems.get(), field, right));
}

export function writeAnother(): void {
  $enquiry.set({ kind: 'writing' });
}

function isRefused(field: EnquiryField): boolean {
  const state = $enquiry.get();
  return state.kind === 'invalid' && state.problems[field] !== undefined;
}

function rechecked<Known extends Refused>(known: Known, field: EnquiryField, right: boolean): Known {
  if (!known.problems[field] || right === known.corrected.includes(field)) return known;
  const others = known.corrected.filter((other) => other !== field);
  return { ...known, corrected: right ? [...others, field] : others };
}

function problemsIn(values: EnquiryValues): EnquiryProblems {
  const checked = validate(enquiry, filled(values));
  return checked.kind === 'valid' ? {} : ownProblems(checked.fields);
}

/** Drops empty optional values. */
function filled({ ...values }: EnquiryValues): EnquiryValues {
  for (const field of optionalFields) if (!values[field]?.trim()) delete values[field];
  return values;
}

function stateAfter(error: unknown): EnquiryFormState {
  if (!(error instanceof ApiError)) return { kind: 'failed', reason: 'failed' };
  const { failure, refusal, status } = error;
  if (failure.kind === 'timeout' || failure.kind === 'network') return { kind: 'failed', reason: 'timedOut' };
  if (status === 429) return { kind: 'failed', reason: 'tooMany' };
  if (refusal?.error === 'conflict') dropKey();
  const problems = ownProblems(refusal?.fields ?? {});
  if (Object.keys(problems).length === 0) return { kind: 'failed', reason: 'failed' };
  return { kind: 'invalid', problems, corrected: [] };
}

function ownProblems(fields: FieldProblems): EnquiryProblems {
  const problems: Partial<Record<EnquiryField, FieldProblem>> = {};
  for (const field of formFields) {
    const found = fields[field];
    if (found) problems[field] = found;
  }
  return problems;
}
