import type { APIRoute } from 'astro';
import { noSuchCall } from '../../../netlify/for-pages.ts';

export const prerender = false;

// The calls are in netlify/functions. A function for this pattern would compete with theirs.
export const ALL: APIRoute = ({ request }) => noSuchCall(request);
