import type { Config } from '@netlify/functions';
import { readDamagedOpportunity } from '#domain/calls/opportunities';
import { opportunityIdIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { readDamaged } from '../opportunities/damaged.ts';

export default route(readDamagedOpportunity, async ({ request }) => {
  const id = opportunityIdIn(request);
  const file = await readDamaged(id);
  if (!file) throw new Problem('not-found', { message: 'There is no damaged record with this id' });
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="damaged-${id}.bin"`,
  };
  return { file, headers };
});

export const config: Config = { path: '/api/opportunities/damaged/:id' };
