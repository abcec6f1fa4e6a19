import { atom } from 'nanostores';
import type { DamagedOpportunity } from '#domain/calls/opportunities';
import { deleteOpportunity, fetchDamagedOpportunities, fetchDamagedOpportunity } from '../../api/admin-opportunities';
import { type CallResult, withToken } from './call';

/** Records that cannot be understood, as they were last asked for; none while nothing is known. */
export const $damagedOpportunities = atom<readonly DamagedOpportunity[]>([]);

/** Asks which records are damaged. When that fails, what was known stays: the list beside it says that something is wrong. */
export async function loadDamaged(): Promise<void> {
  const result = await withToken(fetchDamagedOpportunities);
  if (result.kind === 'answered') $damagedOpportunities.set(result.answer);
}

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
