import * as v from 'valibot';
import { type Environment, said } from './read.ts';

/** Default retention in months. */
const usualMonths = 24;

const monthsVariable = v.pipe(
  said,
  v.regex(/^[0-9]{0,3}$/),
  v.transform((text) => (text === '' ? usualMonths : Number(text))),
  v.minValue(1),
);

/**
 * Months after which an enquiry is deleted automatically: ENQUIRY_MONTHS, a whole number from 1 to 999. `undefined`
 * for any other value: then nothing is deleted, and the reason is logged.
 */
export function enquiryMonths({ ENQUIRY_MONTHS }: Environment = process.env): number | undefined {
  const read = v.safeParse(monthsVariable, ENQUIRY_MONTHS);
  if (read.success) return read.output;
  console.error('ENQUIRY_MONTHS is not a whole number from 1 to 999: no enquiry is deleted automatically.');
  return undefined;
}
