import { z } from 'astro/zod';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { contentKey, day, fields, requiredInEachLanguage, secureURL, text } from './fields.ts';
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

const sourceKey = () => contentKey('expected a key of content/sources');
const provincesExpected = `expected a list of ${provinceCodes.join(', ')}`;

const airport = fields({
  name: text(),
  code: z
    .string('expected three capitals')
    .regex(/^[A-Z]{3}$/, 'expected the three capitals of the airport, as IATA has them'),
  international: z.literal(true, 'expected true, or the field left out').optional(),
});
const airportsExpected = 'expected a list of airports, each with name and code';

const agency = fields({
  name: text(),
  /** Its own site. */
  address: secureURL().optional(),
  /** A page that names it. */
  source: sourceKey().optional(),
  checkedOn: day(),
}).refine(({ address, source }) => (address === undefined) !== (source === undefined), {
  error: 'expected an address, or else the source that names the agency',
  path: ['address'],
});

/** The whole of `content/provinces/profile.yaml`. */
export const provinceProfileSchema = fields({
  rigi: fields({
    source: sourceKey(),
    joined: z.array(z.enum(provinceCodes, provincesExpected), provincesExpected),
  }),
  airports: fields({
    source: sourceKey(),
    provinces: fields(
      Object.fromEntries(provinceCodes.map((code) => [code, z.array(airport, airportsExpected).optional()])),
    ),
  }),
  agencies: fields(Object.fromEntries(provinceCodes.map((code) => [code, agency.optional()]))),
});
