import { type ErrorBody, errorStatuses } from '#domain/api';
import { limits } from '#domain/limits';
import { dataPolicy, securityHeaders } from '#domain/security-headers';
import { weakEtag } from '#domain/validator';
import { Problem } from './problem.ts';

interface AnswerInit {
  readonly status?: number;
  readonly headers?: HeadersInit;
}

/** An answer in JSON. */
export function json(value: unknown, init: AnswerInit = {}): Response {
  return jsonText(JSON.stringify(value), init);
}

/** An answer in JSON that a caller who has it, and names its ETag, is not sent again (`route`). */
export async function validatedJson(value: unknown, init: AnswerInit = {}): Promise<Response> {
  const text = JSON.stringify(value);
  const headers = new Headers(init.headers);
  headers.set('ETag', await weakEtag(text));
  return jsonText(text, { ...init, headers });
}

/** An answer in JSON that is a text already; `answer-too-large` over limits.answerBytes, which the platform would cut off. */
export function jsonText(text: string, init: AnswerInit = {}): Response {
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.answerBytes) {
    console.error(`An answer of ${bytes} bytes is more than the platform sends.`);
    throw new Problem('answer-too-large');
  }
  const headers = new Headers(init.headers);
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(text, { status: init.status ?? 200, headers });
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
 * Gives an answer the headers that every answer of a function carries. It is not cached unless it says otherwise; an
 * answer to HEAD loses its body.
 */
export function hardened(answer: Response, method: string): Response {
  // In place: a second response would lead the body through another stream, the dearest part of a busy list.
  const { headers, status } = answer;
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  headers.set('Content-Security-Policy', dataPolicy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return method === 'HEAD' ? new Response(null, { status, headers }) : answer;
}
