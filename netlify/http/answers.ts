import { type ErrorBody, errorStatuses } from '#domain/api';
import { dataPolicy, securityHeaders } from '#domain/security-headers';
import type { Problem } from './problem.ts';

/** An answer in JSON. */
export function json(
  value: unknown,
  init: { readonly status?: number; readonly headers?: HeadersInit } = {},
): Response {
  const headers = new Headers(init.headers);
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(value), { status: init.status ?? 200, headers });
}

/** The answer to what was done and leaves nothing to say. */
export function noContent(): Response {
  return new Response(null, { status: 204 });
}

/** A refusal as the caller sees it: its code, message and fields as JSON, with `Allow` and `Retry-After` where they belong. */
export function refusal({ code, message, details }: Problem): Response {
  const { fields, current, retryAfter, allow } = details;
  const headers = new Headers();
  if (allow) headers.set('Allow', allow.join(', '));
  if (retryAfter !== undefined) headers.set('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  const body = { error: code, message, ...(fields && { fields }), ...(current && { current }) } satisfies ErrorBody;
  return json(body, { status: errorStatuses[code], headers });
}

/**
 * The same answer with the headers that every answer of a function carries. It is not cached unless it says otherwise; an
 * answer to HEAD loses its body.
 */
export function hardened(answer: Response, method: string): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  headers.set('Content-Security-Policy', dataPolicy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return new Response(method === 'HEAD' ? null : answer.body, { status: answer.status, headers });
}
