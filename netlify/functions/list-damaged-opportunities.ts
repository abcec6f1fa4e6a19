import type { Config } from '@netlify/functions';
import { listDamagedOpportunities } from '#domain/calls/opportunities';
import { route } from '../http/route.ts';
import { listDamaged } from '../opportunities/list.ts';

export default route(listDamagedOpportunities, async () => ({ value: await listDamaged() }));

export const config: Config = { path: '/api/opportunities/damaged' };
