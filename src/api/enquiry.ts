import type * as v from 'valibot';
import * as calls from '#domain/calls/enquiry';
import { type Enquiry, honeypotField, secondsHeader } from '#domain/enquiry/enquiry';
import { request } from './request';

/** Data about how the form was filled in, used to detect bots. */
interface FillingIn {
  /** Value of the hidden field; people leave it empty. */
  readonly honeypot: string;
  /** Seconds since the form was first shown. */
  readonly seconds: number;
}

/** Acknowledgement: the enquiry's reference, and the time by which it will be answered. */
export type SentEnquiry = v.InferOutput<typeof calls.sendEnquiry.response>;

/**
 * Sends the contact form; the same `idempotencyKey` with the same content is stored once. Resolves to the
 * acknowledgement.
 */
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
