import { z } from 'astro/zod';
import { isDay } from '#domain/day';
import { type Fact, factUnits, type Law, lawStatuses, type Source } from '#domain/fact-book';
import { fields, inEachLanguage, secureURL, text, year } from './content-schemas.ts';

// The formats of content/facts, content/laws, content/sources and content/publishers (content/README.md).

const dayExpected = 'expected a day such as 2026-11-23';
/** A day; YAML reads one without quotation marks as a time. */
const written = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
const day = z.preprocess(written, z.string(dayExpected).refine(isDay, dayExpected));

const keyExpected = 'expected a key of small letters, digits and hyphens, such as rigi-minimum';
/** With a hyphen in it, so that no other `{placeholder}` is taken for one. */
const key = z.string().regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)+$/, keyExpected);
const publisherKey = z.string().regex(/^[a-z][a-z\d-]*$/, 'expected a key of small letters, digits and hyphens');

const valueExpected = 'expected a number without separators, or a day where the unit is date';

const factSchema = fields({
  value: z.preprocess(written, z.union([z.number(), z.string()], valueExpected)),
  unit: z.enum(factUnits, `expected one of ${factUnits.join(', ')}`),
  about: text(),
  publisher: publisherKey.optional(),
  law: key.optional(),
  year: year.optional(),
  address: secureURL().optional(),
  checkedOn: day,
  uncertain: z.literal(true, 'expected true, or no such line').optional(),
  until: day.optional(),
}).refine(({ value, unit }) => (unit === 'date' ? isDay(String(value)) : typeof value === 'number'), {
  error: valueExpected,
  path: ['value'],
}) satisfies z.ZodType<Fact>;

const lawSchema = fields({
  number: text().optional(),
  year,
  name: inEachLanguage(),
  status: z.enum(lawStatuses, `expected one of ${lawStatuses.join(', ')}`),
  note: inEachLanguage().optional(),
  address: secureURL().optional(),
  checkedOn: day,
}) satisfies z.ZodType<Law>;

const sourceSchema = fields({
  title: inEachLanguage(),
  publisher: publisherKey,
  year: year.optional(),
  address: secureURL().optional(),
  checkedOn: day,
}) satisfies z.ZodType<Source>;

/** The schemas of the files in the four folders, by their names. */
export const factFileSchemas = {
  facts: z.record(key, factSchema),
  laws: z.record(key, lawSchema),
  sources: z.record(key, sourceSchema),
  publishers: z.record(publisherKey, inEachLanguage()),
} as const;

export type FactFolder = keyof typeof factFileSchemas;
export const factFolders = ['facts', 'laws', 'sources', 'publishers'] as const satisfies readonly FactFolder[];
