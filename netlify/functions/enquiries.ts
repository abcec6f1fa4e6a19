import type { Config } from '@netlify/functions';
import type { Enquiry } from '#domain/enquiry/enquiry';
import { enquiryBody, type Suspicion, secondsHeader, suspicionsOf, trapField } from '#domain/enquiry/spam';
import { type EnquiryOutcome, recallEnquiry, storeEnquiry } from '../enquiries/record.ts';
import { noteKept, repeatsOf } from '../enquiries/repeats.ts';
import { takePlace } from '../store/rate-limit.ts';
import { json } from '../http/responses.ts';
import { callerAddress } from '../http/client-ip.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { Problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { route } from '../http/route.ts';

/** Enquiries from one address in ten minutes; a trade mission behind one hotel line stays below. */
const most = 10;

export default route({
  POST: async (request, context) => {
    const key = idempotencyKey(request);
    const { [trapField]: trap, ...fields } = await readJson(request, enquiryBody);
    const suspicions = suspicionsOf(trap, request.headers.get(secondsHeader));
    const sender = { key, address: callerAddress(context), suspicions };
    const outcome = (await recallEnquiry(fields, key)) ?? (await store(fields, sender));
    if (outcome.kind === 'key-reused') {
      throw new Problem('conflict', { message: 'The key belongs to another enquiry' });
    }
    return json({ reference: outcome.reference }, { status: 201 });
  },
});

interface Sending {
  readonly key: string;
  readonly address: string;
  /** Those of the sending itself. */
  readonly suspicions: readonly Suspicion[];
}

async function store(fields: Enquiry, { key, address, suspicions }: Sending): Promise<EnquiryOutcome> {
  const place = await takePlace('enquiries', address, most, Date.now(), key);
  if (place.kind === 'full') throw new Problem('too-many-requests', { retryAfter: place.retryAfterMs / 1000 });
  const outcome = await storeEnquiry(fields, key, [...suspicions, ...(await repeatsOf(fields))]);
  // Only what was kept can be repeated. It is kept, whatever becomes of the note.
  if (outcome.kind === 'stored') {
    await noteKept(fields, key).catch((error) => console.error('An enquiry was kept and not noted:', error));
  }
  return outcome;
}

export const config: Config = {
  path: '/api/form',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
