import type { APIRoute } from 'astro';
import { csv } from '#domain/csv';
import { openData } from '#domain/opportunity/open-data';
import { publishedFile } from '../responses/published-file';

export const prerender = false;

export const GET: APIRoute = (context) =>
  publishedFile(context, 'text/csv; charset=utf-8; header=present', (opportunities, site) =>
    csv(openData(opportunities, site)),
  );
