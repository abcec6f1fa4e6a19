import * as v from 'valibot';
import { keysOf } from '#domain/keys';
import { opportunity } from '#domain/opportunity/opportunity';
import { fieldProblems } from '#domain/text';

/** The error codes with their HTTP statuses. */
export const errorStatuses = {
  malformed: 400,
  invalid: 400,
  'invalid-credentials': 401,
  forbidden: 403,
  'cross-site': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'unreadable-image': 400,
  'too-many-requests': 429,
  internal: 500,
  'answer-too-large': 507,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** The errors of a call with a body. */
export const bodyErrors = [
  'malformed',
  'invalid',
  'too-large',
  'unsupported-type',
] as const satisfies readonly ErrorCode[];

/**
 * The body of every error response. `message` is English, for developers; interfaces translate `error` and `fields`.
 * `current` is the current record, in a `conflict` of a save, a restoration or a deletion.
 */
export const errorBody = v.object({
  error: v.picklist(keysOf(errorStatuses)),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.picklist(fieldProblems))),
  /** What is wrong with the site, a sentence each (calls/health.ts). */
  problems: v.optional(v.array(v.string())),
  current: v.optional(opportunity),
  /** The current enquiry, a `adminEnquiry`: parsed only by the admin area, so that no public page loads its schema. */
  currentEnquiry: v.optional(v.unknown()),
});

export type ErrorBody = v.InferOutput<typeof errorBody>;

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
