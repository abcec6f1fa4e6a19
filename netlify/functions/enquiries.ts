import type { Config } from '@netlify/functions';
import { type Enquiry, enquiry } from '#domain/enquiry';
import { type EnquiryOutcome, recallEnquiry, storeEnquiry } from '../blobs/enquiries.ts';
import { takePlace } from '../blobs/recent-events.ts';
import { json } from '../http/answers.ts';
import { callerAddress } from '../http/caller-address.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { Problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { route } from '../http/route.ts';

/** Enquiries from one address in ten minutes; a trade mission behind one hotel line stays below. */
const most = 10;
const windowMs = 10 * 60_000;

export default route({
  POST: async (request, context) => {
    const key = idempotencyKey(request);
    const fields = await readJson(request, enquiry);
    const outcome = (await recallEnquiry(fields, key)) ?? (await store(fields, key, callerAddress(context)));
    if (outcome.kind === 'key-reused') {
      throw new Problem('conflict', { message: 'The key belongs to another enquiry' });
    }
    return json({ reference: outcome.reference }, { status: 201 });
  },
});

async function store(fields: Enquiry, key: string, address: string): Promise<EnquiryOutcome> {
  const place = await takePlace(`enquiries ${address}`, windowMs, most, Date.now(), key);
  if (place.kind === 'full') throw new Problem('too-many-requests', { retryAfter: place.retryAfterMs / 1000 });
  return storeEnquiry(fields, key);
}

export const config: Config = {
  path: '/api/form',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
