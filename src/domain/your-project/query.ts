import { keysOf } from '#domain/keys';
import { type FirmSize, firmSizes, isSubSectorOf, type SubSector, subSectors } from '#domain/opportunity/sub-sector';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { oneOf } from '#domain/query-string';
import { isSectorKey, type SectorKey } from '#domain/sector';
import type { Assumptions } from '#domain/your-project/taxes';

// The results of “Your project” are the query of its URL, so that the page works without scripts and can be shared.

/** A described project. Unknown parts are absent. `totalCost` is whole US dollars. */
export interface DescribedProject {
  readonly sector?: SectorKey | undefined;
  readonly subSector?: SubSector | undefined;
  readonly province?: ProvinceCode | undefined;
  readonly firmSize?: FirmSize | undefined;
  readonly totalCost?: number | undefined;
  readonly jobs?: number | undefined;
  /** The year in which construction begins. */
  readonly start?: number | undefined;
}

interface Range {
  readonly least: number;
  readonly most: number;
  /** Accepts decimals. */
  readonly decimals?: boolean;
}

/** Numbers about the project, by query parameter; `cost` is in millions of US dollars. */
const projectNumbers = {
  cost: { least: 0.01, most: 1_000_000, decimals: true },
  jobs: { least: 0, most: 1_000_000 },
  // 2024: the law of RIGI. Not the present year, because shared URLs keep their year.
  start: { least: 2024, most: 2060 },
} as const satisfies Record<string, Range>;

/** The editable assumptions, by query parameter. */
const assumptionNumbers = {
  constructionYears: { least: 1, most: 10 },
  sales: { least: 0, most: 1000, decimals: true },
  costs: { least: 0, most: 1000, decimals: true },
  exports: { least: 0, most: 100, decimals: true },
  exportDuty: { least: 0, most: 100, decimals: true },
  machinery: { least: 0, most: 100, decimals: true },
  machineryLife: { least: 1, most: 50 },
  worksLife: { least: 1, most: 100 },
  imports: { least: 0, most: 100, decimals: true },
  importDuty: { least: 0, most: 100, decimals: true },
  vat: { least: 0, most: 100, decimals: true },
  distribution: { least: 0, most: 100, decimals: true },
  pesosPerDollar: { least: 1, most: 1_000_000, decimals: true },
} as const satisfies Record<Exclude<keyof Assumptions, 'totalCost'>, Range>;

export type ProjectNumber = keyof typeof projectNumbers;
export type AssumptionName = keyof typeof assumptionNumbers;
export type NumberName = ProjectNumber | AssumptionName;

export const rangeOf: Readonly<Record<NumberName, Range>> = { ...projectNumbers, ...assumptionNumbers };

/** Rates of content/facts that are standard assumptions. */
export interface StandardRates {
  /** Export duties in percent that apply to a whole sub-sector. */
  readonly exportDuties: Readonly<Partial<Record<SubSector, number>>>;
  /** In percent. */
  readonly vat: number;
  readonly pesosPerDollar: number;
}

/**
 * Assumptions without a sum, as shown before anything is changed. Plain round numbers: the reader replaces them. A
 * shared URL without one of them is calculated with the standard value of the day on which it is opened; the answer
 * states every value.
 */
export function standardAssumptions(
  { sector, subSector }: DescribedProject,
  { exportDuties, vat, pesosPerDollar }: StandardRates,
): Omit<Assumptions, 'totalCost'> {
  const isExported = sector === 'mining' || subSector === 'gas-export' || subSector === 'gas-processing-lng';
  return {
    constructionYears: 2,
    sales: 40,
    costs: 45,
    exports: isExported ? 100 : 0,
    exportDuty: (subSector && exportDuties[subSector]) ?? 0,
    machinery: 60,
    machineryLife: 10,
    worksLife: 50,
    imports: 0,
    importDuty: 0,
    vat,
    distribution: 100,
    pesosPerDollar,
  };
}

