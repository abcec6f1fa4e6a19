import type { Config } from '@netlify/functions';
import { listOpportunities } from '../opportunities/list.ts';
import { validatedJson } from '../http/responses.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';

export default route({
  GET: async (request) => {
    await requireAdmin(request);
    return validatedJson(await listOpportunities());
  },
});

export const config: Config = { path: '/api/opportunities/all' };
