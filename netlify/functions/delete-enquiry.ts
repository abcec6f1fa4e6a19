import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/admin-enquiries';
import { eraseEnquiry } from '../enquiries/erase.ts';
import { enquiryIdIn, versionIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';

export default route(calls.deleteEnquiry, async ({ request }) => {
  const outcome = await eraseEnquiry(enquiryIdIn(request), versionIn(request));
  if (outcome.kind === 'conflict') throw new Problem('conflict', { currentEnquiry: outcome.current });
  return { value: undefined };
});

export const config: Config = { path: '/api/enquiries/delete/:id' };
