import type { Config } from '@netlify/functions';
import { announceDue } from '../announce/outbox.ts';
import { countQuarantined } from '../enquiries/list.ts';
import { readEnquiry } from '../enquiries/read.ts';

// Called only by the platform’s schedule: a scheduled function has no path.
export default async function announceEveryMinute(): Promise<void> {
  const { sent, waiting, failingSince } = await announceDue(readEnquiry, countQuarantined);
  if (sent + waiting === 0) return;
  const failing = failingSince === undefined ? '' : `, the oldest failing since ${failingSince}`;
  console.log(`Sent ${sent} notifications; ${waiting} waiting${failing}`);
}

export const config: Config = { schedule: '* * * * *' };
