import type { Enquiry, Suspicion } from '#domain/enquiry/enquiry';
import { enquiryIdOf } from '../../../netlify/enquiries/record.ts';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { enquiryWith } from '../opportunities/samples.ts';

/** Stores an enquiry under a new key; resolves to its id and reference. */
export async function storedAs(changes: Partial<Enquiry> = {}, suspectedOf: readonly Suspicion[] = []) {
  const key = crypto.randomUUID();
  const outcome = await storeEnquiry(enquiryWith(changes), key, suspectedOf);
  if (outcome.kind !== 'stored') throw new Error(`The outcome is ${outcome.kind}.`);
  return { id: enquiryIdOf(key), key, reference: outcome.reference };
}
