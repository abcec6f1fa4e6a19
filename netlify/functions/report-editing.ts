import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/opportunities';
import { opportunityIdIn } from '../http/path.ts';
import { route } from '../http/route.ts';
import { reportEditing } from '../opportunities/editing.ts';

export default route(calls.reportEditing, async ({ request, account, readBody }) => {
  const id = opportunityIdIn(request);
  return { value: await reportEditing(id, { account, ...(await readBody()) }) };
});

export const config: Config = { path: '/api/opportunities/editing/:id' };
