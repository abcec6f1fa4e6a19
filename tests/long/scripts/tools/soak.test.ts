import { expect, test } from 'vitest';
import { runPart } from '../../../../scripts/tools/soak/part-run.ts';
import { table } from '../../../../scripts/tools/soak/table.ts';
import { parts } from '../../../reliability/parts.ts';

test('The table of a soak has each part’s finding and whether its promise was kept', () => {
  const rows = [
    { title: 'Faults', figure: '0 lost', passed: true, time: '9 min' },
    { title: 'Load', figure: 'p99 200 ms', passed: false, time: '60 s' },
  ];
  expect(table(rows).split('\n').slice(2)).toEqual([
    '| Faults | 0 lost | kept | 9 min |',
    '| Load | p99 200 ms | **not kept** | 60 s |',
  ]);
});

test('A part whose process ends without a finding has failed, with its output', async () => {
  const { passed, log } = await runPart('nothing', 'short', 1);
  expect(passed).toBe(false);
  expect(log).toContain('There is no part nothing.');
});

test('A part runs in its own process and returns its finding', async () => {
  const { passed, figure } = await runPart('store-down', 'short', 1);
  expect({ passed, figure }).toEqual({ passed: true, figure: expect.stringContaining('0 problems') });
});

test('The names of the soak’s parts are unique', () => {
  const names = parts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
