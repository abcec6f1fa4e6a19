import * as v from 'valibot';
import { opportunity } from '#domain/opportunity/opportunity';
import { fieldProblems } from '#domain/text';

/** The addresses of the calls (architecture §4). Both the functions' tests and the browser import them from here. */
export const paths = {
  opportunities: '/invests/all',
  image: (name: string) => `/images/${name}`,
  enquiry: '/api/form',
  login: '/auth/login',
  adminOpportunities: '/api/opportunities/all',
  saveOpportunity: '/api/opportunities/save',
  /** With the version that the caller means, another one on top is a conflict and stays. */
  deleteOpportunity: (id: string, version?: number) =>
    `/api/opportunities/delete/${id}${version === undefined ? '' : `?version=${version}`}`,
  trash: '/api/opportunities/trash',
  opportunityHistory: (id: string) => `/api/opportunities/history/${id}`,
  damagedOpportunities: '/api/opportunities/damaged',
  damagedOpportunity: (id: string) => `/api/opportunities/damaged/${id}`,
  restoreOpportunity: (id: string) => `/api/opportunities/restore/${id}`,
  uploadImage: '/api/files/upload',
  adminImage: (name: string) => `/api/files/${name}`,
  deleteImage: (name: string) => `/api/files/delete/${name}`,
} as const;

/** The request header that makes a repeated write harmless: a UUID that the caller makes once per intention. */
export const idempotencyHeader = 'Idempotency-Key';

/** The CDN tag of everything that shows published opportunities; purged on save and delete. */
export const opportunitiesTag = 'opportunities';

/** The CDN tag of one picture, in whatever size; purged when it is deleted. */
export const pictureTag = (name: string): string => `picture-${name}`;

/** Seconds after which nothing that was deleted is shown any more, even where no purge arrived (docs/decisions/0025). */
export const longestStale = 60 * 60;

/** Seconds that the CDN keeps what shows opportunities, and those that it then serves the old while it fetches the new. */
export const publishedCache = { maxAge: 60, swr: longestStale - 60 } as const;

/** The same for a picture, which can only be deleted: it is asked for anew as seldom as may be. */
export const pictureCache = { maxAge: longestStale - 600, swr: 600 } as const;

/** The error codes, each with the status it travels under. */
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

const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every error answer. `message` is English, for developers; interfaces translate `error` and `fields`.
 * `current` comes with `conflict` on a save, a restore or a deletion: the record as it stands.
 */
export const errorBody = v.object({
  error: v.picklist(errorCodes),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.picklist(fieldProblems))),
  current: v.optional(opportunity),
});

export type ErrorBody = v.InferOutput<typeof errorBody>;

/** Records that are stored and cannot be understood: each by its id, with the number of bytes that are stored. */
export const damagedOpportunities = v.array(v.object({ id: v.string(), bytes: v.number() }));

export type DamagedOpportunity = v.InferOutput<typeof damagedOpportunities>[number];

/** The answer to a successful login. */
export const loginAnswer = v.object({ jwtToken: v.string() });

/** The answer to an accepted enquiry: the reference shown to the sender. */
export const enquiryAnswer = v.object({ reference: v.string() });
