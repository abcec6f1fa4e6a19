import { atom } from 'nanostores';
import { type EnquiryField, enquiry, formFields, optionalFields } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import type { FieldProblem, FieldProblems } from '#domain/text';
import { validate } from '#domain/validate';
import { type SentEnquiry, sendEnquiry } from '../api/enquiry';
import { ApiError } from '../api/request';
import { dropSubjects, subjectIds } from './enquiry-subjects';
import { dropKept, dropKey, type EnquiryValues, keyFor, secondsOnForm } from './kept-enquiry';

export type EnquiryProblems = Readonly<Partial<Record<EnquiryField, FieldProblem>>>;

export interface Refused {
  readonly problems: EnquiryProblems;
  /** The fields among them that have been put right since. */
  readonly corrected: readonly EnquiryField[];
}

export type EnquiryState =
  | { readonly kind: 'writing' }
  /** What was wrong when it was to be sent. */
  | ({ readonly kind: 'invalid' } & Refused)
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly reason: 'failed' | 'timedOut' | 'tooMany' }
  | ({ readonly kind: 'sent' } & SentEnquiry);

export const $enquiry = atom<EnquiryState>({ kind: 'writing' });

const nothingWrong: Refused = { problems: {}, corrected: [] };

/** What was wrong with fields that were left, before anything was sent. */
export const $left = atom<Refused>(nothingWrong);

/** What is sent beside the seven fields. */
export interface Beside {
  /** The language that the form is read in. */
  readonly language: Language;
  /** What stands in the field that no person sees. */
  readonly honeypot: string;
}

/** Checks what was typed and sends it, with what it is about; while it is being sent, another call does nothing. */
export async function submitEnquiry(values: EnquiryValues, { language, honeypot }: Beside): Promise<void> {
  if ($enquiry.get().kind === 'sending') return;
  $left.set(nothingWrong);
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
    dropKept();
    $enquiry.set({ kind: 'sent', ...sent });
  } catch (error) {
    $enquiry.set(stateAfter(error));
  }
}

/**
 * Looks at a field that has been left: one that nothing stands in is still to be filled in, and not wrong yet. `typed` is
 * what stands there and may mean nothing.
 */
export function checkLeft(field: EnquiryField, values: EnquiryValues, typed = ''): void {
  const left = $left.get();
  const problem = problemsIn(values)[field];
  const isEmpty = problem === 'required' && typed.trim() === '';
  if (isRefused(field) || !problem || isEmpty) return;
  const corrected = left.corrected.filter((other) => other !== field);
  $left.set({ problems: { ...left.problems, [field]: problem }, corrected });
}

/** Looks again at a field whose content has changed: one that was refused is told apart once it is right. */
export function recheckField(field: EnquiryField, values: EnquiryValues): void {
  const state = $enquiry.get();
  const right = problemsIn(values)[field] === undefined;
  if (state.kind === 'invalid') $enquiry.set(rechecked(state, field, right));
  $left.set(rechecked($left.get(), field, right));
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

/** The values without those that may be left out and were. */
function filled({ ...values }: EnquiryValues): EnquiryValues {
  for (const field of optionalFields) if (!values[field]?.trim()) delete values[field];
  return values;
}

function stateAfter(error: unknown): EnquiryState {
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
