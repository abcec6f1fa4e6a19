import { z } from 'astro/zod';
import { provinceCodes } from '#domain/province';
import { entryKey, fields, inEachLanguage } from './fields.ts';
import { measureTopics } from './keys.ts';

const factKey = entryKey('expected a key of content/facts, such as area-men').optional();

/** The whole of `content/provinces/sheet.yaml`: names of the measures, and the key of each province's fact. */
export const provinceSheetSchema = z.record(
  z.string(),
  fields({
    topic: z.enum(measureTopics, `expected one of ${measureTopics.join(', ')}`),
    name: inEachLanguage(),
    /** What is counted, if the name does not say so. */
    note: inEachLanguage().optional(),
    /** Remarks on the figures of single provinces. */
    remarks: fields(Object.fromEntries(provinceCodes.map((code) => [code, inEachLanguage().optional()]))).optional(),
    facts: fields(Object.fromEntries(provinceCodes.map((code) => [code, factKey]))),
  }),
  'expected a list of figures, each with topic, name and facts',
);