/** The query of the page. */
export interface ProjectQuery {
  readonly project: DescribedProject;
  /** Assumptions that were given. */
  readonly given: Partial<Readonly<Record<AssumptionName, number>>>;
  /** Parameters whose text is no number within its range, with the text. */
  readonly wrong: Partial<Readonly<Record<NumberName, string>>>;
  /** Whether anything was sent. */
  readonly asked: boolean;
}

/** Parses the query of the page’s URL. Unknown choices are ignored; a number that cannot be used is kept as `wrong`. */
export function readProject(search: string): ProjectQuery {
  const sent = new URLSearchParams(search);
  const word = (name: string) => (sent.get(name) ?? '').trim();
  const [first = '', second = ''] = word('activity').split('.');
  const sector = isSectorKey(first) ? first : undefined;
  const subSector = sector && isSubSectorOf(sector, second) ? oneOf(subSectors, second) : null;
  const wrong: Partial<Record<NumberName, string>> = {};
  const number = (name: NumberName): number | undefined => {
    if (word(name) === '') return undefined;
    const value = numberIn(word(name), rangeOf[name]);
    if (value === undefined) wrong[name] = word(name).slice(0, 40);
    return value;
  };
  const cost = number('cost');
  const project: DescribedProject = {
    sector,
    subSector: subSector ?? undefined,
    province: oneOf(provinceCodes, word('province')) ?? undefined,
    firmSize: oneOf(firmSizes, word('size')) ?? undefined,
    totalCost: cost === undefined ? undefined : Math.round(cost * 1_000_000),
    jobs: number('jobs'),
    start: number('start'),
  };
  const given: Partial<Record<AssumptionName, number>> = {};
  for (const name of assumptionNames) {
    const value = number(name);
    if (value !== undefined) given[name] = value;
  }
  return { project, given, wrong, asked: [...sent.keys()].length > 0 };
}

/** The assumptions, in the order of the form. */
export const assumptionNames = keysOf(assumptionNumbers);

/** The numbers about the project, in the order of the form. */
export const projectNames = keysOf(projectNumbers);

/** English path of the result of a query. */
export const resultPath = (search: string): string => `/your-project/answer${search}`;

/**
 * The query string of a project and of the assumptions that differ from the standard ones, with its `?`. The cost is
 * rounded to US$10,000.
 */
export function searchOfProject(
  { sector, subSector, province, firmSize, totalCost, jobs, start }: DescribedProject,
  given: ProjectQuery['given'] = {},
  standard: ProjectQuery['given'] = {},
): string {
  const parameters: readonly (readonly [string, string | number | undefined])[] = [
    ['activity', sector && [sector, subSector].filter(Boolean).join('.')],
    ['province', province],
    ['size', firmSize],
    ['cost', totalCost === undefined ? undefined : Math.round(totalCost / 10_000) / 100],
    ['jobs', jobs],
    ['start', start],
    ...assumptionNames.map((name) => [name, given[name] === standard[name] ? undefined : given[name]] as const),
  ];
  const stated = parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return stated.length === 0 ? '' : `?${new URLSearchParams(stated)}`;
}

/** Digits, with groups of three or with decimals: `1250`, `1,250`, `1.250`, `12.5`, `12,5`, `1,250.5`. */
const written = /^(?<whole>\d+|[1-9]\d{0,2}(?:(?<group>[ .,\u00a0])\d{3})+)(?:(?<point>[.,])(?<decimals>\d{1,2}))?$/;

function numberIn(text: string, { least, most, decimals = false }: Range): number | undefined {
  const { whole, group, point, decimals: fraction = '0' } = written.exec(text)?.groups ?? {};
  if (whole === undefined || (point !== undefined && (!decimals || point === group))) return undefined;
  const value = Number(`${whole.replace(/\D/g, '')}.${fraction}`);
  return value >= least && value <= most ? value : undefined;
}
