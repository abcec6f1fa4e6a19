import type { APIRoute } from 'astro';
import { countByProvince } from '#domain/opportunity/published';
import { publishedFile } from '../responses/published-file';

// On demand: the map of /why-argentina, which is built ahead, shows them once they arrive.
export const prerender = false;

export const GET: APIRoute = (context) =>
  publishedFile(context, 'application/json', (opportunities) => JSON.stringify(countByProvince(opportunities)));
