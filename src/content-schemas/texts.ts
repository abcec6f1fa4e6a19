import { z } from 'astro/zod';
import { byLanguage } from '#domain/formatters';
import { languages } from '#domain/language';
import { folded } from '#domain/list/search';
import { firmSizes, subSectors as subSectorKeys } from '#domain/opportunity/sub-sector';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { contentKey, day, entryKey, fields, requiredInEachLanguage, text } from './fields.ts';
import { sectionTextKeys } from './keys.ts';

/** Key of a fact; its publisher and year are shown under the figure. */
const factKey = () => contentKey('expected a key of content/facts');

/** Frontmatter of `content/sectors/<language>/<sector>.md`. */
export const sectorSchema = fields({ title: text(), summary: text() });

const shortFigure = () => text().max(4, 'expected at most four characters; the rest belongs to the caption');
const statistic = fields({
  fact: factKey(),
  figure: requiredInEachLanguage(shortFigure),
  caption: requiredInEachLanguage(),
});
const statisticsExpected = 'expected a list of one to six, each with fact, figure and caption';

/** `content/sectors/<sector>.yaml`: the statistics of a sector's page. */
export const sectorDataSchema = fields({
  statistics: z.array(statistic, statisticsExpected).min(1, statisticsExpected).max(6, statisticsExpected),
});

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
  reasons: days(sectionTextKeys.reasons),
});

const chaptersExpected = 'expected a list of chapter and checkedOn, in the order of the guide';

/**
 * `content/guide/chapters.yaml`: the guide's chapters in order, each with the day on which it was last checked against
 * the law.
 */
export const guideChaptersSchema = fields({
  chapters: z
    .array(
      fields({
        chapter: z
          .string('expected the name of its files')
          .regex(/^[a-z]+(?:-[a-z]+)*$/, 'expected the name of its files: English words in lower case, with hyphens'),
        checkedOn: day(),
      }),
      chaptersExpected,
    )
    .min(1, chaptersExpected)
    .refine((chapters) => new Set(chapters.map(({ chapter }) => chapter)).size === chapters.length, {
      error: 'one chapter is here twice; keep one of the two',
    }),
});

const sourcesExpected = 'expected a list of keys of content/sources, or [] where there are none';

/** Frontmatter of `content/guide/<language>/<chapter>.md`. Search engines show title and summary too. */
export const chapterSchema = fields({
  title: text().max(45, 'expected at most 45 characters, as search engines show'),
  summary: text().max(160, 'expected one sentence of at most 160 characters, as search engines show'),
  sources: z.array(contentKey(sourcesExpected), sourcesExpected),
  /** Only in the chapter of the steps: the number of the step after which a project applies for RIGI. */
  rigiAfter: z.int('expected the number of a step').optional(),
});

const sectorsExpected = `expected one or more of ${sectorKeys.join(', ')}`;
const sectors = z.array(z.enum(sectorKeys, sectorsExpected), sectorsExpected).min(1, sectorsExpected);

const provincesExpected = `expected a list of ${provinceCodes.join(', ')}, empty for the whole country`;
const subSectorsExpected = 'expected a list of sub-sectors of src/domain/opportunity/sub-sector.ts';
const subSectors = z
  .array(z.enum(subSectorKeys, subSectorsExpected), subSectorsExpected)
  .min(1, subSectorsExpected)
  .refine((all) => new Set(all).size === all.length, 'one sub-sector is here twice; keep one of the two')
  .optional();
const lawsExpected = 'expected a list of keys of content/laws, such as law-27742';
const minimumExpected = 'expected a list of thresholds, each with fact, and empty where there is none';
const regimeSourcesExpected = 'expected a list of keys of content/sources';

/** `content/regimes/<key>.yaml`: the language-independent data of a regime. */
export const regimeDataSchema = fields({
  laws: z.array(contentKey(lawsExpected), lawsExpected).min(1, lawsExpected),
  sectors,
  provinces: z.array(z.enum(provinceCodes, provincesExpected), provincesExpected),
  subSectors,
  except: subSectors,
  unconfirmed: subSectors,
  minimum: z.array(
    fields({
      fact: contentKey('expected the key of a fact in US dollars, such as rigi-minimum'),
      subSectors,
      firmSize: z.enum(firmSizes, `expected one of ${firmSizes.join(', ')}`).optional(),
    }),
    minimumExpected,
  ),
  deadline: contentKey('expected the key of a fact that is a date, such as rigi-deadline').optional(),
  authority: entryKey('expected a key of content/publishers, such as ministry-of-economy'),
  sources: z.array(contentKey(regimeSourcesExpected), regimeSourcesExpected).default([]),
  checkedOn: day(),
});

/** Frontmatter of `content/regimes/<language>/<key>.md`; each field except the name is one sentence. */
export const regimeTextSchema = fields({
  name: text().max(45, 'expected at most 45 characters, as search engines show'),
  summary: text().max(160, 'expected one sentence of at most 160 characters, as search engines show'),
  who: text(),
  benefit: text(),
});

const synonymsExpected = 'expected a list of words or phrases, such as [wage, salary]';
const oneGroup = z.array(text(), synonymsExpected).min(1, synonymsExpected);

/** `content/synonyms.yaml`: groups of words that the search takes as the same. */
export const synonymsSchema = z
  .record(z.string(), fields(byLanguage(() => oneGroup)), 'expected groups of words, each in every language')
  .superRefine((groups, context) => {
    for (const language of languages) {
      const seen = new Set<string>();
      for (const [key, group] of Object.entries(groups)) {
        for (const word of group[language]) {
          const same = folded(word);
          if (seen.has(same)) {
            const message = `“${word}” is here twice: expected each word in one group only`;
            context.addIssue({ code: 'custom', path: [key, language], message });
          }
          seen.add(same);
        }
      }
    }
  });
