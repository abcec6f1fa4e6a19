import type { Config } from '@netlify/functions';
import { sendEnquiry } from '#domain/calls/enquiry';
import { Unavailable } from '#domain/calls/errors';
import { formSuspicions, honeypotField, secondsHeader } from '#domain/enquiry/enquiry';
import { refusesEnquiries } from '../enquiries/owner-check.ts';
import { readEnquiry } from '../enquiries/read.ts';
import { receiveEnquiry } from '../enquiries/receive.ts';
import { enquiryIdOf } from '../enquiries/record.ts';
import { deployContext } from '../env/index.ts';
import { clientIp } from '../http/client-ip.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { enqueue } from '../notifications/enqueue.ts';
import { notifyNow } from '../notifications/outbox.ts';

export default route(sendEnquiry, async ({ request, context, readBody }) => {
  if (await refusesEnquiries(deployContext()))
    throw new Unavailable('An enquiry was refused: this is a preview, or content/site.yaml names no owner.');
  const key = idempotencyKey(request);
  const { [honeypotField]: honeypot, ...enquiry } = await readBody();
  const seconds = request.headers.get(secondsHeader);
  const suspicions = formSuspicions(honeypot, seconds);
  const sending = { key, ip: clientIp(context), untimed: seconds === null, suspicions };
  const outcome = await receiveEnquiry(enquiry, sending, enqueue);
  switch (outcome.kind) {
    case 'too-many':
      throw new Problem('too-many-requests', { retryAfter: outcome.retryAfterMs / 1000 });
    case 'key-reused':
      throw new Problem('conflict', { message: 'The key belongs to another enquiry' });
    default:
      context.waitUntil(notifyNow(enquiryIdOf(key), readEnquiry));
      return { value: { reference: outcome.reference, answerBy: outcome.answerBy } };
  }
});

export const config: Config = {
  path: '/api/form',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
