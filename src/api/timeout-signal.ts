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
