import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type CheckedProject, checkRegimes, type RegimeCheck, regimeKeys } from '#domain/opportunity/regimes';
import { firmSizes, subSectors } from '#domain/opportunity/sub-sector';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { readFactBook } from '../../../scripts/build/fact-book.ts';
import { regimeDataSchema } from '../../../src/content-schemas/texts.ts';
import { fc } from '../../support/properties.ts';

const { facts } = readFactBook('.');

/** The regimes as the site reads them. */
const regimes = regimeKeys.map((key) => {
  const file: unknown = parse(readFileSync(`content/regimes/${key}.yaml`, 'utf8'), {
    customTags: ['timestamp'],
  });
  const { minimum, ...rules } = regimeDataSchema.parse(file);
  return { key, ...rules, minimum: minimum.map((one) => ({ ...one, sum: Number(facts.get(one.fact)?.value) })) };
});

function inWords(check: RegimeCheck): string {
  const mark = check.unconfirmed ? '?' : '';
  if (check.is === 'missed') return `missed by ${check.missing}${mark}`;
  if (check.is === 'depends') return `depends on ${check.on.join(' + ')}${mark}`;
  return `${check.is === 'met' ? 'met' : 'no minimum'}${mark}`;
}

/** As in the column “expected rows in order”: a regime that is not in it must not be shown. */
const rowsOf = (project: CheckedProject) =>
  checkRegimes(regimes, project)
    .map(({ regime, check }) => `${regime.key}: ${inWords(check)}`)
    .join(', ');

const statedFacts = v.object({
  sector: v.picklist(sectorKeys),
  subSector: v.exactOptional(v.picklist(subSectors)),
  province: v.exactOptional(v.picklist(provinceCodes)),
  firmSize: v.exactOptional(v.picklist(firmSizes)),
});

/** A project, the rows expected for it, and the rule of law that decides. */
const cases = readFileSync(`${import.meta.dirname}/cases.csv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [sector, subSector, province, totalCost, sought, firmSize, rows = '', law = ''] = line.split(';');
    const facts = Object.entries({ sector, subSector, province, firmSize }).filter(([, value]) => value !== '');
    const project: CheckedProject = {
      ...v.parse(statedFacts, Object.fromEntries(facts)),
      ...(totalCost && { totalCost: Number(totalCost) }),
      ...(sought && { investment: { from: Number(sought) } }),
    };
    return { project, rows, law };
  });

test('The table has at least 60 projects', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

test('A wind farm is not compared with the minimum of offshore oil and gas', () => {
  const project = { sector: 'energy', subSector: 'wind', province: 'BSAS', investment: { from: 232_000_000 } } as const;
  expect(rowsOf(project)).toBe('rigi: met, rimi: depends on firmSize, renewables: no minimum');
});

test('A large lithium project does not meet the minimum of a micro firm', () => {
  const project = { sector: 'mining', subSector: 'lithium', province: 'SAL', totalCost: 640_000_000 } as const;
  expect(rowsOf(project)).toBe('rigi: met, rimi: depends on firmSize, mining: no minimum');
});

test('Housing is excluded from RIGI, not too small for it', () => {
  const project = { sector: 'real-state', subSector: 'housing', province: 'CABA', totalCost: 165_000_000 } as const;
  expect(rowsOf(project)).toBe('');
});

for (const { project, rows, law } of cases) {
  const { sector, subSector, province, firmSize, totalCost, investment } = project;
  const sums = [totalCost && `cost ${totalCost}`, investment && `seeks ${investment.from}`];
  const name = [sector, subSector, province, ...sums, firmSize].filter(Boolean).join(', ');
  test(`The rows of a project follow ${law}: ${name}`, () => {
    expect(rowsOf(project)).toBe(rows);
  });
}

test('Every unconfirmed sub-sector of a regime is one that the regime includes', () => {
  for (const { key, unconfirmed = [], subSectors: named, except = [], minimum } of regimes) {
    const ofMinimum = minimum.flatMap((threshold) => threshold.subSectors ?? []);
    const included = named ?? (ofMinimum.length > 0 ? ofMinimum : subSectors.filter((one) => !except.includes(one)));
    expect(
      unconfirmed.filter((one) => !included.includes(one)),
      key,
    ).toEqual([]);
  }
});

test('No project of the whole country gets a regime of another province', () => {
  fc.assert(
    fc.property(fc.constantFrom(...subSectors), fc.constantFrom(...provinceCodes), (subSector, province) => {
      const shown = checkRegimes(regimes, { sector: 'industrial', subSector, province });
      for (const { regime } of shown) {
        if (regime.provinces.length > 0) expect(regime.provinces).toContain(province);
      }
    }),
  );
});
