import type { Config } from '@netlify/functions';
import { readMedian } from '#domain/calls/enquiry';
import { isMedianPublished, publicMedian } from '../enquiries/median.ts';
import { cachedForAnHour } from '../http/cdn-cache.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { coalesce } from '../store/coalesce.ts';

const median = coalesce(() => publicMedian(new Date()));

export default route(readMedian, async () => {
  const value = isMedianPublished ? await median() : undefined;
  // The absence of a median is cached too, because computing it lists all enquiries.
  if (!value) throw new Problem('not-found', { message: 'It is not published', headers: cachedForAnHour });
  return { value, headers: cachedForAnHour };
});

export const config: Config = { path: '/api/enquiries/median' };
