import type { WaitingEnquiries } from '#domain/calls/enquiry-desk';
import type { DeletedOpportunity } from '#domain/opportunity/history';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fetchTrash } from '../../api/admin-opportunities';
import { fetchWaitingEnquiries } from '../../api/enquiry-desk';
import { createLoader } from '../../api/loader';
import { ApiError } from '../../api/request';
import { type CallResult, withToken } from '../session/call';
import { $token } from '../session/session';

/** State of one separately loaded part of the dashboard. Parts fail independently. */
export type Part<Answer> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'loaded'; readonly answer: Answer };

const partOf = <Answer>(fetchPart: (token: string) => Promise<Answer>) =>
  createLoader<Part<Answer>>({ kind: 'loading' }, async () => partIn(await withToken(fetchPart)));

function partIn<Answer>(result: CallResult<Answer>): Part<Answer> | undefined {
  if (result.kind === 'answered') return { kind: 'loaded', answer: result.answer };
  return result.kind === 'failed' ? result : undefined;
}

const trash = partOf<readonly DeletedOpportunity[]>(fetchTrash);
const waiting = partOf<WaitingEnquiries>(fetchWaitingEnquiries);

/** The trash, latest deletion first. */
export const $trash = trash.$state;

/** Numbers of unanswered enquiries. */
export const $waitingEnquiries = waiting.$state;

/** Reloads the numbers of unanswered enquiries; the known ones stay until then. */
export const loadWaiting = waiting.refresh;

/** Loads the dashboard's parts other than the list; known content stays until then. */
export async function loadDashboard(): Promise<void> {
  await Promise.all([trash.refresh(), waiting.refresh()]);
}

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

/** The latest change of an opportunity. */
export interface Change {
  readonly kind: 'created' | 'changed' | 'deleted';
  readonly at: string;
  readonly opportunity: Opportunity;
}

/** Maximum number of changes on the dashboard. */
const mostChanges = 8;

/** The latest changes, newest first, at most one per opportunity. */
export function lastChanges(live: readonly Opportunity[], deleted: readonly DeletedOpportunity[]): readonly Change[] {
  const changes: Change[] = [
    ...live.map((opportunity): Change => {
      const kind = opportunity.version === 1 ? 'created' : 'changed';
      return { kind, at: opportunity.updatedAt, opportunity };
    }),
    ...deleted.map(({ deletedAt, ...opportunity }): Change => ({ kind: 'deleted', at: deletedAt, opportunity })),
  ];
  return changes.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, mostChanges);
}
