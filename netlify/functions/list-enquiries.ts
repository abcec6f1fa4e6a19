import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/admin-enquiries';
import { listEnquiriesAfter } from '../enquiries/list.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';

export default route(calls.listEnquiries, async ({ request }) => {
  const value = await listEnquiriesAfter(new URL(request.url).searchParams.get('after') ?? '');
  if (!value) throw new Problem('invalid', { fields: { after: 'unknown' } });
  return { value, validated: true };
});

export const config: Config = { path: '/api/enquiries/all' };
