import { describe, expect, test } from 'vitest';
import {
  type Assumptions,
  bracketTax,
  deductLosses,
  percentOf,
  rulesOf,
  sumOf,
  type TaxLaw,
  type TaxRegime,
  taxDepreciation,
  taxesOf,
  taxRegimes,
  vatPaidInCash,
  yearlyPart,
} from '#domain/your-project/taxes';
import { fc } from '../../support/properties.ts';

// Worked examples, calculated by hand from the articles named.

const law: TaxLaw = {
  incomeTax: { low: 25, middle: 30, high: 35, lowUpTo: 133_500_000, middleUpTo: 1_335_000_000 },
  lossYears: 5,
  dividendTax: 7,
  bankTax: 0.6,
  bankTaxCredit: 33,
  rigi: {
    incomeTax: 25,
    machineryYears: 2,
    worksLife: 60,
    dividendTax: 7,
    dividendTaxLater: 3.5,
    dividendYears: 7,
    bankTaxCredit: 100,
    exportDutyYears: 3,
  },
};

const million = 1_000_000;

/** Sales of US$100 million from year 3, costs of 45, all exported at 4.5 %. */
const mine: Assumptions = {
  totalCost: 250 * million,
  constructionYears: 2,
  machinery: 60,
  machineryLife: 10,
  worksLife: 50,
  sales: 40,
  costs: 45,
  exports: 100,
  exportDuty: 4.5,
  imports: 50,
  importDuty: 10,
  distribution: 100,
  vat: 21,
  pesosPerDollar: 1500,
};

describe('income tax by brackets (Law 20.628, article 73, as replaced by Law 27.630)', () => {
  // At 1,500 pesos a dollar the brackets end at US$89,000 and US$890,000.
  test.each([
    { profit: 0, tax: 0 },
    // 89,000 × 25 %
    { profit: 89_000, tax: 22_250 },
    // 22,250 + 801,000 × 30 %
    { profit: 890_000, tax: 262_550 },
    // 262,550 + 110,000 × 35 %
    { profit: million, tax: 301_050 },
    // 262,550 + 99,110,000 × 35 %
    { profit: 100 * million, tax: 34_951_050 },
  ])('A profit of US$$profit pays US$$tax', ({ profit, tax }) => {
    expect(bracketTax(profit, law, 1500)).toBe(tax);
  });

  test('The brackets of 2026 give the fixed amounts of the published scale in pesos', () => {
    const exact = { ...law, incomeTax: { ...law.incomeTax, lowUpTo: 133_514_185.74, middleUpTo: 1_335_141_857.38 } };
    // 133,514,185.74 × 25 % = 33,378,546.44; + 1,201,627,671.64 × 30 % = 393,866,847.93
    expect(bracketTax(133_514_185.74, exact, 1)).toBe(33_378_546);
    expect(bracketTax(1_335_141_857.38, exact, 1)).toBe(393_866_848);
  });

  test('A higher profit never pays less, and no profit pays over 35 %', () => {
    const profits = fc.integer({ min: 0, max: 1_000 * million });
    fc.assert(
      fc.property(profits, profits, (one, more) => {
        expect(bracketTax(one + more, law, 1500)).toBeGreaterThanOrEqual(bracketTax(one, law, 1500));
        expect(bracketTax(one, law, 1500)).toBeLessThanOrEqual(Math.ceil(one * 0.35));
      }),
    );
  });
});

test('The example of the chapter on taxes: 400 million of profit pay 140, and the dividend 18.2', () => {
  expect(percentOf(400 * million, law.incomeTax.high)).toBe(140 * million);
  expect(percentOf(260 * million, rulesOf(law, 'general').dividendTax(1))).toBe(18_200_000);
});

test('RIGI takes 25 % of a profit of US$100 million, without brackets (Law 27.742, article 183 a)', () => {
  expect(percentOf(100 * million, law.rigi.incomeTax)).toBe(25 * million);
});

describe('dividends (Law 20.628, article 97; Law 27.742, articles 184 and 185)', () => {
  test.each<{ rule: string; regime: TaxRegime; year: number; tax: number }>([
    {
      rule: 'Without RIGI a dividend of US$100 million in year 8',
      regime: 'general',
      year: 8,
      tax: 7 * million,
    },
    { rule: 'Under RIGI a dividend of US$100 million in year 7', regime: 'rigi', year: 7, tax: 7 * million },
    { rule: 'Under RIGI a dividend of US$100 million in year 8', regime: 'rigi', year: 8, tax: 3_500_000 },
  ])('$rule pays US$$tax', ({ regime, year, tax }) => {
    expect(percentOf(100 * million, rulesOf(law, regime).dividendTax(year))).toBe(tax);
  });
});

