import { createHash } from 'node:crypto';
import { dayMs } from '#domain/time/day';
import { admit, count } from '../../../netlify/login/throttle.ts';
import { Deadline, withinDeadline } from '../../../netlify/store/deadline.ts';
import { bucketsOfAKind, sweepBuckets, windows } from '../../../netlify/store/event-buckets.ts';
import { allInParallel } from '../../../netlify/store/in-parallel.ts';
import { addEvent, idsOfEvents, readEvents, takeSlot } from '../../../netlify/store/recent-events.ts';
import type { BlobMemory } from '../../support/strict-blob-server/strict-blob-server-memory.ts';
import { Clock } from '../clock.ts';
import type { Finding, Part, Size } from '../part.ts';
import { withStoreInMemory } from '../store-in-memory.ts';
import { withEndlessTimeouts } from '../store-timeouts.ts';

/**
 * Each visitor is counted under four keys; all of them come within the days, with the given number of simultaneous
 * events on one key.
 */
const extents = {
  short: { days: 20, visitors: 300, atOnce: 100, before: 2_000 },
  long: { days: 365, visitors: 250_000, atOnce: 50_000, before: 150_000 },
} as const satisfies Record<Size, object>;

const store = 'site:limits';
/** The time of this part in the site’s own sweep. */
const sweepTimeoutMs = 6_500;
const mostKeys = Object.keys(windows).length * bucketsOfAKind;

export const limitsGrowth: Part = {
  name: 'limits-growth',
  title: 'Growth of the limits over a year',
  guarantee:
    'A million clients, senders and messages leave a bounded number of keys; every sweep of the year completes, keys of an earlier version are deleted, and no client is counted wrongly.',
  async run(size) {
    const clock = new Clock().start();
    try {
      return await withStoreInMemory(
        () => clock.now,
        (memory) => withEndlessTimeouts(() => grow(size, clock, memory)),
      );
    } finally {
      clock.stop();
    }
  },
};

async function grow(size: Size, clock: Clock, memory: BlobMemory): Promise<Finding> {
  const { days, visitors, atOnce, before } = extents[size];
  const problems: string[] = [];
  let [came, most, sweeps] = [0, 0, 0];
  leaveOldKeys(memory, before);
  for (let today = 0; today < days; today += 1) {
    const wanted = today === Math.floor(days / 2) ? atOnce : Math.floor((visitors - atOnce) / (days - 1));
    const names = Array.from({ length: wanted }, (_, index) => `visitor ${came + index}`);
    await allInParallel(names, (name) => visit(name, clock.now));
    came += names.length;
    await expectRightCounts(`day ${today}`, clock, problems);
    const there = keysIn(memory).filter((key) => key.length < 64).length;
    most = Math.max(most, there);
    if (there > mostKeys) problems.push(`${there} keys on day ${today}`);
    clock.forward(dayMs);
    sweeps += await swept(clock.now, problems);
    if (names[0] && (await readEvents('enquiry-sender', names[0], clock.now)).length > 0) {
      problems.push(`day ${today} is remembered after it`);
    }
  }
  const left = keysIn(memory).filter((key) => key.length === 64).length;
  if (left > 0) problems.push(`${left} keys of an earlier version are left`);
  const figure = `${(5 * came).toLocaleString('en')} clients, senders and messages in ${days} days, at most ${most.toLocaleString('en')} keys; ${before.toLocaleString('en')} of an earlier version gone; ${sweeps} of ${days} sweeps ended; ${problems.length} problems`;
  return { figure, passed: problems.length === 0, log: problems.slice(0, 50).join('\n') };
}

/** The keys of the earlier version, one for each client. */
function leaveOldKeys(memory: BlobMemory, number: number): void {
  for (let index = 0; index < number; index += 1) {
    const key = createHash('sha256').update(`${index}`).digest('hex');
    const body = Buffer.from(JSON.stringify({ schema: 1, events: [{ at: 0, id: key.slice(0, 36) }] }));
    memory.put(store, key, { body, metadata: undefined }, { kind: 'none' });
  }
}

async function visit(name: string, now: number): Promise<void> {
  await addEvent('login', name, now);
  await takeSlot('enquiries', name, 10, now);
  await addEvent('enquiry-words', name, now, 'a');
  await addEvent('enquiry-sender', name, now);
  await takeSlot('follow', name, 20, now);
}

/** Despite all others one attacker has five guesses, one sender ten slots, and repeated words are recognised. */
async function expectRightCounts(who: string, { now }: Clock, problems: string[]): Promise<void> {
  const kinds: string[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const admission = await admit(who);
    kinds.push(admission.kind);
    if (admission.kind === 'admitted') await count(admission.attempt);
  }
  for (let attempt = 0; attempt < 11; attempt += 1) kinds.push((await takeSlot('enquiries', who, 10, now)).kind);
  await addEvent('enquiry-words', who, now, 'a');
  kinds.push(String((await idsOfEvents('enquiry-words', who, now)).length));
  const right = [...new Array(5).fill('admitted'), 'throttled', ...new Array(10).fill('taken'), 'full', '1'];
  if (kinds.join() !== right.join()) problems.push(`${who}: ${kinds.join()}`);
}

/** 1 if the sweep has completed. */
async function swept(now: number, problems: string[]): Promise<0 | 1> {
  try {
    await withinDeadline(() => sweepBuckets(now), new Deadline(sweepTimeoutMs));
    return 1;
  } catch (error) {
    problems.push(`a sweep failed: ${error}`);
    return 0;
  }
}

function keysIn(memory: BlobMemory): string[] {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = memory.list(store, { prefix: '', directories: false, cursor, asOf: Number.POSITIVE_INFINITY });
    keys.push(...page.blobs.map(({ key }) => key));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return keys;
}
