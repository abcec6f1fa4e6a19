import { expect, test } from 'vitest';
import { firmSizes, subSectorsOf } from '#domain/opportunity/sub-sector';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import {
  assumptionNames,
  rangeOf,
  readProject,
  resultPath,
  searchOfProject,
  standardAssumptions,
} from '#domain/your-project/query';
import { fc } from '../../support/properties.ts';

const rates = { exportDuties: { lithium: 4.5 }, vat: 21, pesosPerDollar: 1500 };

test('A query describes activity, province, size of firm, cost in millions, jobs and year', () => {
  expect(readProject('?activity=mining.lithium&province=SAL&size=large&cost=640&jobs=300&start=2027')).toEqual({
    project: {
      sector: 'mining',
      subSector: 'lithium',
      province: 'SAL',
      firmSize: 'large',
      totalCost: 640_000_000,
      jobs: 300,
      start: 2027,
    },
    given: {},
    wrong: {},
    asked: true,
  });
});

test('Unknown choices and empty numbers are ignored', () => {
  const { project, given, wrong, asked } = readProject('?activity=mining.wind&province=XX&size=&cost=&sales=');
  expect(project).toEqual({ sector: 'mining' });
  expect([given, wrong, asked]).toEqual([{}, {}, true]);
  expect(readProject('').asked).toBe(false);
});

test.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['1.250', 1250],
  ['1 250,5', 1250.5],
  ['12.5', 12.5],
  ['12,25', 12.25],
  ['0.25', 0.25],
])('A cost of “%s” is read as %d million', (text, millions) => {
  expect(readProject(`?${new URLSearchParams({ cost: text })}`).project.totalCost).toBe(millions * 1_000_000);
});

test.each(['0', '-5', 'abc', '1e9', '0.250', '2000000', '12.345.6'])(
  '“%s” is no cost, and is kept as typed',
  (text) => {
    const { project, wrong } = readProject(`?${new URLSearchParams({ cost: text })}`);
    expect(project.totalCost).toBeUndefined();
    expect(wrong).toEqual({ cost: text });
  },
);

test('Whole numbers have no decimals, and each number stays in its range', () => {
  const { given, wrong } = readProject('?machineryLife=10.5&worksLife=0&exports=101&costs=110');
  expect(given).toEqual({ costs: 110 });
  expect(Object.keys(wrong)).toEqual(['exports', 'machineryLife', 'worksLife']);
});

test('Standard assumptions export a mine’s sales, with the duty of its mineral', () => {
  const lithium = standardAssumptions({ sector: 'mining', subSector: 'lithium' }, rates);
  expect([lithium.exports, lithium.exportDuty]).toEqual([100, 4.5]);
  const wind = standardAssumptions({ sector: 'energy', subSector: 'wind' }, rates);
  expect([wind.exports, wind.exportDuty]).toEqual([0, 0]);
  expect([wind.vat, wind.pesosPerDollar]).toEqual([21, 1500]);
});

test('Every standard assumption is within its range', () => {
  const standard = standardAssumptions({}, rates);
  for (const name of assumptionNames) {
    expect(standard[name], name).toBeGreaterThanOrEqual(rangeOf[name].least);
    expect(standard[name], name).toBeLessThanOrEqual(rangeOf[name].most);
  }
});

test('The query string of a project is read as the same project, without standard assumptions', () => {
  const activity = fc.constantFrom(
    ...sectorKeys.flatMap((sector) => subSectorsOf[sector].map((subSector) => ({ sector, subSector }))),
  );
  fc.assert(
    fc.property(
      activity,
      fc.constantFrom(...provinceCodes),
      fc.constantFrom(...firmSizes),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (of, province, firmSize, cents, exports) => {
        const project = { ...of, province, firmSize, totalCost: cents * 10_000, jobs: 12, start: 2027 };
        const standard = standardAssumptions(project, rates);
        const search = searchOfProject(project, { exports, costs: standard.costs }, standard);
        const read = readProject(search);
        expect(read.project).toEqual(project);
        expect(read.given).toEqual(exports === standard.exports ? {} : { exports });
      },
    ),
  );
  expect(searchOfProject({}, {}, standardAssumptions({}, rates))).toBe('');
  // US$12,345,678 in millions with two decimals, as the form accepts them.
  expect(resultPath(searchOfProject({ totalCost: 12_345_678 }))).toBe('/your-project/answer?cost=12.35');
});
