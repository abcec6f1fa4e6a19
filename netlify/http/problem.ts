import type { ErrorCode } from '#domain/calls/errors';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { FieldProblems } from '#domain/text';

interface Details {
  readonly message?: string;
  /** Problems by field. */
  readonly fields?: FieldProblems;
  /** What is wrong with the site (domain/calls/health.ts). */
  readonly problems?: readonly string[];
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
  /** The current record, when a stale edit was refused. */
  readonly current?: Opportunity;
  /** The current enquiry, when a stale edit was refused. */
  readonly currentEnquiry?: AdminEnquiry;
  /** The allowed methods of the path. */
  readonly allow?: readonly string[];
  /** Further headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

const messages = {
  malformed: 'The body cannot be read',
  invalid: 'Some fields are not right',
  // The text that docs/specification.md §6.10 prescribes.
  'invalid-credentials': 'Usuario no valido',
  forbidden: 'A valid token is needed; log in again',
  'cross-site': 'Another site may not send this',
  'not-found': 'There is nothing at this address',
  'method-not-allowed': 'This address does not answer this method',
  conflict: 'It was changed in the meantime',
  'too-large': 'It is too large',
  'unsupported-type': 'This type of content is not accepted here',
  'unreadable-image': 'The picture cannot be read',
  'too-many-requests': 'Too many requests; wait a little',
  'answer-too-large': 'There is more than one response can hold',
  internal: 'Something went wrong on our side',
  unavailable: 'Not available at the moment; try again soon',
} as const satisfies Record<ErrorCode, string>;

/** A refusal for the client: thrown anywhere below `route`, which responds with its code’s status. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? messages[code], { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
