import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { languages } from '#domain/language';
import { showsExample } from '../netlify/env/index.ts';
import { type FactFolder, factFileSchemas } from './content-schemas/facts';
import { illustrationTextsSchema, platesSchema } from './content-schemas/pictures';
import {
  provinceIncentivesSchema,
  provinceSchema,
  provinceSectorsSchema,
  provinceSheetSchema,
} from './content-schemas/provinces';
import { regimeDataSchema, regimeTextSchema } from './content-schemas/regimes';
import { foundersSchema, partnersSchema, siteSchema } from './content-schemas/site';
import {
  chapterSchema,
  checkedOnSchema,
  guideChaptersSchema,
  headlineFiguresSchema,
  reasonSchema,
  sectorDataSchema,
  sectorSchema,
  titledTextSchema,
} from './content-schemas/texts';

/** The folders, or the files, of the languages. */
const eachLanguage = `{${languages.join(',')}}`;

/** `content/sectors/<language>/<sector>.md`; the id is `<language>/<sector>`. */
const sectors = defineCollection({
  loader: glob({ base: 'content/sectors', pattern: `${eachLanguage}/*.md` }),
  schema: sectorSchema,
});

/** `content/sectors/<sector>.yaml`: what of a sector has figures in each language. */
const sectorData = defineCollection({
  loader: glob({ base: 'content/sectors', pattern: '*.yaml' }),
  schema: sectorDataSchema,
});

/** `content/provinces/<language>/<code>.md`; the id is `<language>/<code>`. */
const provinces = defineCollection({
  loader: glob({
    base: 'content/provinces',
    pattern: `${eachLanguage}/*.md`,
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  }),
  schema: provinceSchema,
});

/** `content/provinces/sectors.yaml`: the sectors of each province. */
const provinceSectors = defineCollection({
  loader: file('content/provinces/sectors.yaml'),
  schema: provinceSectorsSchema,
});

/** `content/provinces/sheet.yaml`: the figures by which the provinces are compared. */
const provinceSheet = defineCollection({
  loader: glob({ base: 'content/provinces', pattern: 'sheet.yaml' }),
  schema: provinceSheetSchema,
});

/** `content/provinces/incentives.yaml`: the provinces' own incentives. */
const provinceIncentives = defineCollection({
  loader: glob({ base: 'content/provinces', pattern: 'incentives.yaml' }),
  schema: provinceIncentivesSchema,
});

const headlineFigures = defineCollection({
  loader: glob({ base: 'content/headline-figures', pattern: `${eachLanguage}.yaml` }),
  schema: headlineFiguresSchema,
});

/** A short text with a title, one file per language: `content/<folder>/<language>/<key>.md`. */
const titledTexts = (folder: string) =>
  defineCollection({
    loader: glob({ base: `content/${folder}`, pattern: `${eachLanguage}/*.md` }),
    schema: titledTextSchema,
  });

const reasons = defineCollection({
  loader: glob({ base: 'content/reasons', pattern: `${eachLanguage}/*.md` }),
  schema: reasonSchema,
});

/** `content/guide/<language>/<chapter>.md`; the id is `<language>/<chapter>`. */
const guide = defineCollection({
  loader: glob({ base: 'content/guide', pattern: `${eachLanguage}/*.md` }),
  schema: chapterSchema,
});

const guideChapters = defineCollection({
  loader: glob({ base: 'content/guide', pattern: 'chapters.yaml' }),
  schema: guideChaptersSchema,
});

/** `content/regimes/<language>/<key>.md`; the id is `<language>/<key>`. */
const regimeTexts = defineCollection({
  loader: glob({ base: 'content/regimes', pattern: `${eachLanguage}/*.md` }),
  schema: regimeTextSchema,
});

/** `content/regimes/<key>.yaml`: what of a regime is the same in every language. */
const regimes = defineCollection({
  loader: glob({ base: 'content/regimes', pattern: '*.yaml' }),
  schema: regimeDataSchema,
});

const illustrationTexts = defineCollection({
  loader: glob({ base: 'content/pictures', pattern: `${eachLanguage}.yaml` }),
  schema: illustrationTextsSchema,
});

const plates = defineCollection({
  loader: glob({ base: 'content', pattern: 'plates.yaml' }),
  schema: platesSchema,
});

/** `content/checked-on.yaml`: when the texts of sectors, provinces and reasons were checked. */
const checkedOn = defineCollection({
  loader: glob({ base: 'content', pattern: 'checked-on.yaml' }),
  schema: checkedOnSchema,
});

const founders = defineCollection({
  loader: glob({ base: 'content', pattern: 'founders.yaml' }),
  schema: foundersSchema,
});

const partners = defineCollection({
  loader: glob({ base: 'content', pattern: 'partners.yaml' }),
  schema: partnersSchema,
});

/** `content/site.yaml`, and on one's own machine the fictitious owner of `content/site.example.yaml`. */
const site = defineCollection({
  loader: glob({
    base: 'content',
    pattern: showsExample() ? ['site.yaml', 'site.example.yaml'] : 'site.yaml',
    generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
  }),
  schema: siteSchema,
});

/** `content/<folder>/<topic>.yaml`: the facts, laws, sources or publishers of one topic. */
const topics = (folder: FactFolder) => glob({ base: `content/${folder}`, pattern: '*.yaml' });

export const collections = {
  sectors,
  sectorData,
  provinces,
  provinceSectors,
  provinceSheet,
  provinceIncentives,
  headlineFigures,
  services: titledTexts('services'),
  values: titledTexts('values'),
  reasons,
  guide,
  guideChapters,
  regimes,
  regimeTexts,
  purpose: titledTexts('purpose'),
  illustrationTexts,
  plates,
  checkedOn,
  founders,
  partners,
  site,
  facts: defineCollection({ loader: topics('facts'), schema: factFileSchemas.facts }),
  laws: defineCollection({ loader: topics('laws'), schema: factFileSchemas.laws }),
  sources: defineCollection({ loader: topics('sources'), schema: factFileSchemas.sources }),
  publishers: defineCollection({ loader: topics('publishers'), schema: factFileSchemas.publishers }),
};
