import type { Config } from '@netlify/functions';
import { readDamaged } from '../opportunities/damaged.ts';
import { opportunityIdIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';

export default route({
  GET: async (request) => {
    await requireAdmin(request);
    const id = opportunityIdIn(request);
    const bytes = await readDamaged(id);
    if (!bytes) throw new Problem('not-found', { message: 'There is no damaged record with this id' });
    const headers = {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="damaged-${id}.bin"`,
    };
    return new Response(bytes, { headers });
  },
});

export const config: Config = { path: '/api/opportunities/damaged/:id' };
