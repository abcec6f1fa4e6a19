import type { APIRoute } from 'astro';
import { countByProvince } from '#domain/opportunity/published';
import { publishedFile } from '../on-demand/files';

// Rendered on demand: the map of the prebuilt /why-argentina fetches these.
export const prerender = false;

export const GET: APIRoute = (context) =>
  publishedFile(context, 'application/json', (opportunities) => JSON.stringify(countByProvince(opportunities)));
