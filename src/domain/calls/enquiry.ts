import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { enquiry, honeypotField, publicStates } from '#domain/enquiry/enquiry';
import { limits } from '#domain/limits';
import { oneLine, required } from '#domain/text';

/** The body of an enquiry with the honeypot. */
const enquiryBody = v.object({ ...enquiry.entries, [honeypotField]: v.optional(v.unknown()) });

/** Sends the contact form; the same Idempotency-Key with the same enquiry is stored once. Returns its reference. */
export const sendEnquiry = call({
  method: 'POST',
  path: '/api/form',
  body: enquiryBody,
  status: 201,
  response: v.object({
    reference: v.string(),
    /** The response deadline, ISO 8601 in UTC. */
    answerBy: v.string(),
  }),
  errors: [...bodyErrors, 'conflict', 'too-many-requests'],
});

/** The state of the enquiry with this reference and e-mail address; `not-found` does not reveal which one is wrong. */
export const followEnquiry = call({
  method: 'POST',
  path: '/api/enquiries/follow',
  body: v.object({ reference: required(oneLine(20)), email: required(oneLine(limits.email)) }),
  status: 200,
  response: v.object({ state: v.picklist(publicStates) }),
  errors: [...bodyErrors, 'not-found', 'too-many-requests'],
});

/**
 * The median time to the first answer, in hours, of the enquiries answered in the last twelve months, and their
 * number: `not-found` while they are fewer than ten, or if the site does not publish it.
 */
export const readMedian = call({
  method: 'GET',
  path: '/api/enquiries/median',
  body: nothing,
  status: 200,
  response: v.object({ hours: v.number(), answered: v.number() }),
  errors: ['not-found'],
});
