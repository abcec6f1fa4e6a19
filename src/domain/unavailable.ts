/**
 * Something this site depends on (the store, a missing setting) cannot answer now. It becomes a 503 with `Retry-After`;
 * nothing has been half done, and the cause is logged, never shown.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number;

  constructor(message: string, options: { readonly cause?: unknown; readonly retryAfter?: number } = {}) {
    super(message, { cause: options.cause });
    this.retryAfter = options.retryAfter ?? 5;
  }
}
