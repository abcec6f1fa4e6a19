import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { sectorKeys } from '#domain/sector';
import { figureIsWhole } from '#domain/statistic';
import { playerAddress, videoAddressExpected } from '#domain/video';

/** A text that an editor has to fill in. */
const text = (field: string) =>
  z.string(`${field}: expected a text`).trim().min(1, `${field}: expected a text, not nothing`);

const year = z.int('year: expected a year as a number, such as 2024').min(1900).max(2100);

const statistic = z.strictObject({
  text: text('text').refine(figureIsWhole, {
    error:
      'text: the first four characters are the highlighted figure; pad a shorter one with spaces ("12  World Heritage sites") and never cut a word or a number',
  }),
  source: text('source'),
  year: year.optional(),
});

/** `content/sectors/<language>/<sector>.md`; the id is `<language>/<sector>`. */
const sectors = defineCollection({
  loader: glob({ base: 'content/sectors', pattern: '{en,es,zh}/*.md' }),
  schema: z.strictObject({
    title: text('title'),
    summary: text('summary'),
    statistics: z.array(statistic, 'statistics: expected a list of text, source and year').min(1).max(6),
  }),
});

/** `content/provinces/<language>/<code>.md`; the id is `<language>/<code>`. */
const provinces = defineCollection({
  loader: glob({
    base: 'content/provinces',
    pattern: '{en,es,zh}/*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  }),
  schema: z.strictObject({
    name: text('name'),
    capital: text('capital'),
    population: z.strictObject({ value: z.int().positive(), source: text('source'), year }),
  }),
});

/** `content/provinces/sectors.yaml`: the sectors of each province. */
const provinceSectors = defineCollection({
  loader: file('content/provinces/sectors.yaml'),
  schema: z.strictObject({
    sectors: z.array(z.enum(sectorKeys, `sectors: expected some of ${sectorKeys.join(', ')}`)).min(1),
  }),
});

/** A figure that is set large, with its caption. */
const figure = z.strictObject({
  figure: text('figure'),
  caption: text('caption'),
  source: text('source'),
  year: year.optional(),
});

/** `content/headline-figures/<language>.yaml`: the home page's five figures, in their order. */
const headlineFigures = defineCollection({
  loader: glob({ base: 'content/headline-figures', pattern: '{en,es,zh}.yaml' }),
  schema: z.strictObject({
    figures: z
      .array(figure, 'figures: expected a list of figure, caption and source')
      .length(5, 'figures: expected exactly five'),
  }),
});

/** A short text with a title, one file per language: `content/<folder>/<language>/<key>.md`. */
const titledTexts = (folder: string) =>
  defineCollection({
    loader: glob({ base: `content/${folder}`, pattern: '{en,es,zh}/*.md' }),
    schema: z.strictObject({ title: text('title') }),
  });

/** `content/reasons/<language>/<key>.md`: a reason to invest, with the figures that bear it out. */
const reasons = defineCollection({
  loader: glob({ base: 'content/reasons', pattern: '{en,es,zh}/*.md' }),
  schema: z.strictObject({
    title: text('title'),
    figures: z
      .array(figure, 'figures: expected a list of figure, caption and source')
      .max(2, 'figures: expected at most two')
      .default([]),
  }),
});

/** `content/pictures/<language>.yaml`: what each plate shows, for readers who do not see it. */
const pictures = defineCollection({
  loader: glob({ base: 'content/pictures', pattern: '{en,es,zh}.yaml' }),
  schema: z.record(z.string(), text('picture')),
});

/** A name in each language. */
const inEachLanguage = (field: string) =>
  z.strictObject({ en: text(`${field}: en`), es: text(`${field}: es`), zh: text(`${field}: zh`) });

const secureAddress = (field: string) =>
  z.url({ protocol: /^https$/, error: `${field}: expected an address that begins with https://` });

/** `content/founders.yaml`. Without a name the role stands in its place; `role` is a key of the dictionary's `about.roles`. */
const founders = defineCollection({
  loader: glob({ base: 'content', pattern: 'founders.yaml' }),
  schema: z.strictObject({
    founders: z.array(
      z.strictObject({
        role: z.enum(['ceo', 'cto'], 'role: expected ceo or cto'),
        name: text('name').optional(),
        profile: secureAddress('profile').optional(),
      }),
      'founders: expected a list of role, and name and profile once they are known',
    ),
  }),
});

/** `content/partners.yaml`. */
const partners = defineCollection({
  loader: glob({ base: 'content', pattern: 'partners.yaml' }),
  schema: z.strictObject({
    partners: z.array(
      z.strictObject({
        name: inEachLanguage('name'),
        role: inEachLanguage('role'),
        address: secureAddress('address').optional(),
      }),
      'partners: expected a list of name, role and, once there is one, address',
    ),
  }),
});

const team = z.strictObject({
  about: z.literal('team'),
  phone: z
    .string('phone: expected a text')
    .regex(/^\+[\d ()-]{8,24}$/, 'phone: expected "+", the country code and the number'),
  email: z.email('email: expected an e-mail address'),
});

const video = z.strictObject({
  about: z.literal('video'),
  address: text('address').refine((address) => playerAddress(address) !== undefined, {
    error: `address: ${videoAddressExpected}`,
  }),
  title: inEachLanguage('title'),
  chinaAddress: secureAddress('chinaAddress').optional(),
});

/** `content/site.yaml`: `contact` always, `video` where there is one. Either is told by its fields, so that a mistake in one is named. */
const site = defineCollection({
  loader: file('content/site.yaml'),
  schema: z.preprocess(
    (entry) =>
      entry instanceof Object ? { ...entry, about: 'phone' in entry || 'email' in entry ? 'team' : 'video' } : entry,
    z.discriminatedUnion('about', [team, video]),
  ),
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
  pictures,
  founders,
  partners,
  site,
};
