import { expect, test } from 'vitest';
import { runPart } from '../../../../scripts/tools/soak/part-run.ts';
import { table } from '../../../../scripts/tools/soak/table.ts';
import { parts } from '../../../reliability/parts.ts';

test('the table of a soak says of each part what was found and whether the promise was kept', () => {
  const rows = [
    { title: 'Faults', figure: '0 lost', passed: true, time: '9 min' },
    { title: 'Load', figure: 'p99 200 ms', passed: false, time: '60 s' },
  ];
  expect(table(rows).split('\n').slice(2)).toEqual([
    '| Faults | 0 lost | kept | 9 min |',
    '| Load | p99 200 ms | **not kept** | 60 s |',
  ]);
});

test('a part whose process ends without a finding has failed, with what it said', async () => {
  const { passed, log } = await runPart('nothing', 'short', 1);
  expect(passed).toBe(false);
  expect(log).toContain('There is no part nothing.');
});

test('a part runs in a process of its own and its finding comes back', async () => {
  const { passed, figure } = await runPart('store-down', 'short', 1);
  expect({ passed, figure }).toEqual({ passed: true, figure: expect.stringContaining('0 problems') });
});

test('no two parts of the soak have the same name', () => {
  const names = parts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
