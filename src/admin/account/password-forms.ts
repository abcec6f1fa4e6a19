import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import * as calls from '#domain/calls/people';
import { invitationToken, newPassword } from '#domain/people';
import type { FieldProblem } from '#domain/text';
import { problemOf } from '#domain/validate';
import { createLoader } from '../../api/loader';
import { ApiError, request } from '../../api/request';
import { withToken } from '../session/call';
import { startSession } from '../session/session';

/** State of a form that sets a password. `differs`: the repetition is another text. */
export type PasswordState =
  | { readonly kind: 'idle' | 'submitting' | 'done' | 'differs' | 'wrong-current' }
  | { readonly kind: 'invalid'; readonly problem: FieldProblem }
  /** The invitation does not hold any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** The typed texts of such a form. */
export interface TypedPassword {
  readonly current?: string;
  readonly password: string;
  readonly again: string;
}

export interface PasswordFormState {
  readonly $state: ReadableAtom<PasswordState>;
  submit(typed: TypedPassword): Promise<void>;
}

/** A form that changes the own password; the session goes on with a new token. */
export function createPasswordChange(): PasswordFormState {
  return passwordForm(async ({ current = '', password }) => {
    const result = await withToken((token) => changePassword(token, current, password));
    if (result.kind === 'forbidden') return { kind: 'idle' };
    if (result.kind === 'failed') throw result.error;
    startSession(result.response);
    return { kind: 'done' };
  });
}

/** A form that uses an invitation, and logs the person in. */
export function createAcceptance(invitation: string): PasswordFormState {
  return passwordForm(async ({ password }) => {
    startSession(await acceptInvitation(invitation, password));
    return { kind: 'done' };
  });
}

function passwordForm(send: (typed: TypedPassword) => Promise<PasswordState>): PasswordFormState {
  const $state = atom<PasswordState>({ kind: 'idle' });
  return {
    $state,
    async submit(typed) {
      if ($state.get().kind === 'submitting') return;
      const [issue] = v.safeParse(newPassword, typed.password).issues ?? [];
      if (issue) return $state.set({ kind: 'invalid', problem: problemOf(issue) });
      if (typed.password !== typed.again) return $state.set({ kind: 'differs' });
      $state.set({ kind: 'submitting' });
      try {
        $state.set(await send(typed));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        $state.set(refused(error));
      }
    },
  };
}

function refused(error: ApiError): PasswordState {
  const problem = error.refusal?.fields?.password;
  if (problem) return { kind: 'invalid', problem };
  if (error.status === 401 || error.refusal?.fields?.current) return { kind: 'wrong-current' };
  return error.status === 404 ? { kind: 'gone' } : { kind: 'failed', error };
}

/** The person of an invitation. */
type Invitation =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'gone' }
  | { readonly kind: 'holds'; readonly name: string; readonly username: string };

export function createInvitation(invitation: string) {
  return createLoader<Invitation>({ kind: 'loading' }, async () => {
    // Not a possible secret: no request is needed.
    if (!v.is(invitationToken, invitation)) return { kind: 'gone' };
    try {
      return { kind: 'holds', ...(await fetchInvitation(invitation)) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404 ? { kind: 'gone' } : { kind: 'failed', error };
    }
  });
}

/** The person whom an invitation is for; rejects with 404 unless it holds. */
function fetchInvitation(invitation: string): Promise<{ name: string; username: string }> {
  return request(calls.readInvitation, { body: { invitation } });
}

/** Uses an invitation; resolves to a token. Rejects with 404 unless it holds. */
async function acceptInvitation(invitation: string, password: string): Promise<string> {
  return (await request(calls.acceptInvitation, { body: { invitation, password } })).jwtToken;
}

/** Changes the own password; resolves to the token of a new session. Rejects with 401 if `current` is wrong. */
async function changePassword(token: string, current: string, password: string): Promise<string> {
  return (await request(calls.changePassword, { token, body: { current, password } })).jwtToken;
}
