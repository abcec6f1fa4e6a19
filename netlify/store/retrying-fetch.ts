import { type Deadline, timeouts } from './deadline.ts';

/** Attempts at one request: with their pauses 0.4 s against a store that refuses at once. */
const mostAttempts = 4;

const bodiless = [204, 304];

/**
 * The `fetch` of the blob client. The client’s own retries wait 5 s each, so it must never see a reason to retry:
 * temporary failures are retried here, within the deadline, and a permanent one becomes a 424 with the reason in the
 * header that the client puts into its error. Bodies are read completely, so that a hanging or broken one is a failure
 * like others. `note` is called with every failure, because the client hides those of conditional writes.
 */
export function retryingFetch(deadline: Deadline, note: (failure: string) => void): typeof fetch {
  return (input, init) => deadline.spend(() => attempts(input, init, deadline, note));
}

async function attempts(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  deadline: Deadline,
  note: (failure: string) => void,
): Promise<Response> {
  let failure = 'no time left';
  for (let attempt = 0; attempt < mostAttempts && deadline.left > 0; attempt += 1) {
    if (attempt > 0) await deadline.backOff(attempt + 1, 200);
    try {
      const time = attempt === 0 ? Math.min(timeouts.firstAttempt, deadline.left) : deadline.left;
      const response = await fetchWhole(input, init, time);
      if (ordinary(response.status)) return response;
      failure = `status ${response.status}`;
      note(failure);
      if (!passes(response.status)) return response;
    } catch (error) {
      failure = reasonOf(error);
      note(failure);
    }
  }
  return new Response(null, { status: 424, headers: { 'x-nf-error': failure } });
}

/** Whether a status is a regular result: success, a missing blob, or a condition that did not hold. */
function ordinary(status: number): boolean {
  return status < 400 || status === 404 || status === 412;
}

/** Whether a status may be temporary: too many requests, a conflict of two writers, an error of the store. */
function passes(status: number): boolean {
  return status === 409 || status === 429 || status >= 500;
}

async function fetchWhole(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  milliseconds: number,
): Promise<Response> {
  const response = await fetch(input, { ...init, signal: AbortSignal.timeout(Math.ceil(milliseconds)) });
  const body = await response.arrayBuffer();
  const { status, headers } = response;
  return new Response(bodiless.includes(status) ? null : body, { status, headers });
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error}${cause}`.replace(/[^\x20-\x7e]+/g, ' ');
}
