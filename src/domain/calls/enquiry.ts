import * as v from 'valibot';
import { call } from '#domain/calls/call';
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
