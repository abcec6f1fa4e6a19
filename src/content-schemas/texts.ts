import { z } from 'astro/zod';
import type { Language } from '#domain/language';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { day, entryKey, fields, inEachLanguage, text } from './fields.ts';
import { textKeys } from './keys.ts';

/** Key of a fact; its publisher and year are shown under the figure. */
const factKey = () => entryKey('expected a key of content/facts');

/** Frontmatter of `content/sectors/<language>/<sector>.md`. */
export const sectorSchema = fields({ title: text(), summary: text() });

const shortFigure = () => text().max(4, 'expected at most four characters; the rest belongs to the caption');
const statistic = fields({
  fact: factKey(),
  figure: fields({ en: shortFigure(), es: shortFigure(), zh: shortFigure() } satisfies Record<Language, unknown>),
  caption: inEachLanguage(),
});
const statisticsExpected = 'expected a list of one to six, each with fact, figure and caption';

/** `content/sectors/<sector>.yaml`: the statistics of a sector's page. */
export const sectorDataSchema = fields({
  statistics: z.array(statistic, statisticsExpected).min(1, statisticsExpected).max(6, statisticsExpected),
});

/** Frontmatter of `content/provinces/<language>/<code>.md`. */
export const provinceSchema = fields({
  name: text(),
  /** Name for use in a sentence, if it differs: with an article. */
  nameInSentence: text().optional(),
  /** Required except for the federal district, which is itself the country’s capital. */
  capital: text().optional(),
});

const sectorsExpected = `expected one or more of ${sectorKeys.join(', ')}`;

const ofProvince = fields({
  sectors: z.array(z.enum(sectorKeys, sectorsExpected), sectorsExpected).min(1, sectorsExpected),
  population: factKey(),
});

/** The whole of `content/provinces/sectors.yaml`. */
export const provinceSectorsSchema = fields(Object.fromEntries(provinceCodes.map((code) => [code, ofProvince])));

/** A large figure with its caption and a note in small print. */
const figure = fields({
  figure: text(),
  caption: text(),
  fact: factKey(),
  note: text().optional(),
});
const figuresExpected = 'expected a list of figure, caption and fact';

/** `content/headline-figures/<language>.yaml`: the home page's five figures, in order. */
export const headlineFiguresSchema = fields({
  figures: z.array(figure, figuresExpected).length(5, 'expected exactly five'),
});

/** Frontmatter of a short text with a title. */
export const titledTextSchema = fields({ title: text() });

/** Frontmatter of `content/reasons/<language>/<key>.md`: a reason to invest, with supporting figures. */
export const reasonSchema = fields({
  title: text(),
  figures: z.array(figure, figuresExpected).max(2, 'expected at most two').default([]),
});

/** One day for each key. */
const days = <Key extends string>(keys: readonly Key[]) => fields(Object.fromEntries(keys.map((key) => [key, day()])));

/** `content/checked-on.yaml`: the day on which each text was last checked against its sources. */
export const checkedOnSchema = fields({
  sectors: days(sectorKeys),
  provinces: days(provinceCodes),
  reasons: days(textKeys.reasons),
});
