/**
 * A dependency of the site (the store, a missing setting) is not available. It becomes a 503 with `Retry-After`; no
 * work is left half done, and the cause is only logged.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number;

  constructor(message: string, options: { readonly cause?: unknown; readonly retryAfter?: number } = {}) {
    super(message, { cause: options.cause });
    this.retryAfter = options.retryAfter ?? 5;
  }
}
