import { atom } from 'nanostores';
import * as calls from '#domain/calls/enquiry';
import type { PublicState } from '#domain/enquiry/enquiry';
import { ApiError, request } from '../api/request';

export const followFields = ['reference', 'email'] as const;

export type FollowField = (typeof followFields)[number];

export type FollowValues = Readonly<Record<FollowField, string>>;

export type FollowState =
  | { readonly kind: 'writing' }
  | {
      readonly kind: 'incomplete';
      /** Fields that were empty when the form was sent. */
      readonly empty: readonly FollowField[];
      /** Those of them that have been filled since. */
      readonly filled: readonly FollowField[];
    }
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly reference: string; readonly state: PublicState }
  /** No match. For privacy, the page does not say which of the two values is wrong. */
  | { readonly kind: 'none' }
  | { readonly kind: 'tooMany'; readonly minutes: number }
  | { readonly kind: 'failed'; readonly reason: 'failed' | 'timedOut' };

export const $followed = atom<FollowState>({ kind: 'writing' });

/** Requests an enquiry's state. Does nothing while a request is running. */
export async function requestEnquiry(values: FollowValues): Promise<void> {
  if ($followed.get().kind === 'loading') return;
  const empty = emptyFields(values);
  if (empty.length > 0) {
    $followed.set({ kind: 'incomplete', empty, filled: [] });
    return;
  }
  $followed.set({ kind: 'loading' });
  const [reference, email] = [values.reference.trim().toUpperCase(), values.email.trim()];
  try {
    $followed.set({ kind: 'found', reference, state: await followEnquiry(reference, email) });
  } catch (error) {
    $followed.set(stateAfter(error));
  }
}

/** Clears the error of empty fields that have been filled. */
export function recheckFollowed(values: FollowValues): void {
  const state = $followed.get();
  if (state.kind !== 'incomplete') return;
  const still = emptyFields(values);
  $followed.set({ ...state, filled: state.empty.filter((field) => !still.includes(field)) });
}

const emptyFields = (values: FollowValues): FollowField[] =>
  followFields.filter((field) => values[field].trim() === '');

/** The reference in a link's fragment, such as `INV-7F3K2Q`; otherwise empty. */
export function referenceInHash(hash: string): string {
  return /^#(?:INV|IA)-[\dA-Z-]{4,12}$/.test(hash) ? hash.slice(1) : '';
}

function stateAfter(error: unknown): FollowState {
  if (!(error instanceof ApiError)) return { kind: 'failed', reason: 'failed' };
  const { failure, status, retryAfter = 60 } = error;
  if (failure.kind === 'timeout' || failure.kind === 'network') return { kind: 'failed', reason: 'timedOut' };
  if (status === 429) return { kind: 'tooMany', minutes: Math.max(1, Math.ceil(retryAfter / 60)) };
  // The server refuses malformed values with 400; for the visitor that is the same mistake as 404.
  return status === 404 || status === 400 ? { kind: 'none' } : { kind: 'failed', reason: 'failed' };
}

/** Fetches the state of an enquiry, by its reference and e-mail address. */
async function followEnquiry(reference: string, email: string): Promise<PublicState> {
  const { state } = await request(calls.followEnquiry, { body: { reference, email } });
  return state;
}
