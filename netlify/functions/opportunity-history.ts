import type { Config } from '@netlify/functions';
import { readHistory } from '../opportunities/history.ts';
import { opportunityIdIn } from '../http/path.ts';
import { json } from '../http/responses.ts';
import { Problem } from '../http/problem.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';

export default route({
  GET: async (request) => {
    await requireAdmin(request);
    const history = await readHistory(opportunityIdIn(request));
    if (!history) throw new Problem('not-found', { message: 'There is no such opportunity' });
    return json(history);
  },
});

export const config: Config = { path: '/api/opportunities/history/:id' };
