import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/admin-enquiries';
import { waitingEnquiries } from '../enquiries/waiting.ts';
import { enquiryMonths } from '../env/index.ts';
import { route } from '../http/route.ts';
import { pendingIds } from '../notifications/pending-notifications.ts';

export default route(calls.waitingEnquiries, async () => {
  const months = enquiryMonths();
  return { value: { ...(await waitingEnquiries(pendingIds)), ...(months !== undefined && { months }) } };
});

export const config: Config = { path: '/api/enquiries/waiting' };
