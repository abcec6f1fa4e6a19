import type { EnquiryState } from '#domain/enquiry/desk-enquiry';

/** What the investor who follows the enquiry is told of its state (`/enquiry`). */
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

/** What the investor is told of a state: never that the enquiry was suspected, nor how it ended. */
export const toldOf = (state: EnquiryState): PublicState => publicStateOf[state];
