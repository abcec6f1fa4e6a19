import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { type Language, languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { figureIsWhole } from '#domain/statistic';
import { playerAddress, videoAddressExpected } from '#domain/video';

/** The folders, or the files, of the languages. */
const eachLanguage = `{${languages.join(',')}}`;

/** A text that an editor has to fill in. */
const text = (field: string) =>
  z.string(`${field}: expected a text`).trim().min(1, `${field}: expected a text, not nothing`);

/** These fields and no others. */
const fields = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const expected = `expected ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `${issue.keys.join(', ')}: ${expected}, and no other field` : expected,
  });
};

const yearExpected = 'year: expected a year as a number, such as 2024';
const year = z.int(yearExpected).min(1900, yearExpected).max(2100, yearExpected);

const statisticsExpected = 'statistics: expected a list of one to six, each with text, source and year';
const statistic = fields({
  text: text('text').refine(figureIsWhole, {
    error:
      'text: the first four characters are the highlighted figure; pad a shorter one with spaces ("12  World Heritage sites") and never cut a word or a number',
  }),
  source: text('source'),
  year: year.optional(),
});

/** `content/sectors/<language>/<sector>.md`; the id is `<language>/<sector>`. */
const sectors = defineCollection({
  loader: glob({ base: 'content/sectors', pattern: `${eachLanguage}/*.md` }),
  schema: fields({
    title: text('title'),
    summary: text('summary'),
    statistics: z.array(statistic, statisticsExpected).min(1, statisticsExpected).max(6, statisticsExpected),
  }),
});

const inhabitantsExpected = 'value: expected the inhabitants as a whole number without separators, such as 2014533';
const population = fields({
  value: z.int(inhabitantsExpected).positive(inhabitantsExpected),
  source: text('source'),
  year,
});

/** `content/provinces/<language>/<code>.md`; the id is `<language>/<code>`. */
const provinces = defineCollection({
  loader: glob({
    base: 'content/provinces',
    pattern: `${eachLanguage}/*.md`,
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  }),
  schema: fields({ name: text('name'), capital: text('capital'), population }),
});

const sectorsExpected = `sectors: expected one or more of ${sectorKeys.join(', ')}`;

/** `content/provinces/sectors.yaml`: the sectors of each province. */
const provinceSectors = defineCollection({
  loader: file('content/provinces/sectors.yaml'),
  schema: fields({
    sectors: z.array(z.enum(sectorKeys, sectorsExpected), sectorsExpected).min(1, sectorsExpected),
  }),
});

/** A figure that is set large, with its caption. */
const figure = fields({
  figure: text('figure'),
  caption: text('caption'),
  source: text('source'),
  year: year.optional(),
});

/** `content/headline-figures/<language>.yaml`: the home page's five figures, in their order. */
const headlineFigures = defineCollection({
  loader: glob({ base: 'content/headline-figures', pattern: `${eachLanguage}.yaml` }),
  schema: fields({
    figures: z
      .array(figure, 'figures: expected a list of figure, caption and source')
      .length(5, 'figures: expected exactly five'),
  }),
});

/** A short text with a title, one file per language: `content/<folder>/<language>/<key>.md`. */
const titledTexts = (folder: string) =>
  defineCollection({
    loader: glob({ base: `content/${folder}`, pattern: `${eachLanguage}/*.md` }),
    schema: fields({ title: text('title') }),
  });

/** `content/reasons/<language>/<key>.md`: a reason to invest, with the figures that bear it out. */
const reasons = defineCollection({
  loader: glob({ base: 'content/reasons', pattern: `${eachLanguage}/*.md` }),
  schema: fields({
    title: text('title'),
    figures: z
      .array(figure, 'figures: expected a list of figure, caption and source')
      .max(2, 'figures: expected at most two')
      .default([]),
  }),
});

/** `content/pictures/<language>.yaml`: what each plate shows, for readers who do not see it. */
const pictures = defineCollection({
  loader: glob({ base: 'content/pictures', pattern: `${eachLanguage}.yaml` }),
  schema: z.record(z.string(), text('picture')),
});

/** A name in each language. */
const inEachLanguage = (field: string) =>
  fields({
    en: text(`${field}: en`),
    es: text(`${field}: es`),
    zh: text(`${field}: zh`),
  } satisfies Record<Language, unknown>);

const secureAddress = (field: string) =>
  z.url({ protocol: /^https$/, error: `${field}: expected an address that begins with https://` });

/** `content/founders.yaml`. Without a name the role stands in its place; `role` is a key of the dictionary's `about.roles`. */
const founders = defineCollection({
  loader: glob({ base: 'content', pattern: 'founders.yaml' }),
  schema: fields({
    founders: z.array(
      fields({
        role: z.enum(['ceo', 'cto'], 'role: expected ceo or cto'),
        name: text('name').optional(),
        profile: secureAddress('profile').optional(),
      }).refine(({ name, profile }) => name !== undefined || profile === undefined, {
        error: 'profile: expected a name beside it',
        path: ['profile'],
      }),
      'founders: expected a list of role, and name and profile once they are known',
    ),
  }),
});

/** `content/partners.yaml`. */
const partners = defineCollection({
  loader: glob({ base: 'content', pattern: 'partners.yaml' }),
  schema: fields({
    partners: z.array(
      fields({
        name: inEachLanguage('name'),
        role: inEachLanguage('role'),
        address: secureAddress('address').optional(),
      }),
      'partners: expected a list of name, role and, once there is one, address',
    ),
  }),
});

const team = fields({
  phone: z
    .string('phone: expected a text')
    .regex(/^\+[\d ()-]{8,24}$/, 'phone: expected "+", the country code and the number'),
  email: z.email('email: expected an e-mail address'),
}).extend({ about: z.literal('team') });

const video = fields({
  address: text('address').refine((address) => playerAddress(address) !== undefined, {
    error: `address: ${videoAddressExpected}`,
  }),
  title: inEachLanguage('title'),
  chinaAddress: secureAddress('chinaAddress').optional(),
}).extend({ about: z.literal('video') });

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
