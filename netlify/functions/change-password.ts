import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/people';
import { clientIp } from '../http/client-ip.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { changePassword } from '../login/personal-password.ts';

export default route(calls.changePassword, async ({ readBody, account, context }) => {
  const outcome = await changePassword(account, await readBody(), clientIp(context));
  switch (outcome.kind) {
    case 'refused':
      throw new Problem('invalid-credentials');
    case 'throttled':
      throw new Problem('too-many-requests', { retryAfter: outcome.retryAfterMs / 1000 });
    case 'gone':
      throw new Problem('not-found', { message: 'The password of this account is not stored here' });
    case 'changed':
      return { value: { jwtToken: outcome.token } };
  }
});

export const config: Config = { path: '/api/account/password' };
