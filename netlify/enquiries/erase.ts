import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { openStore } from '../store/blob-store.ts';
import { compareAndSwap, Damaged, done, type Step } from '../store/compare-and-swap.ts';
import { Deadline, withinDeadline } from '../store/deadline.ts';
import type { DerivedIndex, IndexEntry } from '../store/derived-index.ts';
import { readIndex, saveIndex } from '../store/index-blob.ts';
import { enquiryIndex } from './enquiry-index.ts';
import { adminEnquiryOf, isLive, type StoredEnquiry, schemaOf, storedEnquiry, versionOf } from './record.ts';

type EraseOutcome = { readonly kind: 'erased' } | { readonly kind: 'conflict'; readonly current: AdminEnquiry };

/**
 * Erases an enquiry for good: its content, the team’s notes, its reference and its entry in the index. The store has
 * no conditional deletion and could delete a concurrent change; therefore a conditional write first removes the
 * content, and a sweep deletes the record a day later. Can be repeated, also for an unknown id. With
 * `expectedVersion`, another version is a `conflict` and stays. A damaged record is erased unless a version is
 * expected.
 */
export function eraseEnquiry(id: string, expectedVersion?: number, now: Date = new Date()): Promise<EraseOutcome> {
  return withinDeadline(async () => {
    const outcome = await loseContents(id, expectedVersion, now);
    if (outcome.kind === 'conflict') return outcome;
    if (outcome.reference) await openStore('enquiry-references').delete(outcome.reference);
    await forgetEntry(enquiryIndex, id);
    return { kind: 'erased' };
  });
}

type Lost = { readonly kind: 'lost'; readonly reference: string | undefined };

async function loseContents(id: string, expectedVersion: number | undefined, now: Date): Promise<ErasingOutcome> {
  const store = openStore('enquiries');
  try {
    return await compareAndSwap(store, id, storedEnquiry, (current): Step<StoredEnquiry, ErasingOutcome> => {
      if (!isLive(current)) return done({ kind: 'lost', reference: current?.reference });
      if (expectedVersion !== undefined && expectedVersion !== versionOf(current)) {
        return done({ kind: 'conflict', current: adminEnquiryOf(id, current) });
      }
      const { reference } = current;
      return { kind: 'write', value: erasedEnquiry(current, now), result: { kind: 'lost', reference } };
    });
  } catch (error) {
    if (!(error instanceof Damaged) || expectedVersion !== undefined) throw error;
    const value = JSON.stringify(erasedDamage(now));
    const outcome = await store.write(id, value, { onlyIfMatch: error.found.etag });
    if (outcome !== 'written') throw store.unsettled('Erasing a damaged enquiry');
    return { kind: 'lost', reference: undefined };
  }
}

type ErasingOutcome = Lost | Extract<EraseOutcome, { readonly kind: 'conflict' }>;

/**
 * Replaces a damaged enquiry with a record of its erasure. Its reference is unknown; the sweep deletes the reference.
 */
function erasedDamage(now: Date): StoredEnquiry {
  const erasedAt = now.toISOString();
  return { schema: 2, reference: '', receivedAt: erasedAt, fingerprint: '', writeToken: crypto.randomUUID(), erasedAt };
}

/** The remains of an erased enquiry for a day, so that a late request does not store it again. */
function erasedEnquiry(record: StoredEnquiry, now: Date): StoredEnquiry {
  const { reference, receivedAt, writeToken } = record;
  return {
    schema: schemaOf(record),
    reference,
    receivedAt,
    fingerprint: '',
    writeToken,
    erasedAt: now.toISOString(),
  };
}

/**
 * Removes the entry of an erased record from the index: one attempt, like `saveIndex`. Without it, the entry would
 * stay until the next request for the list.
 */
async function forgetEntry<Stored, Entry extends IndexEntry>(
  index: DerivedIndex<Stored, Entry>,
  id: string,
): Promise<void> {
  const stored = await readIndex(index, index.blobOf(id));
  const entries = stored.entries.filter((entry) => entry.id !== id);
  if (entries.length < stored.entries.length) await saveIndex(index, { ...stored, entries }, new Deadline());
}
