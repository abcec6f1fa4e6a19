import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { treatiesSchema } from '../../src/content-schemas/treaties.ts';

const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));
const treaties = readdirSync('content/treaties').flatMap((name) => treatiesSchema.parse(read(`treaties/${name}`)));
const of = (country: string, kind: string) => treaties.find((one) => one.country === country && one.kind === kind);

const treaty = {
  country: 'CH',
  kind: 'taxation',
  status: 'in-force',
  signed: '2014-03-20',
  since: '2015-11-27',
  dividends: [10, 15],
  addresses: ['https://www.example.com/'],
  checkedOn: '2026-11-29',
};

test.each([
  ['a country without an ISO code', { country: 'XX' }, 'code of a country'],
  ['an unknown kind', { kind: 'trade' }, 'expected taxation, transport or investment'],
  ['a day of entry into force while it is only signed', { status: 'signed' }, 'not in force'],
  ['entry into force before its signature', { since: '2013-01-01' }, 'after that of the signature'],
  ['rates in another order', { dividends: [15, 10] }, 'lowest first'],
  ['a rate above the Argentine one', { dividends: [40] }, 'rates in percent'],
  ['no address', { addresses: [] }, 'at least one address'],
  ['a misspelt field', { intrest: [12] }, 'no other field'],
])('A treaty with %s is refused', (_, change, message) => {
  const { success, error } = treatiesSchema.safeParse([{ ...treaty, ...change }]);
  expect([success, error?.message]).toEqual([false, expect.stringContaining(message)]);
});

test('The treaties with China agree with the figures of its chapter', () => {
  const facts = read('facts/china.yaml') as Record<string, { value: string | number }>;
  const value = (key: string) => facts[`china-${key}`]?.value;
  const taxation = of('CN', 'taxation');
  expect(taxation?.dividends).toEqual(['dividend-state', 'dividend-low', 'dividend-high'].map(value));
  expect(taxation?.interest).toEqual([value('interest')]);
  expect(taxation?.since).toBe(value('tax-in-force'));
  expect(of('CN', 'investment')?.since).toMatch(new RegExp(`^${value('treaty-in-force')}-`));
});

test('The table says that no tax treaty with the United States is in force', () => {
  expect(of('US', 'taxation')?.status).toBe('signed');
  expect(of('US', 'taxation')?.note?.en).toContain('never entered into force');
});
