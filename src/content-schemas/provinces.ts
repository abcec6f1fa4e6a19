import { z } from 'astro/zod';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { contentKey, day, fields, requiredInEachLanguage, text } from './fields.ts';
import { measureTopics } from './keys.ts';

/** Frontmatter of `content/provinces/<language>/<code>.md`. */
export const provinceSchema = fields({
  name: text(),
  /** Name for use in a sentence, if it differs: with an article. */
  nameInSentence: text().optional(),
  /** Required except for the federal district, which is itself the country’s capital. */
  capital: text().optional(),
});

const sectorsExpected = `expected one or more of ${sectorKeys.join(', ')}`;

/** A province's line in `content/provinces/sectors.yaml`. */
const provinceSectors = fields({
  sectors: z.array(z.enum(sectorKeys, sectorsExpected), sectorsExpected).min(1, sectorsExpected),
  population: contentKey('expected a key of content/facts'),
});

/** The whole of `content/provinces/sectors.yaml`. */
export const provinceSectorsSchema = fields(Object.fromEntries(provinceCodes.map((code) => [code, provinceSectors])));

const factKey = contentKey('expected a key of content/facts, such as area-men').optional();

/** The whole of `content/provinces/sheet.yaml`: names of the measures, and the key of each province's fact. */
export const provinceSheetSchema = z.record(
  z.string(),
  fields({
    topic: z.enum(measureTopics, `expected one of ${measureTopics.join(', ')}`),
    name: requiredInEachLanguage(),
    /** What is counted, if the name does not say so. */
    note: requiredInEachLanguage().optional(),
    /** Remarks on the figures of single provinces. */
    remarks: fields(
      Object.fromEntries(provinceCodes.map((code) => [code, requiredInEachLanguage().optional()])),
    ).optional(),
    facts: fields(Object.fromEntries(provinceCodes.map((code) => [code, factKey]))),
  }),
  'expected a list of figures, each with topic, name and facts',
);

const sourcesExpected = 'expected a list of keys of content/sources';

const incentive = fields({
  law: contentKey('expected a key of content/laws, such as law-bsas-15510'),
  /** Who benefits and how, in one sentence. */
  benefit: requiredInEachLanguage(),
  minimum: contentKey('expected the key of a fact in US dollars, such as bsas-strategic-minimum').optional(),
  sources: z.array(contentKey(sourcesExpected), sourcesExpected).min(1, sourcesExpected),
  checkedOn: day(),
});

/** The whole of `content/provinces/incentives.yaml`: the provinces that have their own incentives. */
export const provinceIncentivesSchema = fields(
  Object.fromEntries(provinceCodes.map((code) => [code, incentive.optional()])),
);
