import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { languages } from '#domain/language';
import { showsExample } from '../netlify/env.ts';
import {
  foundersSchema,
  headlineFiguresSchema,
  illustrationTextsSchema,
  partnersSchema,
  provinceSchema,
  provinceSectorsSchema,
  reasonSchema,
  sectorSchema,
  siteSchema,
  titledTextSchema,
} from './content-schemas';

/** The folders, or the files, of the languages. */
const eachLanguage = `{${languages.join(',')}}`;

/** `content/sectors/<language>/<sector>.md`; the id is `<language>/<sector>`. */
const sectors = defineCollection({
  loader: glob({ base: 'content/sectors', pattern: `${eachLanguage}/*.md` }),
  schema: sectorSchema,
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

const illustrationTexts = defineCollection({
  loader: glob({ base: 'content/pictures', pattern: `${eachLanguage}.yaml` }),
  schema: illustrationTextsSchema,
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

export const collections = {
  sectors,
  provinces,
  provinceSectors,
  headlineFigures,
  services: titledTexts('services'),
  values: titledTexts('values'),
  reasons,
  purpose: titledTexts('purpose'),
  illustrationTexts,
  founders,
  partners,
  site,
};
