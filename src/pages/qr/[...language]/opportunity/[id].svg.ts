import type { APIRoute } from 'astro';
import { isOpportunityId } from '#domain/opportunity/opportunity';
import { dataPolicy } from '#http/security-headers';
import { originOf } from '../../../../i18n/origin';
import { languageOfPrefix, localizedPath } from '../../../../i18n/path';
import { qrCodeFile } from '../../../../responses/qr-code-file';

// Opportunities come and go; the code of one is made of its URL alone, whether it is published or not.
export const prerender = false;

/** Seconds: it never changes. Kept by the reader alone: anybody can think of ids, and the CDN would keep a file for each. */
const kept = 24 * 60 * 60;

export const GET: APIRoute = (context) => {
  const { language: prefix, id } = context.params;
  const language = languageOfPrefix(prefix);
  if (!language || !isOpportunityId(id)) return new Response(null, { status: 404 });
  return qrCodeFile(new URL(localizedPath(`/opportunity/${id}`, language), originOf(context)), {
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': `private, max-age=${kept}`,
  });
};
