import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/admin-enquiries';
import { readSeparator, separatorParameter } from '#domain/csv';
import { isDay } from '#domain/time/day';
import { exportEnquiries } from '../enquiries/export.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';

export default route(calls.exportEnquiries, async ({ request }) => {
  const days = { from: dayIn(request, 'from'), to: dayIn(request, 'to') };
  const separator = readSeparator(request.url);
  if (!separator) throw new Problem('invalid', { fields: { [separatorParameter]: 'unknown' } });
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="enquiries.csv"',
  };
  // The body of a HEAD response is not read, which would leave the file unfinished.
  return { file: request.method === 'HEAD' ? '' : await exportEnquiries(days, separator), headers };
});

function dayIn(request: Request, name: 'from' | 'to'): string | undefined {
  const sent = new URL(request.url).searchParams.get(name);
  if (sent === null || sent === '') return undefined;
  if (!isDay(sent)) throw new Problem('invalid', { fields: { [name]: 'date' } });
  return sent;
}

export const config: Config = { path: '/api/enquiries/export' };
