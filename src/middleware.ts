import { defineMiddleware } from 'astro:middleware';
import { securityHeaders } from '#domain/security-headers';

/** Every on-demand answer carries the headers of a hardened site and is kept by nobody unless its page says otherwise. */
export const onRequest = defineMiddleware(async ({ isPrerendered }, next) => {
  const response = await next();
  if (isPrerendered) return response;
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value);
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
});
