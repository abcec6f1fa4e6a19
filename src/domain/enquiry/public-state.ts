/** The states that the investor sees when following the enquiry (`/enquiry`). */
export const publicStates = ['received', 'with-somebody', 'answered', 'closed'] as const;

export type PublicState = (typeof publicStates)[number];
