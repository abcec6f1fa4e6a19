import type { Config, Context } from '@netlify/functions';
import { countQuarantined } from '../enquiries/list.ts';
import { readEnquiry } from '../enquiries/read.ts';
import { purgeOpportunities } from '../http/cdn-cache.ts';
import { beat } from '../maintenance/heartbeats.ts';
import { notifyDue } from '../notifications/outbox.ts';
import { publishDue } from '../opportunities/schedule.ts';

// Called only by the platform’s schedule: a scheduled function has no path.
export default async function notifyAndPublishEveryMinute(_request: Request, context: Context): Promise<void> {
  // A failure of one part must not stop the other.
  const [published, notified] = await Promise.allSettled([publish(context), notify()]);
  if (published.status === 'rejected') throw published.reason;
  if (notified.status === 'rejected') throw notified.reason;
  await beat('every-minute', new Date());
}

async function publish(context: Context): Promise<void> {
  const { published, failed } = await publishDue(new Date());
  if (published > 0) await purgeOpportunities(context);
  if (published + failed > 0) console.log(`Published ${published} opportunities at their time; ${failed} failed`);
}

async function notify(): Promise<void> {
  const { sent, waiting, failingSince } = await notifyDue(readEnquiry, countQuarantined);
  if (sent + waiting === 0) return;
  const failing = failingSince === undefined ? '' : `, the oldest failing since ${failingSince}`;
  console.log(`Sent ${sent} notifications; ${waiting} waiting${failing}`);
}

export const config: Config = { schedule: '* * * * *' };
