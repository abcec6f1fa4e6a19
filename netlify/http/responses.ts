import { type ErrorBody, errorStatuses, Unavailable } from '#domain/calls/errors';
import { limits } from '#domain/limits';
import { weakEtag } from '#http/etag';
import { dataPolicy, securityHeaders, sharedHeaders } from '#http/headers';
import { Problem } from './problem.ts';

/** The result of a rule: a value of the contract, its prepared text, or a file; with headers of its own if needed. */
export type Reply<ResponseBody> =
  | { readonly value: ResponseBody; readonly validated?: true; readonly headers?: HeadersInit }
  | { readonly text: ResponseText<ResponseBody>; readonly headers?: HeadersInit }
  | { readonly file: BodyInit; readonly headers: HeadersInit };

/** A response that is already serialised as JSON, to be sent many times. */
interface ResponseText<ResponseBody> {
  readonly json: string;
  readonly etag: string;
  /** The type of the serialised value; never set. */
  readonly of?: ResponseBody;
}

/** Serialises a response as JSON, with its ETag. */
export async function responseText<ResponseBody>(value: ResponseBody): Promise<ResponseText<ResponseBody>> {
  const json = JSON.stringify(value);
  return { json, etag: await weakEtag(json) };
}

/**
 * The response for a reply: `answer-too-large` over limits.responseBytes, which the platform would cut off. A
 * `validated` reply is not sent again to a client that sends its ETag (`route`).
 */
export async function responseOf<ResponseBody>(reply: Reply<ResponseBody>, status: number): Promise<Response> {
  if ('file' in reply) return new Response(reply.file, { status, headers: reply.headers });
  if ('text' in reply) return textResponse(reply.text, status, reply.headers);
  if (reply.value === undefined) return new Response(null, { status });
  if (reply.validated) return textResponse(await responseText(reply.value), status, reply.headers);
  return jsonResponse(JSON.stringify(reply.value), status, new Headers(reply.headers));
}

function textResponse({ json, etag }: ResponseText<unknown>, status: number, init?: HeadersInit): Response {
  const headers = new Headers(init);
  headers.set('ETag', etag);
  return jsonResponse(json, status, headers);
}

function jsonResponse(json: string, status: number, headers: Headers): Response {
  const bytes = Buffer.byteLength(json);
  if (bytes > limits.responseBytes) {
    console.error(`A response of ${bytes} bytes is more than the platform sends.`);
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
  const { fields, problems, current, currentEnquiry, retryAfter, allow } = details;
  const headers = new Headers(details.headers);
  if (allow) headers.set('Allow', allow.join(', '));
  if (retryAfter !== undefined) headers.set('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  const body = {
    error: code,
    message,
    ...(fields && { fields }),
    ...(problems && { problems: [...problems] }),
    ...(current && { current }),
    ...(currentEnquiry && { currentEnquiry }),
  } satisfies ErrorBody;
  return jsonResponse(JSON.stringify(body), errorStatuses[code], headers);
}

/**
 * Sets the headers that all responses of functions have; a response may allow other sites to show it. It is not cached
 * unless it sets its own caching; a response to HEAD loses its body.
 */
export function hardened(response: Response, method: string): Response {
  // In place: a second response would pipe the body through another stream, the most expensive part of a busy list.
  const { headers, status } = response;
  const isShared = headers.get('Cross-Origin-Resource-Policy') === sharedHeaders['Cross-Origin-Resource-Policy'];
  const own = isShared ? { ...securityHeaders, ...sharedHeaders } : securityHeaders;
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  headers.set('Content-Security-Policy', dataPolicy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return method === 'HEAD' ? new Response(null, { status, headers }) : response;
}

/** The refusal for whatever was thrown. Only its code leaves the server: `what`, the request, is logged with the error. */
function problemOf(error: unknown, what: string): Problem {
  if (error instanceof Problem) return error;
  console.error(`${what} failed:`, error);
  return error instanceof Unavailable
    ? new Problem('unavailable', { retryAfter: error.retryAfter })
    : new Problem('internal');
}
