import type { WaitingEnquiries } from '#domain/calls/enquiry-desk';
import type { DeletedOpportunity } from '#domain/opportunity/history';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fetchTrash } from '../../api/admin-opportunities';
import { fetchWaitingEnquiries } from '../../api/enquiry-desk';
import { createLoader } from '../../api/loader';
import { ApiError } from '../../api/request';
import { type CallResult, withToken } from './call';
import { $token } from './session';

/** Something that the dashboard asks for by itself: a part that fails leaves the others as they are. */
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

/** What is in the trash, the last deleted first. */
export const $trash = trash.$state;

/** The enquiries that wait for an answer. */
export const $waitingEnquiries = waiting.$state;

/** Asks how many enquiries wait, keeping what is known meanwhile. */
export const loadWaiting = waiting.refresh;

/** Asks for what the dashboard shows beside the list, keeping what is at hand meanwhile. */
export async function loadDashboard(): Promise<void> {
  await Promise.all([trash.refresh(), waiting.refresh()]);
}

/**
 * Asks the same where nobody waits for it: a failure changes nothing, and a token that is refused is told by whatever the
 * screen itself asks for.
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

/** The last thing that became of an opportunity, and when. */
export interface Change {
  readonly kind: 'created' | 'changed' | 'deleted';
  readonly at: string;
  readonly opportunity: Opportunity;
}

/** Changes that the dashboard shows. */
const mostChanges = 8;

/** The last changes, the newest first: of each opportunity its last one. */
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
