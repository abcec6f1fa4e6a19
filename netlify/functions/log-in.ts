import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/login';
import { clientIp } from '../http/client-ip.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { logIn } from '../login/log-in.ts';

export default route(calls.logIn, async ({ readBody, context }) => {
  const outcome = await logIn(await readBody(), clientIp(context));
  if (outcome.kind === 'refused') throw new Problem('invalid-credentials');
  if (outcome.kind === 'throttled') throw new Problem('too-many-requests', { retryAfter: outcome.retryAfterMs / 1000 });
  return { value: { jwtToken: outcome.token } };
});

export const config: Config = {
  path: '/auth/login',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
