import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/enquiry';
import { publicMedian } from '../enquiries/median.ts';
import { keptForAnHour } from '../http/cdn-cache.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { coalesce } from '../store/coalesce.ts';

const median = coalesce(() => publicMedian(new Date()));

export default route(calls.publicMedian, async () => {
  const value = await median();
  if (!value) throw new Problem('not-found', { message: 'Too few enquiries have been answered' });
  return { value, headers: keptForAnHour };
});

export const config: Config = { path: '/api/enquiries/median' };
