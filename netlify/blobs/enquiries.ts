import type { Enquiry } from '#domain/enquiry';

export type EnquiryOutcome =
  | { readonly kind: 'stored' | 'repeated'; readonly reference: string }
  | { readonly kind: 'key-reused' };

export async function storeEnquiry(_enquiry: Enquiry, _key: string): Promise<EnquiryOutcome> {
  throw new Error('being written');
}
