import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/opportunities';
import { purgeOpportunities } from '../http/cdn-cache.ts';
import { opportunityIdIn, versionIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { deleteOpportunity } from '../opportunities/opportunities.ts';

export default route(calls.deleteOpportunity, async ({ request, context, account }) => {
  const outcome = await deleteOpportunity(opportunityIdIn(request), versionIn(request), account);
  if (outcome.kind === 'conflict') throw new Problem('conflict', { current: outcome.current });
  await purgeOpportunities(context);
  return { value: undefined };
});

export const config: Config = { path: '/api/opportunities/delete/:id' };
