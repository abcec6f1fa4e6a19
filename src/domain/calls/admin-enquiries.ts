import * as v from 'valibot';
import { call, file, nothing } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { adminEnquiry, enquiryUpdate, inboxRow } from '#domain/enquiry/admin-enquiry';

// Separate from the public calls (enquiry.ts), so that no public page loads the admin area’s schemas.

/** A number of enquiries, and the time of the first. */
const since = v.object({ count: v.number(), since: v.exactOptional(v.string()) });

export type Since = v.InferOutput<typeof since>;

/** The number of enquiries without a first answer, and the time of the oldest. Without suspected spam. */
export const waitingEnquiries = call({
  method: 'GET',
  path: '/api/enquiries/waiting',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: v.object({
    ...since.entries,
    /** Enquiries whose notification has failed for an hour or longer, by mail or webhook, and the last error. */
    notNotified: v.exactOptional(v.object({ ...since.entries, reason: v.exactOptional(v.string()) })),
    /** The published site names no owner and therefore refuses enquiries. */
    isWithoutOwner: v.exactOptional(v.boolean()),
    /** Damaged enquiries, which are in no list: the id and the number of stored bytes. */
    damaged: v.exactOptional(v.array(v.object({ id: v.string(), bytes: v.number() }))),
    /** Suspected spam that nobody has reviewed. */
    quarantined: v.exactOptional(since),
    /** Months after which an enquiry is deleted automatically (`deletionDay`); absent if the setting is invalid. */
    months: v.exactOptional(v.number()),
  }),
  errors: ['forbidden'],
});

export type DamagedEnquiry = NonNullable<v.InferOutput<typeof waitingEnquiries.response>['damaged']>[number];

export type WaitingEnquiries = v.InferOutput<typeof waitingEnquiries.response>;

/**
 * The enquiries, newest first, one page per response: those after the id in `?after=`, or the newest ones without it.
 * An empty page is the end.
 */
export const listEnquiries = call({
  method: 'GET',
  path: '/api/enquiries/all',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: v.array(inboxRow),
  errors: ['forbidden', 'invalid'],
});

/** One enquiry in full. */
export const readEnquiry = call({
  method: 'GET',
  path: '/api/enquiries/one/:id',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: adminEnquiry,
  errors: ['forbidden', 'not-found'],
});

/** Changes an enquiry. `conflict`: the current version is another one, and is returned as `currentEnquiry`. */
export const updateEnquiry = call({
  method: 'POST',
  path: '/api/enquiries/update/:id',
  callers: 'editor',
  body: enquiryUpdate,
  status: 200,
  response: adminEnquiry,
  errors: ['forbidden', ...bodyErrors, 'not-found', 'conflict'],
});

/** Erases an enquiry for good. With `?version=`, another current version is a `conflict`. */
export const deleteEnquiry = call({
  method: 'DELETE',
  path: '/api/enquiries/delete/:id',
  callers: 'editor',
  body: nothing,
  status: 204,
  response: nothing,
  errors: ['forbidden', 'not-found', 'invalid', 'conflict'],
});

/**
 * Enquiries received from `?from=` to `?to=` (days, both inclusive) as CSV, oldest first; without them all.
 * `?separator=` sets the separator (domain/csv.ts). With `?names=en` or `es` columns and values have names of that
 * language, and the parameters of the inbox (domain/enquiry/inbox-query.ts) filter.
 */
export const exportEnquiries = call({
  method: 'GET',
  path: '/api/enquiries/export',
  callers: 'editor',
  body: nothing,
  status: 200,
  response: file,
  errors: ['forbidden', 'invalid'],
});
