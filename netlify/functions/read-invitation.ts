import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/people';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { readInvitation } from '../login/personal-password.ts';

export default route(calls.readInvitation, async ({ readBody }) => {
  const value = await readInvitation((await readBody()).invitation);
  if (!value) throw new Problem('not-found', { message: 'There is no such invitation' });
  return { value };
});

export const config: Config = {
  path: '/api/invitation/read',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
