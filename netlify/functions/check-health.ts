import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/health';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { checkHealth } from '../maintenance/health.ts';
import { pendingNotifications, publicReason } from '../notifications/pending-notifications.ts';
import { coalesce } from '../store/coalesce.ts';

// Simultaneous checks share one, so that nobody makes the store busy with them.
const health = coalesce(() => checkHealth(new Date(), failingNotification));

export default route(calls.checkHealth, async () => {
  const value = await health();
  if (value.problems.length > 0) throw new Problem('unavailable', { problems: value.problems, retryAfter: 60 });
  return { value };
});

async function failingNotification() {
  const { failing } = await pendingNotifications();
  return failing && { ...failing, reason: publicReason(failing.reason) };
}

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
