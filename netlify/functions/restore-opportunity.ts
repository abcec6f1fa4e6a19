import type { Config } from '@netlify/functions';
import { opportunityRestore } from '#domain/opportunity/history';
import { type RestoreOutcome, restoreOpportunity } from '../opportunities/history.ts';
import { opportunityIdIn } from '../http/path.ts';
import { json } from '../http/responses.ts';
import { purgeOpportunities } from '../http/cdn-cache.ts';
import { Problem } from '../http/problem.ts';
import { readOptionalJson } from '../http/read-json.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';

export default route({
  POST: async (request, context) => {
    await requireAdmin(request);
    const id = opportunityIdIn(request);
    const restored = opportunityIn(await restoreOpportunity(id, await readOptionalJson(request, opportunityRestore)));
    await purgeOpportunities(context);
    return json(restored);
  },
});

function opportunityIn(outcome: RestoreOutcome) {
  switch (outcome.kind) {
    case 'missing':
      throw new Problem('not-found', { message: 'There is no such opportunity, or no such version of it' });
    case 'conflict':
      throw new Problem('conflict', { current: outcome.current });
    case 'pictures-gone':
      throw new Problem('conflict', {
        message: 'A picture of that version is not there any more',
        fields: { imageURL: 'not-stored' },
      });
    case 'restored':
      return outcome.opportunity;
  }
}

export const config: Config = { path: '/api/opportunities/restore/:id' };
