import type { FactBook } from '#domain/fact-book';
import type { Language } from '#domain/language';
import type { StandardRates } from '#domain/your-project/query';
import type { TaxLaw } from '#domain/your-project/taxes';
import { withFacts } from '../i18n/fact-words';
import { fill } from '../i18n/fill';
import { expectValue } from './expect-value';

/** The rates and periods of the tax rules, from content/facts. */
export function taxLawOf(book: FactBook): TaxLaw {
  const number = (key: string) => numberOf(book, key);
  return {
    incomeTax: {
      low: number('income-tax-low'),
      middle: number('income-tax-middle'),
      high: number('income-tax-high'),
      lowUpTo: number('income-tax-bracket-1'),
      middleUpTo: number('income-tax-bracket-2'),
    },
    lossYears: number('loss-years'),
    dividendTax: number('dividend-tax'),
    bankTax: number('bank-tax'),
    bankTaxCredit: number('bank-tax-credit'),
    rigi: {
      incomeTax: number('rigi-income-tax'),
      machineryYears: number('rigi-machinery-years'),
      worksLife: number('rigi-works-life'),
      dividendTax: number('rigi-dividend-tax'),
      dividendTaxLater: number('rigi-dividend-tax-later'),
      dividendYears: number('rigi-dividend-years'),
      bankTaxCredit: number('rigi-bank-tax-credit'),
      exportDutyYears: number('rigi-export-duty-years'),
    },
  };
}

/** The facts and laws in the texts about taxes and steps, by the name of their place. */
export const citedInRules = {
  taxLow: '{income-tax-low}',
  taxMiddle: '{income-tax-middle}',
  taxHigh: '{income-tax-high}',
  bracketYear: '{income-tax-year}',
  incomeTaxLaw: '{law-20628}',
  rigiTax: '{rigi-income-tax}',
  rigiLaw: '{law-27742}',
  worksDepreciation: '{works-depreciation}',
  machineryYears: '{rigi-machinery-years:bare}',
  worksLife: '{rigi-works-life}',
  lossYears: '{loss-years}',
  dividendTax: '{dividend-tax}',
  rigiDividendTax: '{rigi-dividend-tax}',
  laterDividendTax: '{rigi-dividend-tax-later}',
  dividendYears: '{rigi-dividend-years}',
  bankTax: '{bank-tax}',
  bankTaxLaw: '{law-25413}',
  bankTaxCredit: '{bank-tax-credit}',
  exportDutyYears: '{rigi-export-duty-years}',
  bankTaxEnd: '{bank-tax-end}',
  decisionDays: '{rigi-decision-days:bare}',
  lastDay: '{rigi-deadline}',
  reviewDays: '{mining-review-time:bare}',
  miningCode: '{law-1919}',
} as const;

/** A text about taxes or steps with its facts and laws. */
export function withRuleFacts(text: string, book: FactBook, language: Language): string {
  const words = Object.entries(citedInRules).map(([name, place]) => [name, withFacts(place, book, language)]);
  return fill(text, Object.fromEntries(words));
}

/** The rates that are standard assumptions. The exchange rate in steps of 100 pesos, so that answers seldom change. */
export function standardRatesOf(book: FactBook): StandardRates {
  return {
    exportDuties: { lithium: numberOf(book, 'export-duty-lithium') },
    vat: numberOf(book, 'vat-rate'),
    pesosPerDollar: Math.round(numberOf(book, 'exchange-rate') / 100) * 100,
  };
}

function numberOf({ facts }: FactBook, key: string): number {
  const value = facts.get(key)?.value;
  return expectValue(typeof value === 'number' ? value : undefined, `content/facts: expected a number called ${key}`);
}
