import { z } from 'astro/zod';
import { type Fact, factUnits, type Law, lawStatuses, perUnits, type Source } from '#domain/fact-book';
import { isDay } from '#domain/time/day';
import {
  asWritten,
  contentKey,
  day,
  entryKey,
  fields,
  requiredInEachLanguage,
  secureURL,
  text,
  year,
} from './fields.ts';

// Schemas of content/facts, content/laws, content/sources and content/publishers (content/README.md).

const key = contentKey('expected a key of small letters, digits and hyphens, such as rigi-minimum');
const publisher = entryKey('expected a key of small letters, digits and hyphens');

const valueExpected = 'expected a number without separators, or a day where the unit is date';

const monthExpected = 'expected the month of a price, such as 2025-09';

const unlinkedExpected =
  'expected the day on which an address was searched for in vain, such as 2026-11-28, or calculated where the figure is our own';
const unlinked = z.union([day(), z.literal('calculated')], unlinkedExpected).optional();

/** Whether an entry has either a URL or a reason for having none. */
const isLinked = (entry: { address?: string | undefined; unlinked?: string | undefined }): boolean =>
  (entry.address === undefined) !== (entry.unlinked === undefined);
const linkExpected = {
  error: 'expected an address, or else unlinked with the reason why it has none',
  path: ['address'],
};

const factSchema = fields({
  value: z.preprocess(asWritten, z.union([z.number(), z.string()], valueExpected)),
  unit: z.enum(factUnits, `expected one of ${factUnits.join(', ')}`),
  per: z.enum(perUnits, `expected one of ${perUnits.join(', ')}`).optional(),
  about: text(),
  publisher: publisher.optional(),
  law: key.optional(),
  year: year.optional(),
  month: z
    .string(monthExpected)
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, monthExpected)
    .optional(),
  address: secureURL().optional(),
  unlinked,
  checkedOn: day(),
  uncertain: z.literal(true, 'expected true, or the line left out').optional(),
  until: day().optional(),
})
  .refine(({ value, unit }) => (unit === 'date' ? isDay(String(value)) : typeof value === 'number'), {
    error: valueExpected,
    path: ['value'],
  })
  .refine(
    // A fact with a law uses the law's URL; a figure of the owner has no source.
    (fact) => isLinked(fact) || (!fact.unlinked && (fact.law !== undefined || fact.publisher === undefined)),
    linkExpected,
  ) satisfies z.ZodType<Fact>;

const lawSchema = fields({
  number: text().optional(),
  year,
  name: requiredInEachLanguage(),
  status: z.enum(lawStatuses, `expected one of ${lawStatuses.join(', ')}`),
  note: requiredInEachLanguage().optional(),
  address: secureURL().optional(),
  unlinked,
  checkedOn: day(),
}).refine(isLinked, linkExpected) satisfies z.ZodType<Law>;

const sourceSchema = fields({
  title: requiredInEachLanguage(),
  publisher,
  year: year.optional(),
  address: secureURL().optional(),
  unlinked,
  checkedOn: day(),
}).refine(isLinked, linkExpected) satisfies z.ZodType<Source>;

/** Schemas of the files in the four folders, by folder. */
export const factFileSchemas = {
  facts: z.record(key, factSchema),
  laws: z.record(key, lawSchema),
  sources: z.record(key, sourceSchema),
  publishers: z.record(publisher, requiredInEachLanguage()),
} as const;

export type FactFolder = keyof typeof factFileSchemas;
export const factFolders = ['facts', 'laws', 'sources', 'publishers'] as const satisfies readonly FactFolder[];
