import { z } from 'astro/zod';
import { provinceCodes } from '#domain/province';
import { entryKey, fields, inEachLanguage } from './fields.ts';
import { measureTopics } from './keys.ts';

const factKey = entryKey('expected a key of content/facts, such as area-men').optional();

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
