// Taxes of a project over its first years, with and without RIGI: simple rules on stated assumptions. All amounts are
// whole US dollars of constant value, each rounded where it arises; rates are percentages, as in content/facts.

/** The years of the table. The first is that in which construction and, for RIGI, membership begin. */
export const tableYears = 15;

/** Rates and periods of the law. */
export interface TaxLaw {
  /** Income tax of companies; the brackets end at these sums of pesos (Law 20.628, article 73). */
  readonly incomeTax: {
    readonly low: number;
    readonly middle: number;
    readonly high: number;
    readonly lowUpTo: number;
    readonly middleUpTo: number;
  };
  /** Years after that of the loss in which it can be deducted (Law 20.628, article 25). */
  readonly lossYears: number;
  /** Tax on dividends (Law 20.628, article 97). */
  readonly dividendTax: number;
  /** Tax on each bank credit and debit (Law 25.413), and the share that counts towards income tax (Decree 380/2001). */
  readonly bankTax: number;
  readonly bankTaxCredit: number;
  readonly rigi: {
    /** Law 27.742, article 183 a. */
    readonly incomeTax: number;
    /** Equal yearly parts for machinery, and percent of the useful life for works (article 183 b). */
    readonly machineryYears: number;
    readonly worksLife: number;
    /** Articles 184 and 185: the lower rate applies once so many years have passed since joining. */
    readonly dividendTax: number;
    readonly dividendTaxLater: number;
    readonly dividendYears: number;
    /** Article 189. */
    readonly bankTaxCredit: number;
    /** Years after which exports pay no duty (article 191). */
    readonly exportDutyYears: number;
  };
}

/** The assumptions about a project. Shares and rates are percentages. */
export interface Assumptions {
  readonly totalCost: number;
  readonly constructionYears: number;
  /** Machinery’s share of the total cost; the rest is works. */
  readonly machinery: number;
  readonly machineryLife: number;
  readonly worksLife: number;
  /** Yearly sales in percent of the total cost, from the end of construction. */
  readonly sales: number;
  /** All other costs in percent of sales. */
  readonly costs: number;
  /** Share of sales that is exported, and its duty. */
  readonly exports: number;
  readonly exportDuty: number;
  /** Share of machinery that is imported, and its duty. */
  readonly imports: number;
  readonly importDuty: number;
  /** Share of the profit that is distributed each year. */
  readonly distribution: number;
  /** VAT on the investment. */
  readonly vat: number;
  readonly pesosPerDollar: number;
}

/** The taxes of one year, in whole US dollars. */
export interface TaxYear {
  /** From 1. */
  readonly year: number;
  readonly depreciation: number;
  /** Profit before earlier losses; negative for a loss. */
  readonly profit: number;
  readonly lossUsed: number;
  /** After the part of the bank tax that counts towards it. */
  readonly incomeTax: number;
  readonly bankTax: number;
  readonly exportDuty: number;
  readonly importDuty: number;
  readonly dividend: number;
  readonly dividendTax: number;
  readonly total: number;
}

/** A percentage of a sum, in whole dollars. */
export const percentOf = (sum: number, percent: number): number => Math.round((sum * percent) / 100);

/** Income tax of a company on a yearly profit, by the brackets of the law. */
export function bracketTax(profit: number, { incomeTax }: TaxLaw, pesosPerDollar: number): number {
  const { low, middle, high } = incomeTax;
  const [first, second] = [incomeTax.lowUpTo / pesosPerDollar, incomeTax.middleUpTo / pesosPerDollar];
  const inLow = Math.min(profit, first);
  const inMiddle = Math.min(Math.max(profit - first, 0), second - first);
  const inHigh = Math.max(profit - second, 0);
  return Math.round((inLow * low + inMiddle * middle + inHigh * high) / 100);
}

/** The `nth` of equal yearly parts of a cost, from 1; 0 before and after. Together they are the whole cost. */
export function yearlyPart(cost: number, parts: number, nth: number): number {
  if (nth < 1 || nth > parts) return 0;
  return Math.round((cost * nth) / parts) - Math.round((cost * (nth - 1)) / parts);
}

/** Depreciation for tax in the `nth` year of operation, from 1. */
export function taxDepreciation(of: Assumptions, law: TaxLaw, inRigi: boolean, nth: number): number {
  const machinery = percentOf(of.totalCost, of.machinery);
  const machineryYears = inRigi ? Math.min(law.rigi.machineryYears, of.machineryLife) : of.machineryLife;
  const worksYears = inRigi ? Math.ceil((of.worksLife * law.rigi.worksLife) / 100) : of.worksLife;
  return yearlyPart(machinery, machineryYears, nth) + yearlyPart(of.totalCost - machinery, worksYears, nth);
}

