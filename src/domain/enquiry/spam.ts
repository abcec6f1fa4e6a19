import * as v from 'valibot';
import { enquiry } from '#domain/enquiry/enquiry';

/** The reasons of a quarantine. The enquiry is answered like any other, because a person may be wrongly suspected. */
export const suspicions = ['trap', 'haste', 'same-message', 'same-address', 'links', 'rate'] as const;

export type Suspicion = (typeof suspicions)[number];

/** A hidden form field. It is sent only when it has been filled in. */
export const honeypotField = 'subject';

/** The request header with the seconds that the form was open. Other clients omit it. */
export const secondsHeader = 'Form-Seconds';

/** Fewest seconds in which a person can fill in seven fields. */
export const fewestSeconds = 3;

/** The body of an enquiry with the honeypot. */
export const enquiryBody = v.object({ ...enquiry.entries, [honeypotField]: v.optional(v.unknown()) });

/** Suspicions from the submission itself. An empty honeypot and a missing time are not suspicious. */
export function suspicionsOf(honeypot: unknown, seconds: string | null): Suspicion[] {
  const found: Suspicion[] = [];
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') found.push('trap');
  if (seconds !== null && !(Number.parseFloat(seconds) >= fewestSeconds)) found.push('haste');
  return found;
}
