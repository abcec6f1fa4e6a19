import type { Config } from '@netlify/functions';
import { publicList } from '#domain/calls/public-list';
import { cachedUntilPurged } from '../http/cdn-cache.ts';
import { answerText } from '../http/responses.ts';
import { route } from '../http/route.ts';
import { listPublished } from '../opportunities/published.ts';
import { coalesce } from '../store/coalesce.ts';

const list = coalesce(async () => answerText(await listPublished()));

export default route(publicList, async () => ({ text: await list(), headers: cachedUntilPurged }));

export const config: Config = { path: '/invests/all' };
