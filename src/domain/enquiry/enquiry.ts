import * as v from 'valibot';
import { isCountryCode } from '#domain/country';
import { isUuid } from '#domain/ids';
import { languages } from '#domain/language';
import { limits } from '#domain/limits';
import { enquirySectors } from '#domain/sector';
import { multiLine, oneLine, problem, required } from '#domain/text';

// One `@` between two parts without spaces, and a dot in the domain: what every working e-mail address has.
// What writes it to a mail maps its signs first, and a full-width `，` becomes a comma: so it is judged as it will be.
const emailAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(?:\.[^\s@<>(),;:"[\]\\.]+)+$/;

const isEmailAddress = (text: string): boolean => emailAddress.test(text.normalize('NFKC'));

/** A line that others read by its signs, not by their look: kept as NFKC maps it, a full-width `＠` as `@`. */
const mapped = (length: number) =>
  v.pipe(
    oneLine(length),
    v.transform((text) => text.normalize('NFKC')),
    oneLine(length),
  );

/** The ids of the opportunities that an enquiry is about, each once. Whether they name any is not asked. */
const opportunities = v.pipe(
  v.array(v.custom<string>(isUuid, problem('unknown')), problem('wrong-type')),
  v.maxLength(limits.shortlist, problem('too-many')),
  v.check((ids) => new Set(ids).size === ids.length, problem('unknown')),
);

/** When an investor means to begin. */
export const horizons = ['now', 'this-year', 'later'] as const;

/** How much an investor means to put in, in US dollars: bands, because nobody names a sum in a first letter. */
export const sizes = ['under-1m', '1m-10m', '10m-100m', 'over-100m'] as const;

/**
 * The contact form: its seven fields, all required (docs/specification.md §5.1), and the opportunities that the enquiry
 * is about, if there are some.
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
  /** The language that the form was read in: the one to answer in. */
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

/** What the form also asks, beneath a fold, and nobody has to answer. */
export const optionalFields = ['phone', 'wechat', 'horizon', 'size'] as const satisfies readonly (keyof Enquiry)[];

/** Every field that the form shows. */
export const formFields = [...enquiryFields, ...optionalFields] as const;

export type EnquiryField = (typeof formFields)[number];

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
