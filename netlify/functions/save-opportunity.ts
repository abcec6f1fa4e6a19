import type { Config } from '@netlify/functions';
import { type Opportunity, type OpportunityFields, opportunitySave } from '#domain/opportunity/opportunity';
import { missingImages } from '../opportunities/images.ts';
import { createOpportunity, updateOpportunity } from '../opportunities/opportunities.ts';
import { json } from '../http/responses.ts';
import { purgeOpportunities } from '../http/cdn-cache.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { Problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { route } from '../http/route.ts';

export default route({
  POST: async (request, context) => {
    await requireAdmin(request);
    const { id, version, ...fields } = await readJson(request, opportunitySave);
    const newId = id ?? idempotencyKey(request);
    const missing = await missingImages(fields.imageURL);
    if (missing.length > 0) throw new Problem('invalid', { fields: { imageURL: 'not-stored' } });
    const saved = id === undefined ? await create(newId, fields) : await update(id, fields, version);
    await purgeOpportunities(context);
    return json(saved);
  },
});

async function create(id: string, fields: OpportunityFields): Promise<Opportunity> {
  const outcome = await createOpportunity(id, fields);
  if (outcome.kind === 'missing') throw new Problem('not-found', { message: 'It was created and then deleted' });
  if (outcome.kind === 'key-reused') throw new Problem('conflict', { message: 'The key belongs to another request' });
  return outcome.opportunity;
}

async function update(id: string, fields: OpportunityFields, version: number | undefined): Promise<Opportunity> {
  const outcome = await updateOpportunity(id, fields, version);
  if (outcome.kind === 'missing') throw new Problem('not-found', { message: 'There is no such opportunity' });
  if (outcome.kind === 'conflict') throw new Problem('conflict', { current: outcome.current });
  return outcome.opportunity;
}

export const config: Config = { path: '/api/opportunities/save' };
