import { hourMs } from '#domain/time/day';
import { readEnquiry } from '../../../../netlify/enquiries/read.ts';
import {
  enquiryIdOf,
  newStoredEnquiry,
  type StoredEnquiry,
  storedEnquiry,
} from '../../../../netlify/enquiries/record.ts';
import { claimNewReference } from '../../../../netlify/enquiries/reference.ts';
import { openStore } from '../../../../netlify/store/blob-store.ts';
import { compareAndSwap, done, type Step } from '../../../../netlify/store/compare-and-swap.ts';
import { type EnquirySample, enquirySamples } from './enquiry-samples.ts';

/**
 * Writes the samples of the inbox into the local store with past times, so that some are overdue, some followed up and
 * some due. Each has its own key, so that an interrupted run duplicates nothing.
 */
export async function seedEnquiries(now: Date = new Date()): Promise<void> {
  for (const [index, sample] of enquirySamples.entries()) await store(sample, enquiryIdOf(`sample ${index}`), now);
}

async function store(sample: EnquirySample, id: string, now: Date): Promise<void> {
  if (await readEnquiry(id)) return;
  const value = recordOf(sample, await claimNewReference(id), now);
  await compareAndSwap(openStore('enquiries'), id, storedEnquiry, (current): Step<StoredEnquiry, void> => {
    return current ? done(undefined) : { kind: 'write', value, result: undefined };
  });
}

function recordOf(sample: EnquirySample, reference: string, now: Date): StoredEnquiry {
  const { enquiry, state, assignee, note, heldFor } = sample;
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
  const event = (at: string, said: { state?: string; assignee?: string; followedUp?: true }) => ({
    at,
    ...said,
    token: crypto.randomUUID(),
  });
  const answeredAt = sample.answeredAgo === undefined ? undefined : ago(sample.answeredAgo);
  const followedUpAt = sample.followedUpAgo.map(ago);
  const assignedAt = ago(sample.receivedAgo - Math.min(1, sample.receivedAgo / 2));
  const isOn = answeredAt !== undefined && state !== 'answered';
  const events = [
    ...(assignee === undefined ? [] : [event(assignedAt, { assignee, state: 'assigned' })]),
    ...(answeredAt === undefined ? [] : [event(answeredAt, { state: 'answered' })]),
    ...followedUpAt.map((at) => event(at, { followedUp: true })),
    ...(isOn ? [event(ago((sample.followedUpAgo.at(-1) ?? sample.answeredAgo ?? 0) - 1), { state })] : []),
  ];
  return {
    ...newStoredEnquiry(enquiry, reference, heldFor, new Date(ago(sample.receivedAgo))),
    state,
    version: 1 + events.length + (note === undefined ? 0 : 1),
    updatedAt: events.at(-1)?.at ?? ago(sample.receivedAgo),
    ...(assignee !== undefined && { assignee }),
    ...(answeredAt !== undefined && { answeredAt }),
    followedUpAt,
    events,
    notes: note === undefined ? [] : [{ at: assignedAt, text: note, token: crypto.randomUUID() }],
  };
}
