import * as v from 'valibot';
import { isCountryCode } from '#domain/country';
import { limits } from '#domain/limits';
import { enquirySectors } from '#domain/sector';
import { multiLine, oneLine, problem, required } from '#domain/text';
import { isUuid } from '#domain/uuid';

// One `@` between two parts without spaces, and a dot in the domain: what every working e-mail address has.
const emailAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(?:\.[^\s@<>(),;:"[\]\\.]+)+$/;

/** The ids of the opportunities that an enquiry is about, each once. Whether they name any is not asked. */
const opportunities = v.pipe(
  v.array(v.custom<string>(isUuid, problem('unknown')), problem('wrong-type')),
  v.maxLength(limits.shortlist, problem('too-many')),
  v.check((ids) => new Set(ids).size === ids.length, problem('unknown')),
);

/**
 * The contact form: its seven fields, all required (docs/specification.md §5.1), and the opportunities that the enquiry
 * is about, if there are some.
 */
export const enquiry = v.object({
  firstName: required(oneLine(limits.name)),
  lastName: required(oneLine(limits.name)),
  email: v.pipe(required(oneLine(limits.email)), v.regex(emailAddress, problem('email'))),
  company: required(oneLine(limits.company)),
  sector: v.picklist(enquirySectors, (issue) => problem(issue.input === '' ? 'required' : 'unknown')),
  country: v.pipe(
    v.string(problem('wrong-type')),
    v.nonEmpty(problem('required')),
    v.check(isCountryCode, problem('unknown')),
  ),
  message: required(multiLine(limits.message)),
  opportunities: v.exactOptional(opportunities),
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

export type EnquiryField = (typeof enquiryFields)[number];
