import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/people';
import { clientIp } from '../http/client-ip.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { acceptInvitation } from '../login/personal-password.ts';

export default route(calls.acceptInvitation, async ({ readBody, context }) => {
  const { invitation, password } = await readBody();
  const jwtToken = await acceptInvitation(invitation, password, clientIp(context));
  if (jwtToken === undefined) throw new Problem('not-found', { message: 'There is no such invitation' });
  return { value: { jwtToken } };
});

export const config: Config = {
  path: '/api/invitation/accept',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
