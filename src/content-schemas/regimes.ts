import { z } from 'astro/zod';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { day, entryKey, fields, inEachLanguage, publisherKey, text } from './fields.ts';

const sectorsExpected = `expected one or more of ${sectorKeys.join(', ')}`;
const sectors = z.array(z.enum(sectorKeys, sectorsExpected), sectorsExpected).min(1, sectorsExpected);

const provincesExpected = `expected a list of ${provinceCodes.join(', ')}, empty for the whole country`;
const lawsExpected = 'expected a list of keys of content/laws, such as law-27742';
const minimumExpected = 'expected a list of thresholds, each with fact, and empty where there is none';
const sourcesExpected = 'expected a list of keys of content/sources';

/** `content/regimes/<key>.yaml`: the language-independent data of a regime. */
export const regimeDataSchema = fields({
  laws: z.array(entryKey(lawsExpected), lawsExpected).min(1, lawsExpected),
  sectors,
  provinces: z.array(z.enum(provinceCodes, provincesExpected), provincesExpected),
  minimum: z.array(
    fields({
      fact: entryKey('expected the key of a fact in US dollars, such as rigi-minimum'),
      sectors: sectors.optional(),
      about: inEachLanguage().optional(),
    }),
    minimumExpected,
  ),
  deadline: entryKey('expected the key of a fact that is a date, such as rigi-deadline').optional(),
  authority: publisherKey('expected a key of content/publishers, such as ministry-of-economy'),
  sources: z.array(entryKey(sourcesExpected), sourcesExpected).default([]),
  checkedOn: day(),
});

/** Frontmatter of `content/regimes/<language>/<key>.md`; each field except the name is one sentence. */
export const regimeTextSchema = fields({
  name: text().max(45, 'expected at most 45 characters, as search engines show'),
  summary: text().max(160, 'expected one sentence of at most 160 characters, as search engines show'),
  who: text(),
  benefit: text(),
});
