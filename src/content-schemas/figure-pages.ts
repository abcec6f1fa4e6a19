import { z } from 'astro/zod';
import { provinceCodes } from '#domain/province';
import { contentKey, fields, requiredInEachLanguage } from './fields.ts';

// Schema of content/numbers (content/README.md).

const factKey = () => contentKey('expected a key of content/facts, such as exchange-rate');
const keyExpected = 'expected small letters, digits and hyphens, such as prices';
const periodExpected = 'expected years, quarters or months, such as 2025, 2025-Q3 or 2025-09, each with its fact';

const row = fields({
  fact: factKey(),
  name: requiredInEachLanguage(),
  /** What it counts, if the name does not say so. */
  note: requiredInEachLanguage().optional(),
});

const series = fields({
  title: requiredInEachLanguage(),
  points: z
    .record(z.string().regex(/^\d{4}(?:-(?:Q[1-4]|0[1-9]|1[0-2]))?$/, periodExpected), factKey(), periodExpected)
    .refine((points) => Object.keys(points).length > 1, 'expected at least two points'),
});

const comparison = fields({
  name: requiredInEachLanguage(),
  note: requiredInEachLanguage().optional(),
  facts: fields(Object.fromEntries(provinceCodes.map((code) => [code, factKey().optional()]))),
});

const section = fields({
  key: z.string(keyExpected).regex(/^[a-z][a-z\d-]*$/, keyExpected),
  title: requiredInEachLanguage(),
  text: requiredInEachLanguage().optional(),
  rows: z.array(row, 'expected a list of rows, each with fact and name').default([]),
  series: z.array(series, 'expected a list of series, each with title and points').default([]),
  provinces: z.array(comparison, 'expected a list of comparisons, each with name and facts').default([]),
  unpublished: z.array(requiredInEachLanguage(), 'expected a list of texts in each language').default([]),
});

/** The whole of `content/numbers/<page>.yaml`: its sections in order. */
export const figurePageSchema = z
  .array(section, 'expected a list of sections, each with key, title and rows')
  .min(1, 'expected at least one section');
