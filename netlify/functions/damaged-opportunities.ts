import type { Config } from '@netlify/functions';
import { listDamaged } from '../opportunities/list.ts';
import { json } from '../http/responses.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';

export default route({
  GET: async (request) => {
    await requireAdmin(request);
    return json(await listDamaged());
  },
});

export const config: Config = { path: '/api/opportunities/damaged' };
