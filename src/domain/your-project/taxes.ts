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

export const taxRegimes = ['general', 'rigi'] as const;
export type TaxRegime = (typeof taxRegimes)[number];

/** The rules of one regime. */
interface TaxRules {
  readonly incomeTax: (profit: number, pesosPerDollar: number) => number;
  readonly lossYears: number;
  /** Years of depreciation for tax, by the useful life. */
  readonly machineryYears: (life: number) => number;
  readonly worksYears: (life: number) => number;
  /** The rate in a year. */
  readonly dividendTax: (year: number) => number;
  readonly bankTax: number;
  readonly bankTaxCredit: number;
  /** Years in which exports pay duty. */
  readonly exportDutyYears: number;
  readonly isImportTaxed: boolean;
}

/** The rules that the law has for a regime. */
export function rulesOf(law: TaxLaw, regime: TaxRegime): TaxRules {
  const { bankTax, rigi } = law;
  if (regime === 'general') {
    return {
      incomeTax: (profit, pesosPerDollar) => bracketTax(profit, law, pesosPerDollar),
      lossYears: law.lossYears,
      machineryYears: (life) => life,
      worksYears: (life) => life,
      dividendTax: () => law.dividendTax,
      bankTax,
      bankTaxCredit: law.bankTaxCredit,
      exportDutyYears: tableYears,
      isImportTaxed: true,
    };
  }
  return {
    incomeTax: (profit) => percentOf(profit, rigi.incomeTax),
    // Losses do not lapse (Law 27.742, article 183 c).
    lossYears: tableYears,
    machineryYears: (life) => Math.min(rigi.machineryYears, life),
    worksYears: (life) => Math.ceil((life * rigi.worksLife) / 100),
    dividendTax: (year) => (year > rigi.dividendYears ? rigi.dividendTaxLater : rigi.dividendTax),
    bankTax,
    bankTaxCredit: rigi.bankTaxCredit,
    exportDutyYears: rigi.exportDutyYears,
    // Law 27.742, article 190.
    isImportTaxed: false,
  };
}

/** Depreciation for tax in the `nth` year of operation, from 1. */
export function taxDepreciation(assumptions: Assumptions, rules: TaxRules, nth: number): number {
  const { machineryLife, worksLife } = assumptions;
  return depreciation(assumptions, rules.machineryYears(machineryLife), rules.worksYears(worksLife), nth);
}

function depreciation(assumptions: Assumptions, machineryYears: number, worksYears: number, nth: number): number {
  const machinery = percentOf(assumptions.totalCost, assumptions.machinery);
  const works = assumptions.totalCost - machinery;
  return yearlyPart(machinery, machineryYears, nth) + yearlyPart(works, worksYears, nth);
}

/** VAT that is paid on the investment in cash and recovered later; under RIGI certificates pay it (article 187). */
export function vatPaidInCash({ totalCost, vat }: Assumptions, regime: TaxRegime): number {
  return regime === 'rigi' ? 0 : percentOf(totalCost, vat);
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
export function taxesOf(assumptions: Assumptions, law: TaxLaw, regime: TaxRegime): readonly TaxYear[] {
  const rules = rulesOf(law, regime);
  let carried: Carried = { losses: [], bankCredit: 0, deficit: 0 };
  return Array.from({ length: tableYears }, (_, index) => {
    const { taxes, next } = taxesInYear(index + 1, assumptions, rules, carried);
    carried = next;
    return taxes;
  });
}

function taxesInYear(year: number, assumptions: Assumptions, rules: TaxRules, carried: Carried) {
  const nth = year - assumptions.constructionYears;
  const { income, ...operating } = operatingTaxes(year, assumptions, rules);
  const forTax = taxDepreciation(assumptions, rules, nth);
  const credit = percentOf(operating.bankTax, rules.bankTaxCredit);
  const profit = income + credit - forTax;
  const credited = { ...carried, bankCredit: carried.bankCredit + credit };
  const { lossUsed, incomeTax, losses, bankCredit } = incomeTaxOn(profit, year, assumptions, rules, credited);
  // The books depreciate over the useful life, whatever the tax.
  const inBooks = depreciation(assumptions, assumptions.machineryLife, assumptions.worksLife, nth);
  const netProfit = income - incomeTax - inBooks;
  const { dividend, dividendTax, deficit } = dividendOf(netProfit, year, assumptions, rules, carried.deficit);
  const { bankTax, exportDuty, importDuty } = operating;
  const total = incomeTax + bankTax + exportDuty + importDuty + dividendTax;
  const paid = { incomeTax, bankTax, exportDuty, importDuty, dividend, dividendTax, total };
  const taxes: TaxYear = { year, depreciation: forTax, profit, lossUsed, ...paid };
  return { taxes, next: { losses, bankCredit, deficit } };
}

/** The taxes that do not depend on the profit, and the income that they leave, before depreciation. */
function operatingTaxes(year: number, assumptions: Assumptions, rules: TaxRules) {
  const { investment, sales, costs } = flowsOf(assumptions, year);
  const exported = percentOf(sales, assumptions.exports);
  const exportDuty = year > rules.exportDutyYears ? 0 : percentOf(exported, assumptions.exportDuty);
  const imported = percentOf(percentOf(investment, assumptions.machinery), assumptions.imports);
  const importDuty = rules.isImportTaxed ? percentOf(imported, assumptions.importDuty) : 0;
  const bankTax = percentOf(sales + costs + investment, rules.bankTax);
  return { exportDuty, importDuty, bankTax, income: sales - costs - exportDuty - importDuty - bankTax };
}

/** Income tax after earlier losses and bank tax, and the losses and bank tax that are left. */
function incomeTaxOn(
  profit: number,
  year: number,
  { pesosPerDollar }: Assumptions,
  rules: TaxRules,
  earlier: Pick<Carried, 'losses' | 'bankCredit'>,
) {
  const { used, losses } = deductLosses(profit, year, earlier.losses, rules.lossYears);
  const tax = rules.incomeTax(Math.max(profit - used, 0), pesosPerDollar);
  const credit = Math.min(tax, earlier.bankCredit);
  return { lossUsed: used, incomeTax: tax - credit, losses, bankCredit: earlier.bankCredit - credit };
}

/** The dividend of a year’s profit by the books, its tax, and the accumulated loss that is left. */
function dividendOf(
  netProfit: number,
  year: number,
  { distribution }: Assumptions,
  rules: TaxRules,
  earlierDeficit: number,
) {
  const dividend = percentOf(Math.max(netProfit - earlierDeficit, 0), distribution);
  const dividendTax = percentOf(dividend, rules.dividendTax(year));
  return { dividend, dividendTax, deficit: Math.max(earlierDeficit - netProfit, 0) };
}

function flowsOf({ totalCost, constructionYears, sales, costs }: Assumptions, year: number) {
  const sold = year > constructionYears ? percentOf(totalCost, sales) : 0;
  return { investment: yearlyPart(totalCost, constructionYears, year), sales: sold, costs: percentOf(sold, costs) };
}

/** The sum of one kind of tax over all years. */
export function sumOf(years: readonly TaxYear[], key: Exclude<keyof TaxYear, 'year'>): number {
  return years.reduce((sum, year) => sum + year[key], 0);
}
