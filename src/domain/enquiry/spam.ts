import * as v from 'valibot';
import { enquiry } from '#domain/enquiry/enquiry';

/** Why an enquiry is kept apart from the others. It is answered like any other: a person may be wrongly suspected. */
export const suspicions = ['trap', 'haste', 'same-message', 'same-address', 'links', 'rate'] as const;

export type Suspicion = (typeof suspicions)[number];

/** A field of the form that no person sees. It is sent only when something has been put into it. */
export const honeypotField = 'subject';

/** The request header in which the form says after how many seconds it was sent. Other clients leave it out. */
export const secondsHeader = 'Form-Seconds';

/** Seconds that nobody can fill in seven fields in. */
export const fewestSeconds = 3;

/** The body of an enquiry, and the honeypot that only programs fill. */
export const enquiryBody = v.object({ ...enquiry.entries, [honeypotField]: v.optional(v.unknown()) });

/** What the sending itself gives away. An empty honeypot and an absent time are as good as none. */
export function suspicionsOf(honeypot: unknown, seconds: string | null): Suspicion[] {
  const found: Suspicion[] = [];
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') found.push('trap');
  if (seconds !== null && !(Number.parseFloat(seconds) >= fewestSeconds)) found.push('haste');
  return found;
}
