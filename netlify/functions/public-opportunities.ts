import type { Config } from '@netlify/functions';
import { listSummaries } from '../blobs/opportunity-list.ts';
import { sharedRead } from '../blobs/shared-read.ts';
import { jsonText } from '../http/answers.ts';
import { cachedUntilPurged } from '../http/cdn-cache.ts';
import { route } from '../http/route.ts';

const list = sharedRead(async () => JSON.stringify(await listSummaries()));

export default route({
  GET: async () => jsonText(await list(), { headers: cachedUntilPurged }),
});

export const config: Config = { path: '/invests/all' };
