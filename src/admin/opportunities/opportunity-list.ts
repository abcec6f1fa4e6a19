import type { DamagedOpportunity } from '#domain/calls/opportunities';
import * as calls from '#domain/calls/opportunities';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { deleteOpportunity, fetchOpportunitiesAfter } from '../../api/admin-opportunities';
import { createLoader } from '../../api/loader';
import { request } from '../../api/request';
import { countText } from '../i18n/messages';
import { $texts } from '../i18n/texts';
import { createList } from '../list/list-state';
import { type CallResult, withToken } from '../session/call';

/** All opportunities in full. */
export const opportunityList = createList(fetchOpportunitiesAfter, (opportunity): Opportunity => opportunity);

const { $state, refresh } = createLoader<readonly DamagedOpportunity[]>([], async () => {
  const result = await withToken(fetchDamagedOpportunities);
  return result.kind === 'succeeded' ? result.response : undefined;
});

/** Records that cannot be parsed, as last loaded; empty while unknown. */
export const $damagedOpportunities = $state;

/** Loads the damaged records. A failure keeps the known ones: the list beside them shows an error already. */
export const loadDamaged = refresh;

/** The bytes of a damaged record, for download. */
export function exportDamaged(id: string): Promise<CallResult<Blob>> {
  return withToken((token) => fetchDamagedOpportunity(token, id));
}

/** Deletes a damaged record. Its bytes can still be exported for 30 days. */
export async function removeDamaged(id: string): Promise<CallResult<void>> {
  const result = await withToken((token) => deleteOpportunity(token, id));
  if (result.kind !== 'succeeded') return result;
  $damagedOpportunities.set($damagedOpportunities.get().filter((other) => other.id !== id));
  return result;
}

// Texts about opportunities with placeholders, in the reader's language.

/** Identifies a damaged record by id and size; nothing else of it can be read. */
export function damagedRecordName({ id, bytes }: DamagedOpportunity): string {
  return `${id}, ${countText($texts.get().damaged.size, bytes)}`;
}

export function opportunityCount(count: number): string {
  return countText($texts.get().list.count, count);
}

/** Fetches the stored records that cannot be parsed. */
function fetchDamagedOpportunities(token: string): Promise<calls.DamagedOpportunity[]> {
  return request(calls.listDamagedOpportunities, { token });
}

/** Fetches the raw bytes of a damaged record. */
function fetchDamagedOpportunity(token: string, id: string): Promise<Blob> {
  return request(calls.readDamagedOpportunity, { token, segment: id });
}
