import type { DamagedOpportunity } from '#domain/calls/opportunities';
import { deleteOpportunity, fetchDamagedOpportunities, fetchDamagedOpportunity } from '../../api/admin-opportunities';
import { createLoader } from '../../api/loader';
import { type CallResult, withToken } from './call';

const { $state, refresh } = createLoader<readonly DamagedOpportunity[]>([], async () => {
  const result = await withToken(fetchDamagedOpportunities);
  return result.kind === 'answered' ? result.answer : undefined;
});

/** Records that cannot be understood, as they were last asked for; none while nothing is known. */
export const $damagedOpportunities = $state;

/** Asks which records are damaged. When that fails, what was known stays: the list beside it says that something is wrong. */
export const loadDamaged = refresh;

/** The bytes of a damaged record, to be kept as a file. */
export function exportDamaged(id: string): Promise<CallResult<Blob>> {
  return withToken((token) => fetchDamagedOpportunity(token, id));
}

/** Deletes a damaged record; for 30 days its bytes can still be had at the path of the export. */
export async function removeDamaged(id: string): Promise<CallResult<void>> {
  const result = await withToken((token) => deleteOpportunity(token, id));
  if (result.kind !== 'answered') return result;
  $damagedOpportunities.set($damagedOpportunities.get().filter((other) => other.id !== id));
  return result;
}
