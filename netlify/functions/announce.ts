import type { Config } from '@netlify/functions';
import { countQuarantined } from '../enquiries/list.ts';
import { readEnquiry } from '../enquiries/read.ts';
import { notifyDue } from '../notifications/outbox.ts';

// Called only by the platform’s schedule: a scheduled function has no path.
export default async function notifyEveryMinute(): Promise<void> {
  const { sent, waiting, failingSince } = await notifyDue(readEnquiry, countQuarantined);
  if (sent + waiting === 0) return;
  const failing = failingSince === undefined ? '' : `, the oldest failing since ${failingSince}`;
  console.log(`Sent ${sent} notifications; ${waiting} waiting${failing}`);
}

export const config: Config = { schedule: '* * * * *' };