describe('depreciation (Law 20.628, articles 87 and 88; Law 27.742, article 183 b)', () => {
  test.each<{ rule: string; regime: TaxRegime; nth: number; amount: number }>([
    // 150 million / 10 + 100 million / 50
    { rule: 'Without RIGI the first year', regime: 'general', nth: 1, amount: 17 * million },
    {
      rule: 'Without RIGI the eleventh year, after the machinery',
      regime: 'general',
      nth: 11,
      amount: 2 * million,
    },
    // 150 million / 2 + 100 million / 30, as 60 % of 50 years are 30
    { rule: 'Under RIGI the first year', regime: 'rigi', nth: 1, amount: 78_333_333 },
    // 75 million + 6,666,667 − 3,333,333
    { rule: 'Under RIGI the second year', regime: 'rigi', nth: 2, amount: 78_333_334 },
    { rule: 'Under RIGI the third year', regime: 'rigi', nth: 3, amount: 3_333_333 },
    { rule: 'Before operation no year', regime: 'rigi', nth: 0, amount: 0 },
  ])('$rule deducts US$$amount', ({ regime, nth, amount }) => {
    expect(taxDepreciation(mine, rulesOf(law, regime), nth)).toBe(amount);
  });

  test('A shortened life is rounded up, because the law sets a smallest number of years', () => {
    // 60 % of 33 years are 19.8
    const works = { ...mine, machinery: 0, totalCost: 20 * million, worksLife: 33 };
    expect(taxDepreciation(works, rulesOf(law, 'rigi'), 20)).toBe(million);
    expect(taxDepreciation(works, rulesOf(law, 'rigi'), 21)).toBe(0);
  });

  test('Under RIGI machinery that lasts one year is deducted in that year', () => {
    // 150 million + 100 million / 30
    const amounts = [1, 2].map((nth) => taxDepreciation({ ...mine, machineryLife: 1 }, rulesOf(law, 'rigi'), nth));
    expect(amounts).toEqual([153_333_333, 3_333_334]);
  });

  test('The yearly parts of a cost add up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 60 }), (cost, parts) => {
        const all = Array.from({ length: parts + 2 }, (_, index) => yearlyPart(cost, parts, index));
        expect(all.reduce((sum, part) => sum + part, 0)).toBe(cost);
      }),
    );
  });
});

describe('losses (Law 20.628, article 25; Law 27.742, article 183 c)', () => {
  test('A loss of year 1 is deducted in year 6 and no longer in year 7', () => {
    const losses = [{ year: 1, left: 10 * million }];
    expect(deductLosses(4 * million, 6, losses, 5)).toEqual({
      used: 4 * million,
      losses: [{ year: 1, left: 6 * million }],
    });
    expect(deductLosses(4 * million, 7, losses, 5)).toEqual({ used: 0, losses: [] });
    expect(deductLosses(4 * million, 7, losses, 15).used).toBe(4 * million);
  });

  test('Under RIGI losses do not lapse', () => {
    // The loss of year 3 is deducted in year 5.
    expect(taxesOf(mine, { ...law, lossYears: 1 }, 'rigi')).toEqual(taxesOf(mine, law, 'rigi'));
  });

  test('The oldest loss is deducted first, and a new one is added', () => {
    const { losses } = deductLosses(-3 * million, 2, [{ year: 1, left: 5 * million }], 5);
    expect(deductLosses(6 * million, 3, losses, 5)).toEqual({
      used: 6 * million,
      losses: [{ year: 2, left: 2 * million }],
    });
  });
});

test('VAT on an investment of US$250 million is US$52.5 million in cash, under RIGI none (Law 27.742, article 187)', () => {
  expect(vatPaidInCash(mine, 'general')).toBe(52_500_000);
  expect(vatPaidInCash(mine, 'rigi')).toBe(0);
});

