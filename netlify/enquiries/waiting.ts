import type { Since, WaitingEnquiries } from '#domain/calls/enquiry-desk';
import type { ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import { hourMs } from '#domain/time/day';
import { listedEnquiries } from './list.ts';

/** The team is told within minutes; after so long, telling it fails. */
const toldWithinMs = hourMs;

/**
 * The enquiries that wait for a first answer: new ones and assigned ones; those that cannot be read, how many are in
 * quarantine, and of how many the team could not be told. `untoldIds` gives those that it has yet to be told of.
 */
export async function waitingEnquiries(untoldIds: () => Promise<ReadonlySet<string>>): Promise<WaitingEnquiries> {
  const [{ listed, damaged }, untold] = await Promise.all([listedEnquiries(), untoldIds()]);
  const waiting = listed.filter(({ state }) => state === 'new' || state === 'assigned');
  const latest = new Date(Date.now() - toldWithinMs).toISOString();
  const failing = listed.filter(
    ({ id, state, receivedAt }) => untold.has(id) && state !== 'quarantined' && receivedAt < latest,
  );
  const quarantined = listed.filter(({ state }) => state === 'quarantined');
  return {
    ...since(waiting),
    ...(damaged.length > 0 && { damaged: [...damaged] }),
    ...(quarantined.length > 0 && { quarantined: since(quarantined) }),
    ...(failing.length > 0 && { untold: since(failing) }),
  };
}

/** How many enquiries these are, and when the first of them came. */
function since(enquiries: readonly ListedEnquiry[]): Since {
  const [first] = enquiries.map(({ receivedAt }) => receivedAt).sort();
  return { count: enquiries.length, ...(first !== undefined && { since: first }) };
}
