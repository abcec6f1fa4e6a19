import type { Config } from '@netlify/functions';
import { weakEtag } from '#domain/validator';
import { listSummaries } from '../blobs/opportunity-list.ts';
import { sharedRead } from '../blobs/shared-read.ts';
import { jsonText } from '../http/answers.ts';
import { cachedUntilPurged } from '../http/cdn-cache.ts';
import { route } from '../http/route.ts';

const list = sharedRead(async () => {
  const text = JSON.stringify(await listSummaries());
  return { text, etag: await weakEtag(text) };
});

export default route({
  GET: async () => {
    const { text, etag } = await list();
    return jsonText(text, { headers: { ...cachedUntilPurged, ETag: etag } });
  },
});

export const config: Config = { path: '/invests/all' };
