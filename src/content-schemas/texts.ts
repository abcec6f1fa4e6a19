import { z } from 'astro/zod';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { figureIsWhole } from '#domain/statistic';
import { day, entryKey, fields, text } from './fields.ts';
import { textKeys } from './keys.ts';

/** The key of a fact, whose publisher and year are shown under the figure. */
const factKey = () => entryKey('expected a key of content/facts');

const statisticsExpected = 'expected a list of one to six, each with text and fact';
const statistic = fields({
  text: text().refine(figureIsWhole, {
    error:
      'the first four characters are the highlighted figure; pad a shorter one with spaces ("12  World Heritage sites") and never cut a word or a number',
  }),
  fact: factKey(),
});

/** The fields of `content/sectors/<language>/<sector>.md`. */
export const sectorSchema = fields({
  title: text(),
  summary: text(),
  statistics: z.array(statistic, statisticsExpected).min(1, statisticsExpected).max(6, statisticsExpected),
});

/** The fields of `content/provinces/<language>/<code>.md`. */
export const provinceSchema = fields({
  name: text(),
  /** The name as it stands in a sentence, where that is another: with an article. */
  nameInSentence: text().optional(),
  /** Of every province; the federal district, which is the country’s capital, has none. */
  capital: text().optional(),
});

const sectorsExpected = `expected one or more of ${sectorKeys.join(', ')}`;

/** A province's line in `content/provinces/sectors.yaml`. */
export const provinceSectorsSchema = fields({
  sectors: z.array(z.enum(sectorKeys, sectorsExpected), sectorsExpected).min(1, sectorsExpected),
  population: factKey(),
});

/** The whole of `content/provinces/sectors.yaml`. */
export const allProvinceSectorsSchema = fields(
  Object.fromEntries(provinceCodes.map((code) => [code, provinceSectorsSchema])),
);

/** A figure that is set large, with its caption, and what is to be said of it in small print. */
const figure = fields({
  figure: text(),
  caption: text(),
  fact: factKey(),
  note: text().optional(),
});
const figuresExpected = 'expected a list of figure, caption and fact';

/** `content/headline-figures/<language>.yaml`: the home page's five figures, in their order. */
export const headlineFiguresSchema = fields({
  figures: z.array(figure, figuresExpected).length(5, 'expected exactly five'),
});

/** The fields of a short text with a title. */
export const titledTextSchema = fields({ title: text() });

/** The fields of `content/reasons/<language>/<key>.md`: a reason to invest, with the figures that bear it out. */
export const reasonSchema = fields({
  title: text(),
  figures: z.array(figure, figuresExpected).max(2, 'expected at most two').default([]),
});

/** A day for each of these. */
const days = <Key extends string>(keys: readonly Key[]) => fields(Object.fromEntries(keys.map((key) => [key, day()])));

/** `content/checked-on.yaml`: the day on which each text was last compared with its sources. */
export const checkedOnSchema = fields({
  sectors: days(sectorKeys),
  provinces: days(provinceCodes),
  reasons: days(textKeys.reasons),
});
