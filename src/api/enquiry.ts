import { enquiryAnswer, paths } from '#domain/api';
import type { Enquiry } from '#domain/enquiry';
import { request } from './request';

/** Sends the contact form; the same `idempotencyKey` with the same enquiry is kept once. Resolves to its reference. */
export async function sendEnquiry(enquiry: Enquiry, idempotencyKey: string): Promise<string> {
  const { reference } = await request(paths.enquiry, {
    method: 'POST',
    json: enquiry,
    idempotencyKey,
    answer: enquiryAnswer,
  });
  return reference;
}
