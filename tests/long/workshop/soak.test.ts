import { expect, test } from 'vitest';
import { runPart } from '../../../workshop/soak/part-run.ts';
import { rowsOf } from '../../../workshop/soak/rows.ts';
import { parts } from '../../reliability/parts.ts';

test('The report of a soak lists the figures of each part and whether it passed', () => {
  const results = [
    { title: 'Faults', figure: '0 lost', passed: true, time: '9 min' },
    { title: 'Load', figure: 'p99 200 ms', passed: false, time: '60 s' },
  ];
  expect(rowsOf(results)).toEqual([
    ['part', 'figures', 'passed', 'time'],
    ['Faults', '0 lost', 'yes', '9 min'],
    ['Load', 'p99 200 ms', 'no', '60 s'],
  ]);
});

test('A part whose process ends without a finding has failed, and its output is in the log', async () => {
  const { passed, log } = await runPart('nothing', 'short', 1);
  expect(passed).toBe(false);
  expect(log).toContain('There is no part nothing.');
});

test('A part runs in its own process and returns its finding', async () => {
  const { passed, figure } = await runPart('store-down', 'short', 1);
  expect({ passed, figure }).toEqual({ passed: true, figure: expect.stringContaining('0 problems') });
});

test('The parts of the soak have different names', () => {
  const names = parts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
