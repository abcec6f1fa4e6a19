import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { enquiryBody } from '#domain/enquiry/spam';

/** Sends the contact form; the same Idempotency-Key with the same enquiry is stored once. Answers with its reference. */
export const sendEnquiry = call({
  method: 'POST',
  path: '/api/form',
  body: enquiryBody,
  status: 201,
  answer: v.object({ reference: v.string() }),
  errors: [...bodyErrors, 'conflict', 'too-many-requests'],
});

/** How many enquiries wait for an answer, and since when the first of them does. Suspected spam is not among them. */
export const waitingEnquiries = call({
  method: 'GET',
  path: '/api/enquiries/waiting',
  admin: true,
  body: nothing,
  status: 200,
  answer: v.object({ count: v.number(), since: v.exactOptional(v.string()) }),
  errors: ['forbidden'],
});

export type WaitingEnquiries = v.InferOutput<typeof waitingEnquiries.answer>;
