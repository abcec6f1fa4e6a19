import type { Config } from '@netlify/functions';
import { weakEtag } from '#domain/validator';
import { listSummaries } from '../opportunities/list.ts';
import { sharedRead } from '../store/coalesce.ts';
import { jsonText } from '../http/responses.ts';
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
