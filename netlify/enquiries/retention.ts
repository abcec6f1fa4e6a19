import { deletionDay } from '#domain/enquiry/deadlines';
import { dayMs, dayOf } from '#domain/time/day';
import { openStore } from '../store/blob-store.ts';
import { Damaged, readStored } from '../store/compare-and-swap.ts';
import { inParallel } from '../store/in-parallel.ts';
import { currentIndex } from '../store/index-rebuild.ts';
import { type EnquiryEntry, enquiryIndex } from './enquiry-index.ts';
import { eraseEnquiry } from './erase.ts';
import { isLive, storedEnquiry } from './record.ts';
import { claimReference, readClaim } from './reference.ts';

/** The most enquiries that one sweep erases; the next day’s continues. */
const mostAtOnce = 500;

/**
 * 1. Erases expired enquiries; none without `months`.
 * 2. Deletes what is left of enquiries erased a day ago.
 * 3. Repairs references: each leads to its enquiry; one that has had no enquiry for a day is deleted.
 *
 * May be killed at any point and run again. What exceeds the time limit is left to the next run. Resolves to the number of
 * erased enquiries.
 */
export async function sweepEnquiries(now: Date, months: number | undefined): Promise<number> {
  const { entries } = await currentIndex(enquiryIndex);
  const store = openStore('enquiries');
  const enoughTime = () => store.deadline.left > 500;
  const live = entries.filter(({ listed }) => listed !== undefined);
  const isOver = ({ receivedAt }: EnquiryEntry) =>
    months !== undefined && deletionDay(receivedAt, months) <= dayOf(now);
  const due = live.filter(isOver).slice(0, mostAtOnce);
  const rests = entries.filter(({ erasedAt }) => erasedAt !== undefined && isADayAgo(erasedAt, now));
  const erased = await all(due, ({ id }) => eraseEnquiry(id, undefined, now), enoughTime);
  await all(rests, ({ id }) => removeRest(id, now), enoughTime);
  await repairReferences(
    live.filter((entry) => !isOver(entry)),
    now,
    enoughTime,
  );
  return erased;
}

/** Processes all items, or as many as there is time for; resolves to their number. */
async function all<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  enoughTime: () => boolean,
): Promise<number> {
  const { results, failure } = await inParallel(items, work, enoughTime);
  if (failure !== undefined) throw failure;
  return results.length;
}

const isADayAgo = (time: string, now: Date): boolean => now.getTime() - Date.parse(time) >= dayMs;

// Reads first, because two sweeps may run simultaneously, with a new enquiry under the same key in between.
async function removeRest(id: string, now: Date): Promise<void> {
  const store = openStore('enquiries');
  const record = await readStored(store, id, storedEnquiry);
  if (record?.erasedAt !== undefined && isADayAgo(record.erasedAt, now)) await store.delete(id);
}

async function repairReferences(live: readonly EnquiryEntry[], now: Date, enoughTime: () => boolean): Promise<void> {
  const claimed = new Set((await openStore('enquiry-references').list()).map(({ key }) => key));
  const looked = live.filter(({ reference, id }) => !claimed.has(reference) || id.startsWith(digitOf(now)));
  await all(looked, ({ reference, id }) => claimReference(reference, id), enoughTime);
  for (const { reference } of live) claimed.delete(reference);
  await all([...claimed], (reference) => removeUnusedClaim(reference, now), enoughTime);
}

/**
 * The first digit of the ids whose claims are checked on this day: a damaged claim is repaired within sixteen days.
 */
const digitOf = (now: Date): string => (Math.floor(now.getTime() / dayMs) % 16).toString(16);

/** Deletes a claim without an enquiry, unless it is so new that the enquiry may still be stored. */
async function removeUnusedClaim(reference: string, now: Date): Promise<void> {
  const claim = await readClaim(reference);
  if (!claim || !isADayAgo(claim.claimedAt, now) || (await mayBeThere(claim.id, reference))) return;
  await openStore('enquiry-references').delete(reference);
}

async function mayBeThere(id: string, reference: string): Promise<boolean> {
  if (id === '') return false;
  try {
    const record = await readStored(openStore('enquiries'), id, storedEnquiry);
    return isLive(record) && record.reference === reference;
  } catch (error) {
    if (error instanceof Damaged) return true;
    throw error;
  }
}
