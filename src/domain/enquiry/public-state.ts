import type { EnquiryState } from '#domain/enquiry/admin-enquiry';

/** The states that the investor sees when following the enquiry (`/enquiry`). */
export const publicStates = ['received', 'with-somebody', 'answered', 'closed'] as const;

export type PublicState = (typeof publicStates)[number];

const publicStateOf: Readonly<Record<EnquiryState, PublicState>> = {
  new: 'received',
  quarantined: 'received',
  assigned: 'with-somebody',
  answered: 'answered',
  waiting: 'answered',
  meeting: 'answered',
  visit: 'answered',
  won: 'closed',
  lost: 'closed',
};

/** The public state: it reveals neither the suspicion nor the result. */
export const publicStateFor = (state: EnquiryState): PublicState => publicStateOf[state];
