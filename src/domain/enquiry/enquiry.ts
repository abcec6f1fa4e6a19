import * as v from 'valibot';
import { isCountryCode } from '#domain/country';
import { isUuid } from '#domain/ids';
import { languages } from '#domain/language';
import { limits } from '#domain/limits';
import { enquirySectors } from '#domain/sector';
import { multiLine, oneLine, problem, required } from '#domain/text';

// One `@` between two parts without spaces, and a dot in the domain, as in every working e-mail address. Checked after
// mapping, because a mail maps it too, and a full-width `，` becomes a comma.
const emailAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(?:\.[^\s@<>(),;:"[\]\\.]+)+$/;

const isEmailAddress = (text: string): boolean => emailAddress.test(text.normalize('NFKC'));

/** A line for machines: stored in NFKC, a full-width `＠` as `@`. */
const mapped = (length: number) =>
  v.pipe(
    oneLine(length),
    v.transform((text) => text.normalize('NFKC')),
    oneLine(length),
  );

/** The ids of the enquiry’s opportunities, each once. Their existence is not checked. */
const opportunities = v.pipe(
  v.array(v.custom<string>(isUuid, problem('unknown')), problem('wrong-type')),
  v.maxLength(limits.shortlist, problem('too-many')),
  v.check((ids) => new Set(ids).size === ids.length, problem('unknown')),
);

/** When an investor plans to begin. */
export const horizons = ['now', 'this-year', 'later'] as const;

/** The planned investment in US dollars: ranges, because nobody states a sum in a first letter. */
export const sizes = ['under-1m', '1m-10m', '10m-100m', 'over-100m'] as const;

/**
 * The contact form: its seven required fields (docs/specification.md §5.1), and the enquiry’s opportunities, if any.
 */
export const enquiry = v.object({
  firstName: required(oneLine(limits.name)),
  lastName: required(oneLine(limits.name)),
  email: v.pipe(required(mapped(limits.email)), v.check(isEmailAddress, problem('email'))),
  company: required(oneLine(limits.company)),
  sector: v.picklist(enquirySectors, (issue) => problem(issue.input === '' ? 'required' : 'unknown')),
  country: v.pipe(
    v.string(problem('wrong-type')),
    v.nonEmpty(problem('required')),
    v.check(isCountryCode, problem('unknown')),
  ),
  message: required(multiLine(limits.message)),
  opportunities: v.exactOptional(opportunities),
  phone: v.exactOptional(mapped(limits.phone)),
  wechat: v.exactOptional(oneLine(limits.phone)),
  horizon: v.exactOptional(v.picklist(horizons, problem('unknown'))),
  size: v.exactOptional(v.picklist(sizes, problem('unknown'))),
  /** The language of the form, which is that of the answer. */
  language: v.exactOptional(v.picklist(languages, problem('unknown'))),
});

export type Enquiry = v.InferOutput<typeof enquiry>;

/** The seven fields in the order of the form. */
export const enquiryFields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'sector',
  'country',
  'message',
] as const satisfies readonly (keyof Enquiry)[];

/** The optional fields, below a fold. */
export const optionalFields = ['phone', 'wechat', 'horizon', 'size'] as const satisfies readonly (keyof Enquiry)[];

/** All visible fields of the form. */
export const formFields = [...enquiryFields, ...optionalFields] as const;

export type EnquiryField = (typeof formFields)[number];

/** The reasons of a quarantine. The enquiry is answered like any other, because a person may be wrongly suspected. */
export const suspicions = ['trap', 'haste', 'same-message', 'same-address', 'links', 'rate'] as const;

export type Suspicion = (typeof suspicions)[number];

/** A hidden form field. It is sent only when it has been filled in. */
export const honeypotField = 'subject';

/** The request header with the seconds that the form was open. Other clients omit it. */
export const secondsHeader = 'Form-Seconds';

/** Fewest seconds in which a person can fill in seven fields. */
export const fewestSeconds = 3;

/** Suspicions from the submission itself. An empty honeypot and a missing time are not suspicious. */
export function formSuspicions(honeypot: unknown, seconds: string | null): Suspicion[] {
  const found: Suspicion[] = [];
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') found.push('trap');
  if (seconds !== null && !(Number.parseFloat(seconds) >= fewestSeconds)) found.push('haste');
  return found;
}

/** The states that the investor sees when following the enquiry (`/enquiry`). */
export const publicStates = ['received', 'with-somebody', 'answered', 'closed'] as const;

export type PublicState = (typeof publicStates)[number];
