import { z } from 'astro/zod';
import { provinceCodes } from '#domain/province';
import { fields, inEachLanguage } from './content-schemas.ts';

// The messages say what is expected, as those of content-schemas.

/** What the provinces are compared by, in the order of the page. */
export const measureTopics = ['land', 'labour', 'energy', 'transport'] as const;

const factExpected = 'expected a key of content/facts, such as area-men';
const factKey = z
  .string(factExpected)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/, factExpected)
  .optional();

/** The whole of `content/provinces/sheet.yaml`: a figure's name, and the fact that each province has of it. */
export const provinceSheetSchema = z.record(
  z.string(),
  fields({
    topic: z.enum(measureTopics, `expected one of ${measureTopics.join(', ')}`),
    name: inEachLanguage(),
    /** What it counts, where the name does not say it. */
    note: inEachLanguage().optional(),
    /** What has to be read beside the figure of one province. */
    remarks: fields(Object.fromEntries(provinceCodes.map((code) => [code, inEachLanguage().optional()]))).optional(),
    facts: fields(Object.fromEntries(provinceCodes.map((code) => [code, factKey]))),
  }),
  'expected a list of figures, each with topic, name and facts',
);
