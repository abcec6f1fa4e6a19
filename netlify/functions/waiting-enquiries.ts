import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/enquiry';
import { waitingEnquiries } from '../enquiries/waiting.ts';
import { route } from '../http/route.ts';

export default route(calls.waitingEnquiries, async () => ({ value: await waitingEnquiries() }));

export const config: Config = { path: '/api/enquiries/waiting' };
