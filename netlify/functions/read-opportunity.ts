import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/opportunities';
import { opportunityIdIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { readOpportunity } from '../opportunities/opportunities.ts';

export default route(calls.readOpportunity, async ({ request }) => {
  const value = await readOpportunity(opportunityIdIn(request));
  if (!value) throw new Problem('not-found', { message: 'There is no such opportunity' });
  return { value };
});

export const config: Config = { path: '/api/opportunities/one/:id' };
