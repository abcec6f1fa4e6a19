import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/admin-enquiries';
import { readEnquiry } from '../enquiries/read.ts';
import { enquiryIdIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';

export default route(calls.readEnquiry, async ({ request }) => {
  const value = await readEnquiry(enquiryIdIn(request));
  if (!value) throw new Problem('not-found', { message: 'There is no such enquiry' });
  return { value, validated: true };
});

export const config: Config = { path: '/api/enquiries/one/:id' };
