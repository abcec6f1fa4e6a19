import * as v from 'valibot';
import { call, file, nothing } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { deskEnquiry, enquiryUpdate, listedEnquiry, publicStates } from '#domain/enquiry/desk-enquiry';
import { enquiryBody } from '#domain/enquiry/spam';
import { limits } from '#domain/limits';
import { oneLine, required } from '#domain/text';

/** Sends the contact form; the same Idempotency-Key with the same enquiry is stored once. Answers with its reference. */
export const sendEnquiry = call({
  method: 'POST',
  path: '/api/form',
  body: enquiryBody,
  status: 201,
  answer: v.object({
    reference: v.string(),
    /** Until when an answer is promised, ISO 8601 in UTC. */
    answerBy: v.string(),
  }),
  errors: [...bodyErrors, 'conflict', 'too-many-requests'],
});

/** How many enquiries wait for an answer, and since when the first of them does. Suspected spam is not among them. */
export const waitingEnquiries = call({
  method: 'GET',
  path: '/api/enquiries/waiting',
  admin: true,
  body: nothing,
  status: 200,
  answer: v.object({
    count: v.number(),
    since: v.exactOptional(v.string()),
    /** Enquiries that cannot be understood and are in no list. */
    damaged: v.exactOptional(v.number()),
    /** Months after which an enquiry is deleted by itself (`deletionDay`); absent while that is not set rightly. */
    months: v.exactOptional(v.number()),
  }),
  errors: ['forbidden'],
});

export type WaitingEnquiries = v.InferOutput<typeof waitingEnquiries.answer>;

/**
 * The enquiries, newest first, one page in an answer: those that follow the one with the id in `?after=`, or the newest
 * ones without it. A page without any is the end.
 */
export const allEnquiries = call({
  method: 'GET',
  path: '/api/enquiries/all',
  admin: true,
  body: nothing,
  status: 200,
  answer: v.array(listedEnquiry),
  errors: ['forbidden', 'invalid'],
});

/** One enquiry in full. */
export const oneEnquiry = call({
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

/** Enquiries received from `?from=` to `?to=` (days, both included) as CSV, oldest first; all of them without. */
export const exportEnquiries = call({
  method: 'GET',
  path: '/api/enquiries/export',
  admin: true,
  body: nothing,
  status: 200,
  answer: file,
  errors: ['forbidden', 'invalid'],
});

/** Where the enquiry with this reference and this e-mail address stands; `not-found` tells nothing of which is wrong. */
export const followEnquiry = call({
  method: 'POST',
  path: '/api/enquiries/follow',
  body: v.object({ reference: required(oneLine(20)), email: required(oneLine(limits.email)) }),
  status: 200,
  answer: v.object({ state: v.picklist(publicStates) }),
  errors: [...bodyErrors, 'not-found', 'too-many-requests'],
});

/**
 * The hours in which the first answer was given to half of the enquiries that were answered in the last twelve months, and
 * how many those are: `not-found` while they are fewer than ten, or where the site does not publish it.
 */
export const publicMedian = call({
  method: 'GET',
  path: '/api/enquiries/median',
  body: nothing,
  status: 200,
  answer: v.object({ hours: v.number(), answered: v.number() }),
  errors: ['not-found'],
});
