import { type ErrorBody, errorStatuses } from '#domain/calls/errors';
import { limits } from '#domain/limits';
import { weakEtag } from '#http/etag';
import { dataPolicy, securityHeaders, sharedHeaders } from '#http/security-headers';
import { Problem, problemOf } from './problem.ts';

/** What a rule replies: a value of the contract, its text made before, or a file; with headers where it has its own. */
export type Reply<Answer> =
  | { readonly value: Answer; readonly validated?: true; readonly headers?: HeadersInit }
  | { readonly text: AnswerText<Answer>; readonly headers?: HeadersInit }
  | { readonly file: BodyInit; readonly headers: HeadersInit };

/** An answer that has been written as JSON already, to be sent many times. */
export interface AnswerText<Answer> {
  readonly json: string;
  readonly etag: string;
  /** What it was made of, for the type alone. */
  readonly of?: Answer;
}

/** Writes an answer as JSON, with its ETag. */
export async function answerText<Answer>(value: Answer): Promise<AnswerText<Answer>> {
  const json = JSON.stringify(value);
  return { json, etag: await weakEtag(json) };
}

/**
 * The response that a reply becomes: `answer-too-large` over limits.answerBytes, which the platform would cut off. A
 * client that has a `validated` reply, and names its ETag, is not sent it again (`route`).
 */
export async function responseOf<Answer>(reply: Reply<Answer>, status: number): Promise<Response> {
  if ('file' in reply) return new Response(reply.file, { status, headers: reply.headers });
  if ('text' in reply) return textResponse(reply.text, status, reply.headers);
  if (reply.value === undefined) return new Response(null, { status });
  if (reply.validated) return textResponse(await answerText(reply.value), status, reply.headers);
  return jsonResponse(JSON.stringify(reply.value), status, new Headers(reply.headers));
}

function textResponse({ json, etag }: AnswerText<unknown>, status: number, init?: HeadersInit): Response {
  const headers = new Headers(init);
  headers.set('ETag', etag);
  return jsonResponse(json, status, headers);
}

function jsonResponse(json: string, status: number, headers: Headers): Response {
  const bytes = Buffer.byteLength(json);
  if (bytes > limits.answerBytes) {
    console.error(`An answer of ${bytes} bytes is more than the platform sends.`);
    throw new Problem('answer-too-large');
  }
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(json, { status, headers });
}

/**
 * The response for whatever was thrown: code, message and fields as JSON, with `Allow` and `Retry-After` where they belong.
 * `what` names the request in the log.
 */
export function refusal(error: unknown, what: string): Response {
  const { code, message, details } = problemOf(error, what);
  const { fields, current, currentEnquiry, retryAfter, allow } = details;
  const headers = new Headers(details.headers);
  if (allow) headers.set('Allow', allow.join(', '));
  if (retryAfter !== undefined) headers.set('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  const body = {
    error: code,
    message,
    ...(fields && { fields }),
    ...(current && { current }),
    ...(currentEnquiry && { currentEnquiry }),
  } satisfies ErrorBody;
  return jsonResponse(JSON.stringify(body), errorStatuses[code], headers);
}

/**
 * Gives an answer the headers that every answer of a function carries; it may say that other sites may show it. It is not
 * cached unless it says otherwise; an answer to HEAD loses its body.
 */
export function hardened(answer: Response, method: string): Response {
  // In place: a second response would lead the body through another stream, the dearest part of a busy list.
  const { headers, status } = answer;
  const isShared = headers.get('Cross-Origin-Resource-Policy') === sharedHeaders['Cross-Origin-Resource-Policy'];
  const own = isShared ? { ...securityHeaders, ...sharedHeaders } : securityHeaders;
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  headers.set('Content-Security-Policy', dataPolicy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return method === 'HEAD' ? new Response(null, { status, headers }) : answer;
}
