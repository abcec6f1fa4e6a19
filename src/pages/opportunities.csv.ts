import type { APIRoute } from 'astro';
import { csv, readSeparator, separatorParameter } from '#domain/csv';
import { openData } from '#domain/opportunity/open-data';
import { publishedFile, type Writer } from '../on-demand/files';

export const prerender = false;

export const GET: APIRoute = (context) => {
  const separator = readSeparator(context.url);
  // Reject unknown separators: the CDN would cache a file for each.
  if (!separator) return new Response(null, { status: 400 });
  const write: Writer = (opportunities, site) => csv(openData(opportunities, site), separator);
  return publishedFile(context, 'text/csv; charset=utf-8; header=present', write, { parameters: [separatorParameter] });
};
