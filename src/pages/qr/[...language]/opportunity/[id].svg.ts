import type { APIRoute } from 'astro';
import { isOpportunityId } from '#domain/opportunity/opportunity';
import { dataPolicy } from '#http/headers';
import { languageOfPrefix, localizedPath, originOf } from '../../../../i18n/path';
import { qrCodeFile } from '../../../../on-demand/files';

// Rendered on demand, because opportunities change. The code depends on the URL only, whether or not the opportunity is
// published.
export const prerender = false;

/**
 * Browser cache in seconds; the code never changes. Not cached by the CDN, which would store a file for every made-up id.
 */
const maxAge = 24 * 60 * 60;

export const GET: APIRoute = (context) => {
  const { language: prefix, id } = context.params;
  const language = languageOfPrefix(prefix);
  if (!language || !isOpportunityId(id)) return new Response(null, { status: 404 });
  return qrCodeFile(new URL(localizedPath(`/opportunity/${id}`, language), originOf(context)), {
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': `private, max-age=${maxAge}`,
  });
};
