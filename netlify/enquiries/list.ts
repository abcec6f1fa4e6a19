import type { ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { currentIndex } from '../store/index-rebuild.ts';
import { pageAfter } from '../store/list-page.ts';
import type { DamagedRecord } from '../store/listed-records.ts';
import { downwards } from '../store/order.ts';
import { type EnquiryEntry, enquiryIndex } from './indexes.ts';

/**
 * A page of all enquiries, newest first: as many as one answer holds of those that follow the one with this id, or the
 * first few where the id is empty. One that was erased since keeps its place for a day. `undefined`: there is no such
 * place. One that cannot be understood is left out, and told in the log.
 */
export async function listEnquiriesAfter(id: string): Promise<ListedEnquiry[] | undefined> {
  const { entries } = await currentIndex(enquiryIndex);
  const last = entries.find((entry) => entry.id === id);
  if (id !== '' && !last) return undefined;
  const live = entries.flatMap(({ listed }) => listed ?? []);
  return pageAfter<Placed, ListedEnquiry>(last, live, newestFirst);
}

type Placed = Pick<EnquiryEntry, 'id' | 'receivedAt'>;

/** By receipt, newest first; by id where that is equal, so that the order never changes between two reads. */
function newestFirst(one: Placed, other: Placed): number {
  return downwards(one.receivedAt, other.receivedAt) || -downwards(one.id, other.id);
}

/** How many enquiries are in quarantine. */
export async function countQuarantined(): Promise<number> {
  const { listed } = await listedEnquiries();
  return listed.filter(({ state }) => state === 'quarantined').length;
}

/** Every enquiry as the list shows it, in no order, and those that cannot be read. */
export async function listedEnquiries(): Promise<{
  readonly listed: readonly ListedEnquiry[];
  readonly damaged: readonly DamagedRecord[];
}> {
  const { entries, damaged } = await currentIndex(enquiryIndex);
  return {
    listed: entries.flatMap(({ listed }) => listed ?? []),
    damaged: damaged.map(({ id, bytes }) => ({ id, bytes })),
  };
}
