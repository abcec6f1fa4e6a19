import { z } from 'astro/zod';
import { byLanguage } from '#domain/formatters';
import { dayOf } from '#domain/time/day';

// Error messages say what is expected. The content check (scripts/build/content-check) prefixes file, line and field.

/** A required, non-empty text. */
export const text = () => z.string('expected a text').trim().min(1, 'expected a non-empty text');

/** An object with exactly these fields. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const expected = `expected ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? `${expected}, and no other field` : expected),
  });
};

const yearExpected = 'expected a year as a number, without quotation marks, such as 2024';
export const year = z.int(yearExpected).min(1900, yearExpected).max(2100, yearExpected);

/**
 * Key of an entry in another file of `content`. The hyphen distinguishes it from other `{placeholders}`. `entryKey`: of
 * a publisher or an investment, which texts do not use as placeholders, so that it needs none.
 */
export const contentKey = (expected: string) => z.string(expected).regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)+$/, expected);

export const entryKey = (expected: string) => z.string(expected).regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, expected);

/** A text in each language. */
export const requiredInEachLanguage = (one = text) => fields(byLanguage(one));

export const secureURL = () => z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' });

/** YAML parses an unquoted day as a Date. */
export const asWritten = (value: unknown) => (value instanceof Date ? dayOf(value) : value);

/** A day, `YYYY-MM-DD`. */
export const day = () => z.preprocess(asWritten, z.iso.date('expected a day, such as 2026-11-23'));
