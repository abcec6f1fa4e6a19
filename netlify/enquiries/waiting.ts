import type { Since, WaitingEnquiries } from '#domain/calls/admin-enquiries';
import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { hourMs } from '#domain/time/day';
import { listedEnquiries } from './list.ts';

/** The ids of the enquiries with an entry in the outbox, and the entry that has been failing longest. */
interface Outbox {
  readonly ids: ReadonlySet<string>;
  readonly failing?: { readonly reason: string };
}

/** Notifications normally take minutes; after this time one counts as failed. */
const notifiedWithinMs = hourMs;

/**
 * The enquiries that wait for a first answer: new and assigned ones; the damaged ones, the number in quarantine, and
 * the number of overdue notifications, with the last error.
 */
export async function waitingEnquiries(readOutbox: () => Promise<Outbox>): Promise<WaitingEnquiries> {
  const [{ listed, damaged }, outbox] = await Promise.all([listedEnquiries(), readOutbox()]);
  const waiting = listed.filter(({ state }) => state === 'new' || state === 'assigned');
  const latest = new Date(Date.now() - notifiedWithinMs).toISOString();
  const failing = listed.filter(
    ({ id, state, receivedAt }) => outbox.ids.has(id) && state !== 'quarantined' && receivedAt < latest,
  );
  const quarantined = listed.filter(({ state }) => state === 'quarantined');
  return {
    ...since(waiting),
    ...(damaged.length > 0 && { damaged: [...damaged] }),
    ...(quarantined.length > 0 && { quarantined: since(quarantined) }),
    ...(failing.length > 0 && {
      notNotified: { ...since(failing), ...(outbox.failing && { reason: outbox.failing.reason }) },
    }),
  };
}

/** The number of these enquiries, and the time of the first. */
function since(enquiries: readonly ListedEnquiry[]): Since {
  const [first] = enquiries.map(({ receivedAt }) => receivedAt).sort();
  return { count: enquiries.length, ...(first !== undefined && { since: first }) };
}
