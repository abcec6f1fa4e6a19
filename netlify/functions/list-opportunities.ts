import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/opportunities';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { listOpportunities, listOpportunitiesAfter } from '../opportunities/list.ts';

export default route(calls.listOpportunities, async ({ request }) => {
  const after = new URL(request.url).searchParams.get('after');
  const value = after === null ? await listOpportunities() : await listOpportunitiesAfter(after);
  if (!value) throw new Problem('invalid', { fields: { after: 'unknown' } });
  return { value, validated: true };
});

export const config: Config = { path: '/api/opportunities/all' };
