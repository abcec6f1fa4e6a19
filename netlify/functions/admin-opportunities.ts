import type { Config } from '@netlify/functions';
import { allOpportunities } from '#domain/calls/opportunities';
import { route } from '../http/route.ts';
import { listOpportunities } from '../opportunities/list.ts';

export default route(allOpportunities, async () => ({ value: await listOpportunities(), validated: true }));

export const config: Config = { path: '/api/opportunities/all' };
