import type { DeletedOpportunity } from '#domain/opportunity/history';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { Author } from '#domain/people';
import { fetchTrash } from '../../api/admin-opportunities';
import { loadWaiting } from '../inbox/enquiry-list';
import { createPart } from '../session/call';

const trash = createPart<readonly DeletedOpportunity[]>(fetchTrash);

/** The trash, latest deletion first. */
export const $trash = trash.$state;

/** Loads the dashboard's parts other than the list; known content stays until then. */
export async function loadDashboard(): Promise<void> {
  await Promise.all([trash.refresh(), loadWaiting()]);
}

/** The latest change of an opportunity. */
export interface RecentChange {
  readonly kind: 'created' | 'changed' | 'deleted';
  readonly at: string;
  /** The author, if one is stored. */
  readonly by?: Author | undefined;
  readonly opportunity: Opportunity;
}

/** Maximum number of changes on the dashboard. */
const mostChanges = 8;

/** The latest changes, newest first, at most one per opportunity. */
export function lastChanges(
  live: readonly Opportunity[],
  deleted: readonly DeletedOpportunity[],
): readonly RecentChange[] {
  const changes: RecentChange[] = [
    ...live.map((opportunity): RecentChange => {
      const kind = opportunity.version === 1 ? 'created' : 'changed';
      return { kind, at: opportunity.updatedAt, by: opportunity.by, opportunity };
    }),
    ...deleted.map(
      ({ deletedAt, deletedBy, ...opportunity }): RecentChange => ({
        kind: 'deleted',
        at: deletedAt,
        by: deletedBy,
        opportunity,
      }),
    ),
  ];
  return changes.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, mostChanges);
}
