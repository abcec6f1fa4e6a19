import type * as v from 'valibot';
import * as calls from '#domain/calls/enquiry';
import type { Enquiry } from '#domain/enquiry/enquiry';
import type { PublicState } from '#domain/enquiry/public-state';
import { honeypotField, secondsHeader } from '#domain/enquiry/spam';
import { request } from './request';

/** Where the enquiry with this reference and this e-mail address stands. */
export async function followEnquiry(reference: string, email: string): Promise<PublicState> {
  const { state } = await request(calls.followEnquiry, { body: { reference, email } });
  return state;
}

/** How a form was filled in, which tells programs from persons. */
export interface FillingIn {
  /** What stands in the field that no person sees. */
  readonly honeypot: string;
  /** Since the form was first shown. */
  readonly seconds: number;
}

/** What is known of an enquiry that has arrived: its reference, and until when it is answered. */
export type SentEnquiry = v.InferOutput<typeof calls.sendEnquiry.answer>;

/** Sends the contact form; the same `idempotencyKey` with the same enquiry is stored once. Resolves to what is answered. */
export async function sendEnquiry(
  enquiry: Enquiry,
  idempotencyKey: string,
  { honeypot, seconds }: FillingIn,
): Promise<SentEnquiry> {
  return await request(calls.sendEnquiry, {
    body: honeypot === '' ? enquiry : { ...enquiry, [honeypotField]: honeypot },
    headers: { [secondsHeader]: String(seconds) },
    idempotencyKey,
  });
}
