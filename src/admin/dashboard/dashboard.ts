import type { DeletedOpportunity } from '#domain/opportunity/history';
import type { Opportunity } from '#domain/opportunity/opportunity';
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
