import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { sectorKeys } from '#domain/sector';
import { figureIsWhole } from '#domain/statistic';

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

const site = defineCollection({
  loader: file('content/site.yaml'),
  schema: z.strictObject({
    phone: z.string().regex(/^\+[\d ()-]{8,24}$/, 'phone: expected "+", the country code and the number'),
    email: z.email('email: expected an e-mail address'),
  }),
});

export const collections = { sectors, provinces, provinceSectors, site };
