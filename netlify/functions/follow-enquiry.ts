import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/enquiry';
import { followEnquiry } from '../enquiries/follow.ts';
import { clientIp } from '../http/client-ip.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';

export default route(calls.followEnquiry, async ({ context, readBody }) => {
  const { reference, email } = await readBody();
  const outcome = await followEnquiry(reference, email, clientIp(context));
  switch (outcome.kind) {
    case 'too-many':
      throw new Problem('too-many-requests', { retryAfter: outcome.retryAfterMs / 1000 });
    case 'not-found':
      throw new Problem('not-found', { message: 'There is no such enquiry' });
    case 'found':
      return { value: { state: outcome.state } };
  }
});

export const config: Config = {
  path: '/api/enquiries/follow',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
