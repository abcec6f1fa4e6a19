import type { Config } from '@netlify/functions';
import { listSummaries } from '../blobs/opportunity-list.ts';
import { json } from '../http/answers.ts';
import { cachedUntilPurged } from '../http/cdn-cache.ts';
import { route } from '../http/route.ts';

export default route({
  GET: async () => json(await listSummaries(), { headers: cachedUntilPurged }),
});

export const config: Config = { path: '/invests/all' };
