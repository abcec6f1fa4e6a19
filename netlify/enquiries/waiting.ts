import type { WaitingEnquiries } from '#domain/calls/enquiry';
import { listedEnquiries } from './list.ts';

/** The enquiries that wait for a first answer: new ones and assigned ones; and how many cannot be understood. */
export async function waitingEnquiries(): Promise<WaitingEnquiries> {
  const { listed, damaged } = await listedEnquiries();
  const waiting = listed.filter(({ state }) => state === 'new' || state === 'assigned');
  const [since] = waiting.map(({ receivedAt }) => receivedAt).sort();
  return { count: waiting.length, ...(since !== undefined && { since }), ...(damaged > 0 && { damaged }) };
}
