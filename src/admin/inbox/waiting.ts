import type { WaitingEnquiries } from '#domain/calls/enquiry-desk';
import { fetchWaitingEnquiries } from '../../api/enquiry-desk';
import { ApiError } from '../../api/request';
import { createPart } from '../session/part';
import { $token } from '../session/session';

const waiting = createPart<WaitingEnquiries>(fetchWaitingEnquiries);

/** Numbers of unanswered enquiries. */
export const $waitingEnquiries = waiting.$state;

/** Reloads the numbers of unanswered enquiries; the known ones stay until then. */
export const loadWaiting = waiting.refresh;

/**
 * Loads the numbers of unanswered enquiries in the background. Failures are ignored; a refused token is reported by the
 * screen's own calls.
 */
export async function lookForWaiting(): Promise<void> {
  const token = $token.get();
  if (!token) return;
  try {
    waiting.$state.set({ kind: 'loaded', answer: await fetchWaitingEnquiries(token) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
