import * as v from 'valibot';
import { call, file, nothing } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { deskEnquiry, enquiryUpdate, inboxRow } from '#domain/enquiry/desk-enquiry';

// Apart from the public calls (enquiry.ts), so that no public page loads the desk's schemas.

/** How many enquiries, and when the first of them came. */
const since = v.object({ count: v.number(), since: v.exactOptional(v.string()) });

export type Since = v.InferOutput<typeof since>;

/** How many enquiries wait for an answer, and since when the first of them does. Suspected spam is not among them. */
export const waitingEnquiries = call({
  method: 'GET',
  path: '/api/enquiries/waiting',
  admin: true,
  body: nothing,
  status: 200,
  answer: v.object({
    ...since.entries,
    /** Those of which the team could not be told for an hour or longer, by mail or webhook. */
    untold: v.exactOptional(since),
    /** Enquiries that cannot be read and are in no list: the id of each, and how many bytes are stored. */
    damaged: v.exactOptional(v.array(v.object({ id: v.string(), bytes: v.number() }))),
    /** Suspected spam that nobody has looked at. */
    quarantined: v.exactOptional(since),
    /** Months after which an enquiry is deleted by itself (`deletionDay`); absent while that is not set rightly. */
    months: v.exactOptional(v.number()),
  }),
  errors: ['forbidden'],
});

export type DamagedEnquiry = NonNullable<v.InferOutput<typeof waitingEnquiries.answer>['damaged']>[number];

export type WaitingEnquiries = v.InferOutput<typeof waitingEnquiries.answer>;

/**
 * The enquiries, newest first, one page in an answer: those that follow the one with the id in `?after=`, or the newest
 * ones without it. A page without any is the end.
 */
export const listEnquiries = call({
  method: 'GET',
  path: '/api/enquiries/all',
  admin: true,
  body: nothing,
  status: 200,
  answer: v.array(inboxRow),
  errors: ['forbidden', 'invalid'],
});

/** One enquiry in full. */
export const readEnquiry = call({
  method: 'GET',
  path: '/api/enquiries/one/:id',
  admin: true,
  body: nothing,
  status: 200,
  answer: deskEnquiry,
  errors: ['forbidden', 'not-found'],
});

/** Changes an enquiry. `conflict`: another version stands; it comes as `currentEnquiry`. */
export const updateEnquiry = call({
  method: 'POST',
  path: '/api/enquiries/update/:id',
  admin: true,
  body: enquiryUpdate,
  status: 200,
  answer: deskEnquiry,
  errors: ['forbidden', ...bodyErrors, 'not-found', 'conflict'],
});

/** Erases an enquiry, for good. With `?version=` another version on top is a `conflict`. */
export const deleteEnquiry = call({
  method: 'DELETE',
  path: '/api/enquiries/delete/:id',
  admin: true,
  body: nothing,
  status: 204,
  answer: nothing,
  errors: ['forbidden', 'not-found', 'invalid', 'conflict'],
});

/**
 * Enquiries received from `?from=` to `?to=` (days, both included) as CSV, oldest first; all of them without. Cells are
 * separated by `?separator=` (domain/csv.ts).
 */
export const exportEnquiries = call({
  method: 'GET',
  path: '/api/enquiries/export',
  admin: true,
  body: nothing,
  status: 200,
  answer: file,
  errors: ['forbidden', 'invalid'],
});
