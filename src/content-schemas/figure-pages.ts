import { z } from 'astro/zod';
import { figurePageKeys } from '#domain/figure-pages';
import { provinceCodes } from '#domain/province';
import { contentKey, fields, requiredInEachLanguage } from './fields.ts';

// Schema of content/numbers (content/README.md).

const factKey = () => contentKey('expected a key of content/facts, such as exchange-rate');
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

/** A file of `content/numbers/sections`. */
export const figureSectionSchema = fields({
  title: requiredInEachLanguage(),
  text: requiredInEachLanguage().optional(),
  rows: z.array(row, 'expected a list of rows, each with fact and name').default([]),
  series: z.array(series, 'expected a list of series, each with title and points').default([]),
  provinces: z.array(comparison, 'expected a list of comparisons, each with name and facts').default([]),
  unpublished: z.array(requiredInEachLanguage(), 'expected a list of texts in each language').default([]),
});

const sectionsExpected = 'expected a list of sections, each the name of a file of content/numbers/sections';

/** The whole of `content/numbers/pages.yaml`: the sections of each page in order. */
export const figurePagesSchema = z.record(
  z.enum(figurePageKeys, `expected one of ${figurePageKeys.join(', ')}`),
  z.array(z.string(sectionsExpected), sectionsExpected).min(1, sectionsExpected),
);
