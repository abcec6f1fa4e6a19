import type { Config } from '@netlify/functions';
import { listOpportunities } from '../blobs/opportunity-list.ts';
import { validatedJson } from '../http/answers.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';

export default route({
  GET: async (request) => {
    await requireAdmin(request);
    return validatedJson(await listOpportunities());
  },
});

export const config: Config = { path: '/api/opportunities/all' };
