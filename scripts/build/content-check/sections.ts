import type { z } from 'astro/zod';
import { type Language, languages } from '#domain/language';
import { regimeKeys } from '#domain/opportunity/regimes';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { textKeys } from '../../../src/content-schemas/keys.ts';
import { provinceSchema } from '../../../src/content-schemas/provinces.ts';
import { regimeTextSchema } from '../../../src/content-schemas/regimes.ts';
import { chapterSchema, reasonSchema, sectorSchema, titledTextSchema } from '../../../src/content-schemas/texts.ts';
import type { Bounds } from './body.ts';
import type { Content } from './content.ts';
import { chaptersFile, listedChapters } from './guide.ts';

type Texts = Content['texts'];

/** What a section's files have to be. */
export interface Rules {
  readonly keys: (texts: Texts) => readonly string[];
  /** What one of them is called. */
  readonly one: string;
  readonly schema: z.ZodType;
  readonly latin: Bounds;
  readonly chinese: Bounds;
  /** The keys whose texts are longer than the others. */
  readonly longer?: { readonly keys: readonly string[]; readonly latin: Bounds; readonly chinese: Bounds };
}

const words = (least: number, most: number): Bounds => ({ least, most });

/**
 * The folders that hold a markdown file for each key and language. The lengths are those of content/README.md: words,
 * and characters in Chinese.
 */
export const sections = {
  sectors: {
    keys: () => sectorKeys,
    one: 'sector',
    schema: sectorSchema,
    latin: words(170, 260),
    chinese: words(300, 600),
  },
  provinces: {
    keys: () => provinceCodes,
    one: 'province',
    schema: provinceSchema,
    latin: words(60, 120),
    chinese: words(100, 300),
  },
  reasons: {
    keys: () => textKeys.reasons,
    one: 'reason',
    schema: reasonSchema,
    latin: words(45, 80),
    chinese: words(90, 160),
  },
  services: {
    keys: () => textKeys.services,
    one: 'service',
    schema: titledTextSchema,
    latin: words(25, 45),
    chinese: words(50, 90),
  },
  values: {
    keys: () => textKeys.values,
    one: 'value',
    schema: titledTextSchema,
    latin: words(40, 70),
    chinese: words(80, 150),
  },
  purpose: {
    keys: () => textKeys.purpose,
    one: 'text',
    schema: titledTextSchema,
    latin: words(50, 90),
    chinese: words(80, 150),
  },
  guide: {
    keys: listedChapters,
    one: 'chapter',
    schema: chapterSchema,
    latin: words(500, 900),
    chinese: words(900, 1600),
    // A list of terms, and the page that a Chinese investor reads alone.
    longer: { keys: ['china', 'glossary'], latin: words(500, 1100), chinese: words(900, 2200) },
  },
  regimes: {
    keys: () => regimeKeys,
    one: 'regime',
    schema: regimeTextSchema,
    latin: words(150, 350),
    chinese: words(250, 600),
  },
} as const satisfies Record<string, Rules>;

export type Section = keyof typeof sections;
export const sectionNames = [
  'sectors',
  'provinces',
  'reasons',
  'services',
  'values',
  'purpose',
  'guide',
  'regimes',
] as const satisfies Section[];

/** A key's file in a language. */
export const sectionFile = (section: Section, language: Language, key: string): string =>
  `content/${section}/${language}/${key}.md`;

/** The statistics of a sector, in each language. */
export const sectorDataFile = (key: string): string => `content/sectors/${key}.yaml`;

/** What of a regime is the same in every language. */
export const regimeFile = (key: string): string => `content/regimes/${key}.yaml`;

/** A file for each language, such as the dictionaries. */
export const languageFile = (folder: 'i18n' | 'pictures' | 'headline-figures', language: Language): string =>
  `content/${folder}/${language}.${folder === 'i18n' ? 'json' : 'yaml'}`;

export const singleFiles = {
  site: 'content/site.yaml',
  siteExample: 'content/site.example.yaml',
  founders: 'content/founders.yaml',
  partners: 'content/partners.yaml',
  plates: 'content/plates.yaml',
  checkedOn: 'content/checked-on.yaml',
  provinceSectors: 'content/provinces/sectors.yaml',
  provinceSheet: 'content/provinces/sheet.yaml',
  provinceIncentives: 'content/provinces/incentives.yaml',
  guideChapters: chaptersFile,
  businessHours: 'content/business-hours.json',
} as const;

/** Every file of `content` that the site is built from. */
export function expectedTexts(texts: Texts): readonly string[] {
  return [
    ...Object.values(singleFiles),
    ...sectorKeys.map(sectorDataFile),
    ...regimeKeys.map(regimeFile),
    ...languages.flatMap((language) => [
      languageFile('i18n', language),
      languageFile('pictures', language),
      languageFile('headline-figures', language),
      ...sectionNames.flatMap((section) =>
        sections[section].keys(texts).map((key) => sectionFile(section, language, key)),
      ),
    ]),
  ];
}

/** The site's illustrations by their keys in `content/pictures`. */
export const illustrations: readonly string[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `home/${number}`),
  ...provinceCodes.map((code) => `provinces/${code}`),
  ...sectorKeys.flatMap((sector) => [`sectors/${sector}-aside`, `sectors/${sector}-header`]),
  ...textKeys.reasons.map((reason) => `why/${reason}`),
  'contact/meeting',
];

export const illustrationFile = (illustration: string): string => `src/assets/illustrations/${illustration}.jpg`;
