import { atom } from 'nanostores';
import { type EnquiryField, enquiry, enquiryFields } from '#domain/enquiry/enquiry';
import type { FieldProblem, FieldProblems } from '#domain/text';
import { validate } from '#domain/validate';
import { sendEnquiry } from '../api/enquiry';
import { ApiError } from '../api/request';
import { dropSubjects, subjectIds } from './enquiry-subjects';
import { dropKept, dropKey, type EnquiryValues, keyFor, secondsOnForm } from './kept-enquiry';

export type EnquiryProblems = Readonly<Partial<Record<EnquiryField, FieldProblem>>>;

export type EnquiryState =
  | { readonly kind: 'writing' }
  | {
      readonly kind: 'invalid';
      /** What was wrong when it was to be sent. */
      readonly problems: EnquiryProblems;
      /** The fields among them that have been put right since. */
      readonly corrected: readonly EnquiryField[];
    }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly reason: 'failed' | 'timedOut' | 'tooMany' }
  | { readonly kind: 'sent'; readonly reference: string };

export const $enquiry = atom<EnquiryState>({ kind: 'writing' });

/**
 * Checks what was typed and sends it, with what it is about; while it is being sent, another call does nothing. `honeypot` is what stands in
 * the field that no person sees.
 */
export async function submitEnquiry(values: EnquiryValues, honeypot = ''): Promise<void> {
  if ($enquiry.get().kind === 'sending') return;
  const opportunities = subjectIds();
  const checked = validate(enquiry, { ...values, ...(opportunities.length > 0 && { opportunities }) });
  if (checked.kind === 'invalid') {
    $enquiry.set({ kind: 'invalid', problems: ownProblems(checked.fields), corrected: [] });
    return;
  }
  $enquiry.set({ kind: 'sending' });
  try {
    const key = keyFor(JSON.stringify(checked.value));
    const reference = await sendEnquiry(checked.value, key, { honeypot, seconds: secondsOnForm() });
    dropSubjects();
    dropKept();
    $enquiry.set({ kind: 'sent', reference });
  } catch (error) {
    $enquiry.set(stateAfter(error));
  }
}

/** Looks again at a field whose content has changed: one that was refused is told apart once it is right. */
export function recheckField(field: EnquiryField, values: EnquiryValues): void {
  const state = $enquiry.get();
  if (state.kind !== 'invalid' || !state.problems[field]) return;
  const checked = validate(enquiry, values);
  const right = checked.kind === 'valid' || !checked.fields[field];
  if (right === state.corrected.includes(field)) return;
  const others = state.corrected.filter((other) => other !== field);
  $enquiry.set({ ...state, corrected: right ? [...others, field] : others });
}

export function writeAnother(): void {
  $enquiry.set({ kind: 'writing' });
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
  for (const field of enquiryFields) {
    const found = fields[field];
    if (found) problems[field] = found;
  }
  return problems;
}
