import type { Config, Context } from '@netlify/functions';
import { countQuarantined } from '../enquiries/list.ts';
import { readEnquiry } from '../enquiries/read.ts';
import { purgeOpportunities } from '../http/cdn-cache.ts';
import { notifyDue } from '../notifications/outbox.ts';
import { publishDue } from '../opportunities/schedule.ts';

// Called only by the platform’s schedule: a scheduled function has no path.
export default async function publishAndNotify(_request: Request, context: Context): Promise<void> {
  // A failure of one part must not stop the other.
  const parts = await Promise.allSettled([publish(context), notify()]);
  const failures = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason] : []));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of 2 parts of a minute’s run failed.`);
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
