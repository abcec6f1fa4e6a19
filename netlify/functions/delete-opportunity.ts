import type { Config } from '@netlify/functions';
import { deleteOpportunity } from '../opportunities/opportunities.ts';
import { opportunityIdIn, versionIn } from '../http/path.ts';
import { noContent } from '../http/responses.ts';
import { purgeOpportunities } from '../http/cdn-cache.ts';
import { Problem } from '../http/problem.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';

export default route({
  DELETE: async (request, context) => {
    await requireAdmin(request);
    const outcome = await deleteOpportunity(opportunityIdIn(request), versionIn(request));
    if (outcome.kind === 'conflict') throw new Problem('conflict', { current: outcome.current });
    await purgeOpportunities(context);
    return noContent();
  },
});

export const config: Config = { path: '/api/opportunities/delete/:id' };
