/**
 * Aborts after so many milliseconds with a `TimeoutError`. `AbortSignal.timeout` does the same, but Safari has it only
 * since 16, and the browser floor is 15.6 (README.md).
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('The request took too long', 'TimeoutError'));
  setTimeout(abort, milliseconds);
  return controller.signal;
}
