import type { Config } from '@netlify/functions';
import { listTrash } from '#domain/calls/opportunities';
import { route } from '../http/route.ts';
import { listDeletedOpportunities } from '../opportunities/list.ts';

export default route(listTrash, async () => ({ value: await listDeletedOpportunities() }));

export const config: Config = { path: '/api/opportunities/trash' };
