import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { currentIndex } from '../store/index-rebuild.ts';
import { pageAfter } from '../store/list-page.ts';
import type { DamagedRecord } from '../store/listed-records.ts';
import { downwards } from '../store/order.ts';
import { type EnquiryEntry, enquiryIndex } from './enquiry-index.ts';

/**
 * A page of all enquiries, newest first: as many as fit into one response after the enquiry with this id, or the first
 * few when the id is empty. An erased enquiry keeps its place for a day. `undefined` for an unknown id. Damaged
 * enquiries are left out and logged.
 */
export async function listEnquiriesAfter(id: string): Promise<ListedEnquiry[] | undefined> {
  const { entries } = await currentIndex(enquiryIndex);
  const last = entries.find((entry) => entry.id === id);
  if (id !== '' && !last) return undefined;
  const live = entries.flatMap(({ listed }) => listed ?? []);
  return pageAfter<Placed, ListedEnquiry>(last, live, newestFirst);
}

type Placed = Pick<EnquiryEntry, 'id' | 'receivedAt'>;

/** By time of receipt, newest first, then by id, so that the order is stable. */
function newestFirst(one: Placed, other: Placed): number {
  return downwards(one.receivedAt, other.receivedAt) || -downwards(one.id, other.id);
}

/** Counts the enquiries in quarantine. */
export async function countQuarantined(): Promise<number> {
  const { listed } = await listedEnquiries();
  return listed.filter(({ state }) => state === 'quarantined').length;
}

/** The list’s data of all enquiries, unordered, and the damaged ones. */
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
