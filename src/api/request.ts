import * as v from 'valibot';
import { type ErrorBody, errorBody, idempotencyHeader } from '#domain/api';

/** Milliseconds that a call may take before it is given up (docs/specification.md §9). */
const patience = 10_000;

/** Milliseconds that an upload may take: a hotel's line sends 4 MB in about a minute. */
export const uploadPatience = 90_000;

type ApiFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unreadable'; readonly status: number; readonly retryAfter?: number }
  | { readonly kind: 'refused'; readonly status: number; readonly body: ErrorBody; readonly retryAfter?: number };

/** A call that did not succeed: never answered, answered with nonsense, or refused with a reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.kind === 'refused' ? failure.body.message : failure.kind, options);
    this.failure = failure;
  }

  /** The refusal's body, when the server gave a reason. */
  get refusal(): ErrorBody | undefined {
    return this.failure.kind === 'refused' ? this.failure.body : undefined;
  }

  /** The answer's status, when there was an answer. */
  get status(): number | undefined {
    return 'status' in this.failure ? this.failure.status : undefined;
  }

  /** Seconds after which the server asked to be tried again, when it did. */
  get retryAfter(): number | undefined {
    return 'retryAfter' in this.failure ? this.failure.retryAfter : undefined;
  }
}

interface Call<Answer extends v.GenericSchema> {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly json?: unknown;
  readonly form?: FormData;
  readonly token?: string;
  readonly idempotencyKey?: string;
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly patience?: number;
  readonly answer: Answer;
}

/** Makes one call and checks its answer against a schema; throws an ApiError for everything else. */
export async function request<Answer extends v.GenericSchema>(
  path: string,
  call: Call<Answer>,
): Promise<v.InferOutput<Answer>> {
  const response = await send(path, call);
  const body = await readBody(response);
  if (!response.ok) throw refused(response, body);
  const checked = v.safeParse(call.answer, body);
  if (!checked.success) throw new ApiError({ kind: 'unreadable', status: response.status }, { cause: checked.issues });
  return checked.output;
}

/** Fetches a file that the administrator alone may have; throws an ApiError when there is none to be had. */
export async function requestFile(path: string, token: string): Promise<Blob> {
  const response = await send(path, { token, answer: v.unknown() });
  if (!response.ok) throw refused(response, await readBody(response));
  return response.blob().catch((cause) => {
    throw unanswered(cause);
  });
}

async function send(path: string, call: Call<v.GenericSchema>): Promise<Response> {
  const headers = new Headers({ ...call.headers, Accept: 'application/json' });
  if (call.json !== undefined) headers.set('Content-Type', 'application/json');
  if (call.token) headers.set('Authorization', `Bearer ${call.token}`);
  if (call.idempotencyKey) headers.set(idempotencyHeader, call.idempotencyKey);
  const body = call.json === undefined ? call.form : JSON.stringify(call.json);
  try {
    return await fetch(path, {
      method: call.method ?? 'GET',
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(call.patience ?? patience),
    });
  } catch (cause) {
    throw unanswered(cause);
  }
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

function unanswered(cause: unknown): ApiError {
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
