import type { z } from 'astro/zod';
import type { Language } from '#domain/language';
import { regimeKeys } from '#domain/opportunity/regimes';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { factFileSchemas } from './facts.ts';
import { figurePagesSchema, figureSectionSchema } from './figure-pages.ts';
import { companiesSchema, investmentsSchema } from './investments.ts';
import { detailTopics, sectionTextKeys } from './keys.ts';
import { illustrationTextsSchema, platesSchema } from './pictures.ts';
import {
  provinceDetailsSchema,
  provinceIncentivesSchema,
  provinceProfileSchema,
  provinceSchema,
  provinceSectorsSchema,
  provinceSheetSchema,
} from './provinces.ts';
import { foundersSchema, partnersSchema, siteSchema } from './site.ts';
import {
  chapterSchema,
  checkedOnSchema,
  guideChaptersSchema,
  headlineFiguresSchema,
  reasonSchema,
  regimeDataSchema,
  regimeTextSchema,
  sectorDataSchema,
  sectorSchema,
  synonymsSchema,
  titledTextSchema,
} from './texts.ts';
import { treatiesSchema } from './treaties.ts';

/** Limits of a text's length: in words, or in Chinese in characters. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

interface Lengths {
  readonly latin: Bounds;
  readonly chinese: Bounds;
}

export interface ContentFiles {
  /** Path in `content`, with one file for each `{language}`, `{key}` and `{topic}`. */
  readonly path: string;
  readonly schema: z.ZodType;
  /** The values of `{key}`; `listed`: those of content/guide/chapters.yaml. */
  readonly keys?: readonly string[] | 'listed';
}

/** Markdown files, a section of content. */
export interface TextFiles extends ContentFiles, Lengths {
  readonly keys: readonly string[] | 'listed';
  /** Name of one file in messages of the content check. */
  readonly one: string;
  /** Keys whose texts are longer than the others. */
  readonly longer?: Lengths & { readonly keys: readonly string[] };
}

const words = (least: number, most: number): Bounds => ({ least, most });

/**
 * Every kind of content file, by the name of its collection (src/content.config.ts). The content check validates the same
 * files with the same schemas. A section of markdown also has the lengths of content/README.md.
 */
export const contentFiles = {
  sectors: {
    path: 'sectors/{language}/{key}.md',
    schema: sectorSchema,
    keys: sectorKeys,
    one: 'sector',
    latin: words(170, 260),
    chinese: words(300, 600),
  },
  sectorData: { path: 'sectors/{key}.yaml', schema: sectorDataSchema, keys: sectorKeys },
  provinces: {
    path: 'provinces/{language}/{key}.md',
    schema: provinceSchema,
    keys: provinceCodes,
    one: 'province',
    latin: words(60, 120),
    chinese: words(100, 300),
  },
  provinceSectors: { path: 'provinces/sectors.yaml', schema: provinceSectorsSchema },
  provinceSheet: { path: 'provinces/sheet.yaml', schema: provinceSheetSchema },
  provinceIncentives: { path: 'provinces/incentives.yaml', schema: provinceIncentivesSchema },
  provinceProfile: { path: 'provinces/profile.yaml', schema: provinceProfileSchema },
  provinceDetails: { path: 'provinces/details/{key}.yaml', schema: provinceDetailsSchema, keys: detailTopics },
  headlineFigures: { path: 'headline-figures/{language}.yaml', schema: headlineFiguresSchema },
  reasons: {
    path: 'reasons/{language}/{key}.md',
    schema: reasonSchema,
    keys: sectionTextKeys.reasons,
    one: 'reason',
    latin: words(45, 80),
    chinese: words(90, 160),
  },
  services: {
    path: 'services/{language}/{key}.md',
    schema: titledTextSchema,
    keys: sectionTextKeys.services,
    one: 'service',
    latin: words(25, 45),
    chinese: words(50, 90),
  },
  values: {
    path: 'values/{language}/{key}.md',
    schema: titledTextSchema,
    keys: sectionTextKeys.values,
    one: 'value',
    latin: words(40, 70),
    chinese: words(80, 150),
  },
  purpose: {
    path: 'purpose/{language}/{key}.md',
    schema: titledTextSchema,
    keys: sectionTextKeys.purpose,
    one: 'text',
    latin: words(50, 90),
    chinese: words(80, 150),
  },
  guide: {
    path: 'guide/{language}/{key}.md',
    schema: chapterSchema,
    keys: 'listed',
    one: 'chapter',
    latin: words(500, 900),
    chinese: words(900, 1600),
    // The glossary is a list; the chapter for Chinese investors has to be complete on its own.
    longer: { keys: ['china', 'glossary'], latin: words(500, 1100), chinese: words(900, 2200) },
  },
  guideChapters: { path: 'guide/chapters.yaml', schema: guideChaptersSchema },
  regimes: {
    path: 'regimes/{language}/{key}.md',
    schema: regimeTextSchema,
    keys: regimeKeys,
    one: 'regime',
    latin: words(150, 350),
    chinese: words(250, 600),
  },
  regimeData: { path: 'regimes/{key}.yaml', schema: regimeDataSchema, keys: regimeKeys },
  illustrationTexts: { path: 'pictures/{language}.yaml', schema: illustrationTextsSchema },
  plates: { path: 'plates.yaml', schema: platesSchema },
  synonyms: { path: 'synonyms.yaml', schema: synonymsSchema },
  treaties: { path: 'treaties/{topic}.yaml', schema: treatiesSchema },
  checkedOn: { path: 'checked-on.yaml', schema: checkedOnSchema },
  founders: { path: 'founders.yaml', schema: foundersSchema },
  partners: { path: 'partners.yaml', schema: partnersSchema },
  site: { path: 'site.yaml', schema: siteSchema },
  figurePages: { path: 'numbers/pages.yaml', schema: figurePagesSchema },
  figureSections: { path: 'numbers/sections/{topic}.yaml', schema: figureSectionSchema },
  investments: { path: 'investments/{topic}.yaml', schema: investmentsSchema },
  companies: { path: 'companies/{topic}.yaml', schema: companiesSchema },
  facts: { path: 'facts/{topic}.yaml', schema: factFileSchemas.facts },
  laws: { path: 'laws/{topic}.yaml', schema: factFileSchemas.laws },
  sources: { path: 'sources/{topic}.yaml', schema: factFileSchemas.sources },
  publishers: { path: 'publishers/{topic}.yaml', schema: factFileSchemas.publishers },
} as const satisfies Record<string, ContentFiles | TextFiles>;

/** Content files that are not collections. */
export const otherFiles = {
  siteExample: { path: 'site.example.yaml' },
  businessHours: { path: 'business-hours.json' },
  dictionaries: { path: 'i18n/{language}.json' },
} as const;

const allFiles = { ...contentFiles, ...otherFiles };

/** The path of a content file from the repository's root. */
export function contentFile(
  name: keyof typeof contentFiles | keyof typeof otherFiles,
  at: { readonly language?: Language; readonly key?: string } = {},
): string {
  const path: string = allFiles[name].path;
  return `content/${path.replace('{language}', at.language ?? '').replace('{key}', at.key ?? '')}`;
}
