import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { FigurePageKey } from '#domain/figure-pages';
import type { Investment } from '#domain/investments/register';
import type { Language } from '#domain/language';
import { type RegimeKey, regimeKeys } from '#domain/opportunity/regimes';
import { isProvinceCode, type ProvinceCode } from '#domain/province';
import { readFactBook } from '../../scripts/build/fact-book.ts';
import { figurePagesSchema, figureSectionSchema } from '../../src/content-schemas/figure-pages.ts';
import { companiesSchema, investmentsSchema } from '../../src/content-schemas/investments.ts';
import { detailTopics, sectionTextKeys } from '../../src/content-schemas/keys.ts';
import {
  provinceDetailsSchema,
  provinceIncentivesSchema,
  provinceProfileSchema,
  provinceSchema,
  provinceSheetSchema,
} from '../../src/content-schemas/provinces.ts';
import { foundersSchema, partnersSchema } from '../../src/content-schemas/site.ts';
import {
  chapterSchema,
  checkedOnSchema,
  guideChaptersSchema,
  headlineFiguresSchema,
  regimeDataSchema,
  titledTextSchema,
} from '../../src/content-schemas/texts.ts';

// Content from the editors' files, for tests that check that a page shows it. Tests must not repeat it.

const readYaml = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));

/** The founders, in the file's order. */
export const founders = foundersSchema.parse(readYaml('founders.yaml')).founders;

/** The partners, in the file's order. */
export const partners = partnersSchema.parse(readYaml('partners.yaml')).partners;

/** The five figures of the home page. */
export function headlineFigures(language: Language) {
  return headlineFiguresSchema.parse(readYaml(`headline-figures/${language}.yaml`)).figures;
}

/** The measures of the table of provinces. */
export const provinceSheet = Object.values(provinceSheetSchema.parse(readYaml('provinces/sheet.yaml')));

const sectionsOf = figurePagesSchema.parse(readYaml('numbers/pages.yaml'));

/** The sections of a page of figures, in order. */
export const figureSections = (page: FigurePageKey) =>
  sectionsOf[page].map((key) => ({ key, ...figureSectionSchema.parse(readYaml(`numbers/sections/${key}.yaml`)) }));

/** What sources say of the provinces, by topic. */
export const provinceDetails = new Map(
  detailTopics.map((topic) => [topic, provinceDetailsSchema.parse(readYaml(`provinces/details/${topic}.yaml`))]),
);

/** What the pages of the provinces add. */
export const provinceProfile = provinceProfileSchema.parse(readYaml('provinces/profile.yaml'));

/** The register of investments. */
export const investments: readonly Investment[] = readdirSync('content/investments').flatMap((name) =>
  Object.entries(investmentsSchema.parse(readYaml(`investments/${name}`))).map(([key, one]) => ({ key, ...one })),
);

/** The foreign companies by sector. */
export const companies = readdirSync('content/companies').flatMap((name) =>
  Object.values(companiesSchema.parse(readYaml(`companies/${name}`))),
);

/** The provinces with their own incentives, each with the day of its check. */
export const provinceIncentives = Object.entries(
  provinceIncentivesSchema.parse(readYaml('provinces/incentives.yaml')),
).flatMap(([code, entry]) => (entry && isProvinceCode(code) ? [{ code, checkedOn: entry.checkedOn }] : []));

/** The days on which the texts of sectors, provinces and reasons were checked. */
export const checkedOn = checkedOnSchema.parse(readYaml('checked-on.yaml'));

/** The regimes, each with the day of its check. */
export const checkedRegimes = regimeKeys.map((key) => ({
  key,
  checkedOn: regimeDataSchema.parse(readYaml(`regimes/${key}.yaml`)).checkedOn,
}));

/** The last day of each regime that has one, `YYYY-MM-DD`. */
export const regimeDeadlines: ReadonlyMap<RegimeKey, string> = new Map(
  regimeKeys.flatMap((key) => {
    const { deadline } = regimeDataSchema.parse(readYaml(`regimes/${key}.yaml`));
    const day = deadline === undefined ? undefined : readFactBook('.').facts.get(deadline)?.value;
    return typeof day === 'string' ? [[key, day] as const] : [];
  }),
);

/** The name of a province in a language. */
export function provinceName(language: Language, code: ProvinceCode): string {
  const [, fields = ''] = readFileSync(`content/provinces/${language}/${code}.md`, 'utf8').split(/^---$/m);
  return provinceSchema.shape.name.parse(parse(fields).name);
}

/** The guide's chapters in their order, with their English paths. */
export const guideChapters = guideChaptersSchema
  .parse(readYaml('guide/chapters.yaml'))
  .chapters.map(({ chapter, checkedOn }) => ({ key: chapter, path: `/guide/${chapter}`, checkedOn }));

/** A chapter's title and the headings in its file. */
export function chapterOf(language: Language, key: string): { readonly title: string; readonly headings: string[] } {
  const [, fields = '', body = ''] = readFileSync(`content/guide/${language}/${key}.md`, 'utf8').split(/^---$/m);
  const headings = [...body.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading.trim());
  return { title: chapterSchema.parse(parse(fields)).title, headings };
}

/** The titles of a section's texts, in the order of the page. */
export function titlesOf(section: 'values' | 'purpose', language: Language): string[] {
  return sectionTextKeys[section].map((key) => {
    const [, fields = ''] = readFileSync(`content/${section}/${language}/${key}.md`, 'utf8').split(/^---$/m);
    return titledTextSchema.parse(parse(fields)).title;
  });
}