/** The rate of tax on a dividend of a year. */
export function dividendRate({ dividendTax, rigi }: TaxLaw, inRigi: boolean, year: number): number {
  if (!inRigi) return dividendTax;
  return year > rigi.dividendYears ? rigi.dividendTaxLater : rigi.dividendTax;
}

/** VAT that is paid on the investment in cash and recovered later; under RIGI certificates pay it (article 187). */
export function vatPaidInCash({ totalCost, vat }: Assumptions, inRigi: boolean): number {
  return inRigi ? 0 : percentOf(totalCost, vat);
}

/** A loss that can still be deducted. */
interface Loss {
  readonly year: number;
  readonly left: number;
}

/** Deducts earlier losses from a profit, the oldest first; a loss of this year is added. */
export function deductLosses(
  profit: number,
  year: number,
  earlier: readonly Loss[],
  lastingYears: number,
): { readonly used: number; readonly losses: readonly Loss[] } {
  const usable = earlier.filter((loss) => year - loss.year <= lastingYears);
  if (profit < 0) return { used: 0, losses: [...usable, { year, left: -profit }] };
  let rest = profit;
  const losses = usable.flatMap((loss) => {
    const used = Math.min(loss.left, rest);
    rest -= used;
    return loss.left > used ? [{ ...loss, left: loss.left - used }] : [];
  });
  return { used: profit - rest, losses };
}

/** What passes from one year to the next. */
interface Carried {
  readonly losses: readonly Loss[];
  /** Bank tax that still counts towards income tax. */
  readonly bankCredit: number;
  /** Accumulated loss by the books, which profits make up for before any dividend (Law 19.550, article 71). */
  readonly deficit: number;
}

/** The taxes of each year. */
export function taxesOf(of: Assumptions, law: TaxLaw, inRigi: boolean): readonly TaxYear[] {
  let carried: Carried = { losses: [], bankCredit: 0, deficit: 0 };
  return Array.from({ length: tableYears }, (_, index) => {
    const { taxes, next } = taxesInYear(index + 1, of, law, inRigi, carried);
    carried = next;
    return taxes;
  });
}

function taxesInYear(year: number, of: Assumptions, law: TaxLaw, inRigi: boolean, carried: Carried) {
  const { investment, sales, costs } = flowsOf(of, year);
  const nth = year - of.constructionYears;
  const dutyEnded = inRigi && year > law.rigi.exportDutyYears;
  const exportDuty = dutyEnded ? 0 : percentOf(percentOf(sales, of.exports), of.exportDuty);
  const imported = percentOf(percentOf(investment, of.machinery), of.imports);
  const importDuty = inRigi ? 0 : percentOf(imported, of.importDuty);
  const bankTax = percentOf(sales + costs + investment, law.bankTax);
  const credit = percentOf(bankTax, inRigi ? law.rigi.bankTaxCredit : law.bankTaxCredit);
  const depreciation = taxDepreciation(of, law, inRigi, nth);
  const beforeTax = sales - costs - exportDuty - importDuty;
  const profit = beforeTax - (bankTax - credit) - depreciation;
  // Under RIGI losses do not lapse (Law 27.742, article 183 c).
  const { used, losses } = deductLosses(profit, year, carried.losses, inRigi ? tableYears : law.lossYears);
  const base = Math.max(profit - used, 0);
  const tax = inRigi ? percentOf(base, law.rigi.incomeTax) : bracketTax(base, law, of.pesosPerDollar);
  const bankCredit = Math.min(tax, credit + carried.bankCredit);
  const incomeTax = tax - bankCredit;
  // The books depreciate over the useful life, whatever the tax.
  const inBooks = beforeTax - bankTax - incomeTax - taxDepreciation(of, law, false, nth);
  const dividend = percentOf(Math.max(inBooks - carried.deficit, 0), of.distribution);
  const dividendTax = percentOf(dividend, dividendRate(law, inRigi, year));
  const total = incomeTax + bankTax + exportDuty + importDuty + dividendTax;
  const parts = { incomeTax, bankTax, exportDuty, importDuty, dividend, dividendTax };
  const taxes: TaxYear = { year, depreciation, profit, lossUsed: used, ...parts, total };
  const next: Carried = {
    losses,
    bankCredit: credit + carried.bankCredit - bankCredit,
    deficit: Math.max(carried.deficit - inBooks, 0),
  };
  return { taxes, next };
}

function flowsOf({ totalCost, constructionYears, sales, costs }: Assumptions, year: number) {
  const sold = year > constructionYears ? percentOf(totalCost, sales) : 0;
  return { investment: yearlyPart(totalCost, constructionYears, year), sales: sold, costs: percentOf(sold, costs) };
}

/** The sum of one kind of tax over all years. */
export function sumOf(years: readonly TaxYear[], key: Exclude<keyof TaxYear, 'year'>): number {
  return years.reduce((sum, year) => sum + year[key], 0);
}
