import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/admin-enquiries';
import { readSeparator, separatorParameter } from '#domain/csv';
import { inboxQueries } from '#domain/enquiry/inbox-query';
import { isDay } from '#domain/time/day';
import { exportEnquiries, type ReadableExport } from '../enquiries/export.ts';
import { type ExportLanguage, exportLanguageIn, exportWords } from '../enquiries/export-words.ts';
import { enquiryMonths } from '../env/index.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { listOpportunities } from '../opportunities/list.ts';

export default route(calls.exportEnquiries, async ({ request, account }) => {
  const days = { from: dayIn(request, 'from'), to: dayIn(request, 'to') };
  const separator = readSeparator(request.url);
  if (!separator) throw new Problem('invalid', { fields: { [separatorParameter]: 'unknown' } });
  const asked = new URL(request.url).searchParams.get('names');
  const language = exportLanguageIn(asked);
  if (asked !== null && !language) throw new Problem('invalid', { fields: { names: 'unknown' } });
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="enquiries.csv"',
  };
  // The body of a HEAD response is not read, which would leave the file unfinished.
  if (request.method === 'HEAD') return { file: '', headers };
  const readable = language && (await readableExport(request, language, account.id));
  return { file: await exportEnquiries(days, separator, readable), headers };
});

async function readableExport(request: Request, language: ExportLanguage, me: string): Promise<ReadableExport> {
  const titles = new Map((await listOpportunities()).map(({ id, title }) => [id, title]));
  const query = inboxQueries.read(new URL(request.url).search);
  return { words: exportWords(language, (id) => titles.get(id)), query, months: enquiryMonths(), me };
}

function dayIn(request: Request, name: 'from' | 'to'): string | undefined {
  const sent = new URL(request.url).searchParams.get(name);
  if (sent === null || sent === '') return undefined;
  if (!isDay(sent)) throw new Problem('invalid', { fields: { [name]: 'date' } });
  return sent;
}

export const config: Config = { path: '/api/enquiries/export' };
