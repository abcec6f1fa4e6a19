import type { Config } from '@netlify/functions';
import { deleteOpportunity } from '../blobs/opportunities.ts';
import { opportunityIdIn } from '../http/address.ts';
import { noContent } from '../http/answers.ts';
import { purgeOpportunities } from '../http/cdn-cache.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';

export default route({
  DELETE: async (request, context) => {
    await requireAdmin(request);
    await deleteOpportunity(opportunityIdIn(request));
    await purgeOpportunities(context);
    return noContent();
  },
});

export const config: Config = { path: '/api/opportunities/delete/:id' };