describe('a mine of US$250 million without RIGI', () => {
  const years = taxesOf(mine, law, 'general');

  test('Year 1 pays import duty and bank tax', () => {
    // Imports 125 × 60 % × 50 % = 37.5 million at 10 %; bank tax 125 million × 0.6 %.
    // Loss: 3,750,000 + 750,000 − 33 % of it, which counts towards income tax.
    expect(years[0]).toMatchObject({ importDuty: 3_750_000, bankTax: 750_000, profit: -4_252_500, total: 4_500_000 });
  });

  test('Year 3 deducts the losses of years 1 and 2, and its dividend makes up for them', () => {
    // Profit 100 − 45 − 4.5 million − (870,000 − 287,100) − 17 million; base 24,412,100.
    // Tax 262,550 + 23,522,100 × 35 % = 8,495,285, less 782,100 of bank tax of three years.
    // Books 50.5 − 0.87 − 7.713185 − 17 = 24,916,815, less 9 million of earlier losses.
    expect(years[2]).toEqual({
      year: 3,
      depreciation: 17 * million,
      profit: 32_917_100,
      lossUsed: 8_505_000,
      incomeTax: 7_713_185,
      bankTax: 870_000,
      exportDuty: 4_500_000,
      importDuty: 0,
      dividend: 15_916_815,
      dividendTax: 1_114_177,
      total: 14_197_362,
    });
  });

  test('Years 4 to 12 pay the same', () => {
    // Tax 262,550 + 32,027,100 × 35 % − 287,100; dividend 21,445,065 × 7 %.
    for (const year of years.slice(3, 12)) {
      expect(year).toMatchObject({ incomeTax: 11_184_935, dividendTax: 1_501_155, total: 18_056_090 });
    }
  });

  test('From year 13 the machinery is depreciated, and the profit higher', () => {
    // Tax 262,550 + 47,027,100 × 35 % − 287,100; dividend 31,195,065 × 7 %.
    for (const year of years.slice(12)) {
      expect(year).toMatchObject({ incomeTax: 16_434_935, dividendTax: 2_183_655, total: 23_988_590 });
    }
  });

  test('Fifteen years pay US$257,667,942', () => {
    // 2 × 4,500,000 + 14,197,362 + 9 × 18,056,090 + 3 × 23,988,590
    expect(sumOf(years, 'total')).toBe(257_667_942);
  });
});

describe('the same mine under RIGI', () => {
  const years = taxesOf(mine, law, 'rigi');

  test('Year 1 pays bank tax alone (Law 27.742, article 190)', () => {
    expect(years[0]).toMatchObject({ importDuty: 0, bankTax: 750_000, profit: 0, total: 750_000 });
  });

  test('Year 3 still pays export duty, and no income tax because of the depreciation', () => {
    // Profit 50.5 − 78.333333 million; dividend 50.5 − 0.87 − 17 − 1.5 = 31.13 million × 7 %.
    expect(years[2]).toMatchObject({
      exportDuty: 4_500_000,
      profit: -27_833_333,
      incomeTax: 0,
      dividendTax: 2_179_100,
      total: 7_549_100,
    });
  });

  test('Year 4 pays no export duty (Law 27.742, article 191)', () => {
    // Profit 55 − 78.333334 million; dividend 37.13 million × 7 %.
    expect(years[3]).toMatchObject({ exportDuty: 0, profit: -23_333_334, dividendTax: 2_599_100, total: 3_469_100 });
  });

  test('Year 5 deducts the losses, and the bank tax counts towards income tax in full (Law 27.742, article 189)', () => {
    // Profit 51,666,667 − losses 51,166,667 = 500,000; tax 125,000, less the bank tax of earlier years.
    expect(years[4]).toMatchObject({ lossUsed: 51_166_667, incomeTax: 0, total: 3_469_100 });
  });

  test('Year 6 uses up the bank tax of earlier years', () => {
    // 51,666,667 × 25 % = 12,916,667, less 3,985,000 + 870,000; dividend 29,068,333 × 7 %.
    expect(years[5]).toMatchObject({ incomeTax: 8_061_667, dividendTax: 2_034_783, total: 10_966_450 });
  });

  test('Year 7 pays the full income tax less its own bank tax', () => {
    // 12,916,667 − 870,000; dividend 25,083,333 × 7 %.
    expect(years[6]).toMatchObject({ incomeTax: 12_046_667, dividendTax: 1_755_833, total: 14_672_500 });
  });

  test('From year 8 dividends pay 3.5 %', () => {
    for (const year of years.slice(7, 12)) expect(year).toMatchObject({ dividendTax: 877_917, total: 13_794_584 });
    // Without depreciation in the books: dividend 40,083,333.
    for (const year of years.slice(12)) expect(year).toMatchObject({ dividendTax: 1_402_917, total: 14_319_584 });
  });

  test('Fifteen years pay US$153,557,922, US$104,110,020 less than without', () => {
    // 2 × 750,000 + 7,549,100 + 2 × 3,469,100 + 10,966,450 + 14,672,500 + 5 × 13,794,584 + 3 × 14,319,584
    expect(sumOf(years, 'total')).toBe(153_557_922);
    expect(sumOf(taxesOf(mine, law, 'general'), 'total') - sumOf(years, 'total')).toBe(104_110_020);
  });
});

test('A project that sells at a loss pays no income tax and no dividend', () => {
  for (const regime of taxRegimes) {
    const years = taxesOf({ ...mine, costs: 110 }, law, regime);
    expect([sumOf(years, 'incomeTax'), sumOf(years, 'dividend')]).toEqual([0, 0]);
  }
});
