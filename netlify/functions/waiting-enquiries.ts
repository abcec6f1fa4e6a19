import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/admin-enquiries';
import { pendingIds } from '../announce/pending-notifications.ts';
import { waitingEnquiries } from '../enquiries/waiting.ts';
import { enquiryMonths } from '../env/index.ts';
import { route } from '../http/route.ts';

export default route(calls.waitingEnquiries, async () => {
  const months = enquiryMonths();
  return { value: { ...(await waitingEnquiries(pendingIds)), ...(months !== undefined && { months }) } };
});

export const config: Config = { path: '/api/enquiries/waiting' };
