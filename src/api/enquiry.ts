import { enquiryAnswer, paths } from '#domain/api';
import type { Enquiry } from '#domain/enquiry/enquiry';
import { secondsHeader, trapField } from '#domain/enquiry/spam';
import { request } from './request';

/** How a form was filled in, which tells programs from persons. */
export interface FillingIn {
  /** What stands in the field that no person sees. */
  readonly trap: string;
  /** Since the form was first shown. */
  readonly seconds: number;
}

/** Sends the contact form; the same `idempotencyKey` with the same enquiry is kept once. Resolves to its reference. */
export async function sendEnquiry(
  enquiry: Enquiry,
  idempotencyKey: string,
  { trap, seconds }: FillingIn,
): Promise<string> {
  const { reference } = await request(paths.enquiry, {
    method: 'POST',
    json: trap === '' ? enquiry : { ...enquiry, [trapField]: trap },
    headers: { [secondsHeader]: String(seconds) },
    idempotencyKey,
    answer: enquiryAnswer,
  });
  return reference;
}
