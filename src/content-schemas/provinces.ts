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
const lawKey = () => contentKey('expected a key of content/laws');

const degreesExpected = 'expected latitude and longitude in degrees, such as [-34.61, -58.38]';
const coordinates = z.tuple(
  [
    z.number(degreesExpected).min(-56, degreesExpected).max(-21, degreesExpected),
    z.number(degreesExpected).min(-74, degreesExpected).max(-53, degreesExpected),
  ],
  degreesExpected,
);

const airport = fields({
  name: text(),
  at: coordinates.optional(),
  code: z
    .string('expected three capitals')
    .regex(/^[A-Z]{3}$/, 'expected the three capitals of the airport, as IATA has them'),
  international: z.literal(true, 'expected true, or the field left out').optional(),
});

const agency = fields({
  name: text(),
  /** Its own site. */
  address: secureURL().optional(),
  /** A page that names it. */
  source: sourceKey().optional(),
  /** An office of the government, where no agency was found. */
  office: z.literal(true, 'expected true, or the field left out').optional(),
  checkedOn: day(),
}).refine(({ address, source }) => (address === undefined) !== (source === undefined), {
  error: 'expected an address, or else the source that names the agency',
  path: ['address'],
});

const park = fields({ name: text(), at: coordinates });

const port = fields({
  name: text(),
  at: coordinates.optional(),
  on: z.enum(['river', 'sea'], 'expected river or sea'),
  /** Depth at the cargo pier, in metres: the lower bound of a class. */
  depth: z.number('expected metres').positive('expected metres').optional(),
  /** What names it, or where its position is from, if not the source of the others. */
  source: sourceKey().optional(),
});

/** Lists by province, and the source of all of them. */
const places = <One extends z.ZodType>(one: One, what: string) =>
  fields({
    source: sourceKey(),
    provinces: fields(
      Object.fromEntries(provinceCodes.map((code) => [code, z.array(one, `expected a list of ${what}`).optional()])),
    ),
  });

/** The act by which a province joined RIGI, where its number is known, and the page that says so. */
const accession = fields({ law: lawKey().optional(), source: sourceKey() });

/** The whole of `content/provinces/profile.yaml`. */
export const provinceProfileSchema = fields({
  rigi: fields(Object.fromEntries(provinceCodes.map((code) => [code, accession.optional()]))),
  airports: places(airport, 'airports, each with name and code'),
  ports: places(port, 'ports, each with name and on'),
  parks: places(park, 'parks, each with name and at'),
  agencies: fields(Object.fromEntries(provinceCodes.map((code) => [code, agency.optional()]))),
});

const detailsExpected = 'expected a list of details, each with text or names, and source or law';

const detail = fields({
  /** One or two sentences. */
  text: requiredInEachLanguage().optional(),
  /** Proper names, which are the same in each language. */
  names: z.array(text(), 'expected a list of names').min(1, 'expected at least one name').optional(),
  source: sourceKey().optional(),
  law: lawKey().optional(),
})
  .refine(({ text, names }) => (text === undefined) !== (names === undefined), {
    error: 'expected a text, or else names',
    path: ['text'],
  })
  .refine(({ source, law }) => (source === undefined) !== (law === undefined), {
    error: 'expected a source, or else a law',
    path: ['source'],
  });

/** The whole of `content/provinces/details/<topic>.yaml`. */
export const provinceDetailsSchema = fields(
  Object.fromEntries(provinceCodes.map((code) => [code, z.array(detail, detailsExpected).optional()])),
);
