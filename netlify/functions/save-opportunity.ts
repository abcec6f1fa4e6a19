import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/opportunities';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { purgeOpportunities } from '../http/cdn-cache.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { type SaveOutcome, saveOpportunity } from '../opportunities/save.ts';

export default route(calls.saveOpportunity, async ({ request, context, account, readBody }) => {
  const { id, version, ...content } = await readBody();
  const target = id === undefined ? { newId: idempotencyKey(request) } : { id, version };
  const value = opportunityIn(await saveOpportunity(target, content, account));
  await purgeOpportunities(context);
  return { value };
});

function opportunityIn(outcome: SaveOutcome): Opportunity {
  switch (outcome.kind) {
    case 'saved':
      return outcome.opportunity;
    case 'images-missing':
      throw new Problem('invalid', { fields: { imageURL: 'not-stored' } });
    case 'publish-time':
      throw new Problem('invalid', { fields: { publishAt: 'date' } });
    case 'key-reused':
      throw new Problem('conflict', { message: 'The key belongs to another request' });
    case 'conflict':
      throw new Problem('conflict', { current: outcome.current });
    case 'deleted-since':
      throw new Problem('not-found', { message: 'It was created and then deleted' });
    case 'missing':
      throw new Problem('not-found', { message: 'There is no such opportunity' });
  }
}

export const config: Config = { path: '/api/opportunities/save' };
