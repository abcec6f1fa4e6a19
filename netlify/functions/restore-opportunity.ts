import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/opportunities';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { purgeOpportunities } from '../http/cdn-cache.ts';
import { opportunityIdIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { type RestoreOutcome, restoreOpportunity } from '../opportunities/history.ts';

export default route(calls.restoreOpportunity, async ({ request, context, account, readBody }) => {
  const id = opportunityIdIn(request);
  const value = opportunityIn(await restoreOpportunity(id, await readBody(), account));
  await purgeOpportunities(context);
  return { value };
});

function opportunityIn(outcome: RestoreOutcome): Opportunity {
  switch (outcome.kind) {
    case 'missing':
      throw new Problem('not-found', { message: 'There is no such opportunity, or no such version of it' });
    case 'conflict':
      throw new Problem('conflict', { current: outcome.current });
    case 'images-missing':
      throw new Problem('conflict', {
        message: 'An image of that version no longer exists',
        fields: { imageURL: 'not-stored' },
      });
    case 'restored':
      return outcome.opportunity;
  }
}

export const config: Config = { path: '/api/opportunities/restore/:id' };
