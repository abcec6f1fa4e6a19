import type { Opportunity } from '#domain/opportunity/opportunity';
import type { FormContent } from '../form-values/form-values';
import type { ConflictState } from './conflict-state';
import { type CheckedForm, checkForm, type FormProblems } from './form-problems';
import type { Base, SaveAction, SaveResult } from './save';

/** A finished save: the record before it, and whether the form stays open. */
export interface Saved extends Extract<SaveResult, { readonly kind: 'saved' }> {
  readonly before: Opportunity | undefined;
  readonly stays: boolean;
}

export type FormState =
  | { readonly kind: 'editing' }
  /** The form accepts input meanwhile if it stays open with what was typed. */
  | { readonly kind: 'saving'; readonly acceptsInput: boolean }
  | FormProblems
  | { readonly kind: 'images-failed' }
  | ConflictState
  | Saved
  | Exclude<SaveResult, { readonly kind: 'saved' | 'forbidden' | 'invalid' | 'conflict' }>;

/** Whether the form accepts no input. */
export const isLocked = (state: FormState): boolean => state.kind === 'saving' && !state.acceptsInput;

/**
 * One attempt to save: the base version, the action, and the content. `question` is shown if nothing can be saved before
 * it is answered.
 */
export interface SaveAttempt {
  readonly base: Base;
  readonly action: SaveAction;
  content(): FormContent | undefined;
  readonly question?: FormState;
}

/** A form that can be sent, as it was typed and as it is sent. */
type Prepared = Extract<CheckedForm, { readonly kind: 'valid' }> & { readonly form: FormContent };

/** The content to send, or the reason why it cannot be sent. */
export function prepared({ content, question = { kind: 'editing' } }: SaveAttempt): Prepared | FormState {
  const form = content();
  if (!form) return question;
  const checked = checkForm(form);
  return checked.kind === 'valid' ? { ...checked, form } : checked;
}
