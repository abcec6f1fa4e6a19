import type { Config } from '@netlify/functions';
import { enquiry } from '#domain/enquiry';
import { storeEnquiry } from '../blobs/enquiries.ts';
import { addEvent, readEvents, takePlace } from '../blobs/recent-events.ts';
import { json } from '../http/answers.ts';
import { callerAddress } from '../http/caller-address.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { Problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { route } from '../http/route.ts';

const minute = 60_000;

/** Enquiries from one address in ten minutes; a trade mission behind one hotel line stays below. */
const most = 10;

/** For so long the repeat of an enquiry takes no place of its own. */
const repeatMs = 24 * 60 * minute;

export default route({
  POST: async (request, context) => {
    const key = idempotencyKey(request);
    const fields = await readJson(request, enquiry);
    const now = Date.now();
    const accepted = await readEvents(acceptedUnder(key), repeatMs, now);
    if (accepted.length === 0) await takePlaceFor(callerAddress(context), now);
    const outcome = await storeEnquiry(fields, key);
    if (outcome.kind === 'key-reused') {
      throw new Problem('conflict', { message: 'The key belongs to another enquiry' });
    }
    if (outcome.kind === 'stored') await remember(key, now);
    return json({ reference: outcome.reference }, { status: 201 });
  },
});

async function takePlaceFor(address: string, now: number): Promise<void> {
  const place = await takePlace(`enquiries ${address}`, 10 * minute, most, now);
  if (place.kind === 'full') throw new Problem('too-many-requests', { retryAfter: place.retryAfterMs / 1000 });
}

// The enquiry is kept: whatever happens here, its sender has to learn that.
async function remember(key: string, now: number): Promise<void> {
  await addEvent(acceptedUnder(key), repeatMs, now).catch((error) =>
    console.error('A repeat of this enquiry will count as another:', error),
  );
}

const acceptedUnder = (key: string): string => `enquiry ${key}`;

export const config: Config = {
  path: '/api/form',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
