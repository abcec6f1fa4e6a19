import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/opportunities';
import { previewLinkPath } from '#domain/opportunity/preview';
import { opportunityIdIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { makePreviewToken } from '../login/preview-token.ts';
import { readOpportunity } from '../opportunities/opportunities.ts';

export default route(calls.makePreviewLink, async ({ request, readBody }) => {
  await readBody();
  const id = opportunityIdIn(request);
  if (!(await readOpportunity(id))) throw new Problem('not-found', { message: 'There is no such opportunity' });
  const { token, expiresAt } = await makePreviewToken(id);
  return { value: { path: previewLinkPath(token), expiresAt: expiresAt.toISOString() } };
});

export const config: Config = { path: '/api/opportunities/preview-link/:id' };
