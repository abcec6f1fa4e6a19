import type { Config } from '@netlify/functions';
import { credentials } from '#domain/login';
import { json } from '../http/responses.ts';
import { callerAddress } from '../http/client-ip.ts';
import { Problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { route } from '../http/route.ts';
import { logIn } from '../login/log-in.ts';

export default route({
  POST: async (request, context) => {
    const outcome = await logIn(await readJson(request, credentials), callerAddress(context));
    if (outcome.kind === 'refused') throw new Problem('invalid-credentials');
    if (outcome.kind === 'slowed') throw new Problem('too-many-requests', { retryAfter: outcome.retryAfterMs / 1000 });
    return json({ jwtToken: outcome.token });
  },
});

export const config: Config = {
  path: '/auth/login',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
