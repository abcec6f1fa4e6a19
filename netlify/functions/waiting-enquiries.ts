import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/admin-enquiries';
import { isOwnerMissing } from '../enquiries/owner-check.ts';
import { waitingEnquiries } from '../enquiries/waiting.ts';
import { deployContext, enquiryMonths } from '../env/index.ts';
import { route } from '../http/route.ts';
import { pendingNotifications } from '../notifications/pending-notifications.ts';

export default route(calls.waitingEnquiries, async () => {
  const months = enquiryMonths();
  const waiting = await waitingEnquiries(pendingNotifications);
  const isWithoutOwner = await isOwnerMissing(deployContext());
  return {
    value: { ...waiting, ...(isWithoutOwner && { isWithoutOwner }), ...(months !== undefined && { months }) },
  };
});

export const config: Config = { path: '/api/enquiries/waiting' };
