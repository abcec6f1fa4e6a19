import * as v from 'valibot';
import { type Call, file, idempotencyHeader, type Segment } from '#domain/calls/call';
import { type ErrorBody, errorBody } from '#domain/calls/errors';
import { sendWatched, type Watch } from './upload-with-progress';

/**
 * Aborts with a `TimeoutError` after a number of milliseconds. Replaces `AbortSignal.timeout`, which Safari has only
 * since 16; the oldest supported version is 15.6 (README.md).
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('The request took too long', 'TimeoutError'));
  setTimeout(abort, milliseconds);
  return controller.signal;
}

/** Default timeout of a call, in milliseconds (docs/specification.md §9). */
const usualTimeout = 10_000;

/** Timeout of an upload, in milliseconds: a hotel's connection sends 4 MB in about a minute. */
export const uploadTimeout = 90_000;

type ApiFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unreadable'; readonly status: number; readonly retryAfter?: number }
  | { readonly kind: 'refused'; readonly status: number; readonly body: ErrorBody; readonly retryAfter?: number };

/** A failed call: no response, an invalid response, or a refusal with a reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.kind === 'refused' ? failure.body.message : failure.kind, options);
    this.failure = failure;
  }

  /** Body of the refusal, if the server gave a reason. */
  get refusal(): ErrorBody | undefined {
    return this.failure.kind === 'refused' ? this.failure.body : undefined;
  }

  /** HTTP status, if there was a response. */
  get status(): number | undefined {
    return 'status' in this.failure ? this.failure.status : undefined;
  }

  /** Seconds from the `Retry-After` header, if present. */
  get retryAfter(): number | undefined {
    return 'retryAfter' in this.failure ? this.failure.retryAfter : undefined;
  }
}

/** Parameters of a request besides its call. */
type Sent<Body extends v.GenericSchema, Path extends string> = {
  readonly body?: v.InferInput<Body>;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly idempotencyKey?: string | undefined;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Goes on when the page is closed. */
  readonly keepalive?: true;
  /** Timeout in milliseconds. */
  readonly timeout?: number;
  /** Upload progress callback and abort signal. */
  readonly watch?: Watch;
} & (Segment<Path> extends [] ? { readonly segment?: never } : { readonly segment: string });

/** Makes a call and validates the response against the contract; otherwise throws an ApiError. */
export async function request<Body extends v.GenericSchema, ResponseBody extends v.GenericSchema, Path extends string>(
  call: Call<Body, ResponseBody, Path>,
  sent: Sent<Body, Path>,
): Promise<v.InferOutput<ResponseBody>> {
  const response = await send(call, sent);
  if (!response.ok) throw refused(response, await readBody(response));
  const body = Object.is(call.response, file) ? await readFile(response) : await readBody(response);
  const checked = v.safeParse(call.response, body);
  if (!checked.success) throw new ApiError({ kind: 'unreadable', status: response.status }, { cause: checked.issues });
  return checked.output;
}

interface Request {
  readonly body?: unknown;
  readonly segment?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly keepalive?: true;
  readonly timeout?: number;
  readonly watch?: Watch;
}

async function send(call: Call, { body, ...sent }: Request): Promise<Response> {
  const headers = new Headers({ ...sent.headers, Accept: 'application/json' });
  if (sent.token) headers.set('Authorization', `Bearer ${sent.token}`);
  if (sent.idempotencyKey) headers.set(idempotencyHeader, sent.idempotencyKey);
  if (body !== undefined && !(body instanceof Blob)) headers.set('Content-Type', 'application/json');
  const { timeout = usualTimeout, watch, keepalive } = sent;
  const request = { method: call.method, headers, ...(body !== undefined && { body: encode(body) }) };
  const url = urlOf(call, sent);
  const signal = timeoutSignal(timeout);
  try {
    if (watch) return await sendWatched(url, { ...request, timeout }, watch);
    return await fetch(url, { ...request, signal, ...(keepalive && { keepalive }) });
  } catch (cause) {
    throw unanswered(cause);
  }
}

function urlOf({ path }: Call, { segment, query }: Pick<Request, 'segment' | 'query'>): string {
  const filled = segment === undefined ? path : path.replace(/:\w+$/, segment);
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}

function encode(body: unknown): string | FormData {
  if (!(body instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  form.set('file', body);
  return form;
}

function readFile(response: Response): Promise<Blob> {
  return response.blob().catch((cause) => {
    throw unanswered(cause);
  });
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw unanswered(cause);
  }
}

/** Browsers throw a TypeError or a DOMException for network failures; any other error is a bug and is thrown again. */
function unanswered(cause: unknown): ApiError {
  if (!(cause instanceof TypeError || cause instanceof DOMException)) throw cause;
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new ApiError({ kind: timedOut ? 'timeout' : 'network' }, { cause });
}

function refused({ status, headers }: Response, body: unknown): ApiError {
  const seconds = headers.get('Retry-After');
  const wait = seconds && /^\d{1,6}$/.test(seconds) ? { retryAfter: Number(seconds) } : {};
  const reason = v.safeParse(errorBody, body);
  if (!reason.success) return new ApiError({ kind: 'unreadable', status, ...wait });
  return new ApiError({ kind: 'refused', status, body: reason.output, ...wait });
}
