import type { Language } from '#domain/language';
import type { SubSector } from '#domain/opportunity/sub-sector';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { oneOf, parametersOf, readQuery } from '#domain/query-string';
import { type SectorKey, sectorKeys } from '#domain/sector';

// The register of investments: applications to RIGI and other large investments, each with its source.

/** What became of an application to RIGI. */
const applicationStatuses = ['approved', 'pending', 'refused', 'withdrawn'] as const;

/** In the order of the page. The last three are investments outside RIGI. */
export const investmentStatuses = [...applicationStatuses, 'announced', 'construction', 'operating'] as const;

type InvestmentStatus = (typeof investmentStatuses)[number];

/** Units of the size of a project, by which two of them can be compared. */
export const sizeUnits = [
  'megawatts',
  'tonnes-a-year',
  'ounces-a-year',
  'barrels-a-day',
  'cubic-metres-a-day',
  'km',
] as const;

type SizeUnit = (typeof sizeUnits)[number];

type InEachLanguage = Readonly<Record<Language, string>>;

/** A company with its countries: of its headquarters, or of its owners. ISO 3166-1 alpha-2. */
export interface Company {
  readonly name: string;
  readonly countries: readonly string[];
}

export interface Investment {
  /** Also the fragment of its URL. */
  readonly key: string;
  /** The project's name, in Spanish. */
  readonly name: string;
  /** What is built, in one line. */
  readonly what: InEachLanguage;
  readonly companies: readonly Company[];
  readonly sector: SectorKey;
  readonly subSector?: SubSector | undefined;
  readonly provinces: readonly ProvinceCode[];
  /** Whole US dollars; absent where no sum was published. */
  readonly sum?: number | undefined;
  readonly size?: { readonly amount: number; readonly unit: SizeUnit } | undefined;
  readonly status: InvestmentStatus;
  /** Of the decision, of the application while it is pending, or of the announcement, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
  /** The key of the resolution among the laws. */
  readonly law?: string | undefined;
  /** A key of the publishers. */
  readonly publisher: string;
  readonly address: string;
  readonly checkedOn: string;
}

export const investmentsPath = '/investments';

/** The page of the chosen investments, which is made on demand. */
export const chosenInvestmentsPath = `${investmentsPath}/list`;

export const investmentOrders = ['sum', 'day'] as const;

/** `null` where nothing is chosen. */
export interface InvestmentQuery {
  readonly sector: SectorKey | null;
  readonly province: ProvinceCode | null;
  readonly status: InvestmentStatus | null;
  readonly sort: (typeof investmentOrders)[number];
}

export const everyInvestment: InvestmentQuery = { sector: null, province: null, status: null, sort: 'sum' };

/** Parses the query string of the page. Unknown choices are ignored. */
export function readInvestmentQuery(search: string): InvestmentQuery {
  return readQuery<InvestmentQuery>(search, everyInvestment, {
    sector: (word) => oneOf(sectorKeys, word),
    province: (word) => oneOf(provinceCodes, word),
    status: (word) => oneOf(investmentStatuses, word),
    sort: (word) => oneOf(investmentOrders, word),
  });
}

/** The English path of the chosen investments. */
export function investmentListPath(query: Partial<InvestmentQuery>): string {
  const whole = { ...everyInvestment, ...query };
  const search = String(parametersOf(whole, everyInvestment, ['sector', 'province', 'status', 'sort']));
  return search ? `${chosenInvestmentsPath}?${search}` : investmentsPath;
}

/** The chosen investments, the largest or the latest first, and those without a sum or a day last. */
export function chosenInvestments<One extends Investment>(
  all: readonly One[],
  { sector, province, status, sort }: InvestmentQuery,
): readonly One[] {
  const rank = (one: One) => (sort === 'sum' ? (one.sum ?? 0) : Date.parse(one.day ?? '1970-01-01'));
  return all
    .filter(
      (one) =>
        (sector === null || one.sector === sector) &&
        (province === null || one.provinces.includes(province)) &&
        (status === null || one.status === status),
    )
    .toSorted((one, other) => rank(other) - rank(one) || one.name.localeCompare(other.name));
}

interface InvestmentTotal {
  readonly status: InvestmentStatus;
  readonly count: number;
  /** Whole US dollars, of those that have a sum. */
  readonly sum: number;
  readonly withoutSum: number;
}

/** Number and sum of each status that occurs, in the order of the page. */
export function investmentTotals(investments: readonly Investment[]): readonly InvestmentTotal[] {
  return investmentStatuses.flatMap((status) => {
    const those = investments.filter((one) => one.status === status);
    const sums = those.flatMap(({ sum }) => sum ?? []);
    const total = {
      status,
      count: those.length,
      sum: sums.reduce((one, other) => one + other, 0),
      withoutSum: those.length - sums.length,
    };
    return those.length > 0 ? [total] : [];
  });
}

/** Investments of a sector that were not refused or withdrawn, the largest first. */
export function largestInvestments<One extends Investment>(all: readonly One[], sector: SectorKey): readonly One[] {
  const unsuccessful: readonly InvestmentStatus[] = ['refused', 'withdrawn'];
  return chosenInvestments(all, { ...everyInvestment, sector }).filter(({ status }) => !unsuccessful.includes(status));
}

/** Investments of a sub-sector that were not refused or withdrawn, the largest first. */
export function comparableInvestments<One extends Investment>(
  all: readonly One[],
  { sector, subSector }: { readonly sector: SectorKey; readonly subSector?: SubSector | undefined },
): readonly One[] {
  return largestInvestments(all, sector).filter((one) => subSector !== undefined && one.subSector === subSector);
}
