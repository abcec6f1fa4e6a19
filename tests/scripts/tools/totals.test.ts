import { describe, expect, test } from 'vitest';
import { playwrightTotals, summary, vitestTotals } from '../../../scripts/tools/test/totals.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const spec = (status: string, ...annotations: { type: string; description?: string }[]) => ({
  tests: [{ status, annotations }],
});

describe('totals of unit tests', () => {
  test('Unit tests are counted across files', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
    expect(vitestTotals({ testResults })).toEqual({ passed: 3, failed: 1, notRun: 0 });
  });

  test.each(['skipped', 'pending', 'todo'])('Unit tests that are %s count as failed', (status) => {
    expect(vitestTotals({ testResults: [file('passed', 'passed', status)] })).toEqual({
      passed: 1,
      failed: 1,
      notRun: 0,
    });
  });

  test('A test file that could not be loaded or set up counts as failed', () => {
    expect(vitestTotals({ testResults: [file('failed'), file('failed', 'passed')] })).toEqual({
      passed: 1,
      failed: 2,
      notRun: 0,
    });
  });

  test('A run without unit tests counts as failed', () => {
    expect(vitestTotals({ testResults: [] })).toEqual({ passed: 0, failed: 1, notRun: 0 });
  });

  test.each([null, {}, { testResults: 3 }])('A report like %j is refused', (report) => {
    expect(() => vitestTotals(report)).toThrow();
  });
});

describe('totals of browser tests', () => {
  test('Browser tests are counted in nested suites', () => {
    const nested = { specs: [spec('expected')], suites: [{ specs: [spec('expected'), spec('unexpected')] }] };
    expect(playwrightTotals({ suites: [nested], errors: [] })).toEqual({ passed: 2, failed: 1, notRun: 0 });
  });

  test.each(['flaky', 'unexpected', 'skipped'])('Browser tests that are %s count as failed', (status) => {
    expect(playwrightTotals({ suites: [{ specs: [spec(status)] }], errors: [] })).toEqual({
      passed: 0,
      failed: 1,
      notRun: 0,
    });
  });

  test('A browser test that was left out after a failure is not run and did not fail', () => {
    const suites = [{ specs: [spec('expected'), spec('unexpected'), spec('skipped'), spec('skipped')] }];
    expect(playwrightTotals({ suites, errors: [] })).toEqual({ passed: 1, failed: 1, notRun: 2 });
  });

  test('A browser test skipped with a reason is left out, and without one it counts as failed', () => {
    const withReason = spec('skipped', { type: 'skip', description: 'needs a camera' });
    const without = spec('skipped', { type: 'skip' });
    const suites = [{ specs: [spec('expected'), withReason, without] }];
    expect(playwrightTotals({ suites, errors: [] })).toEqual({ passed: 1, failed: 1, notRun: 0 });
  });

  test('Each error outside a browser test counts as failed', () => {
    const errors = [{ message: 'the site did not start' }];
    expect(playwrightTotals({ suites: [{ specs: [spec('expected')] }], errors })).toEqual({
      passed: 1,
      failed: 1,
      notRun: 0,
    });
  });

  test('A run without browser tests counts as failed', () => {
    expect(playwrightTotals({ suites: [], errors: [] })).toEqual({ passed: 0, failed: 1, notRun: 0 });
  });
});

describe('the last line', () => {
  test('The last line has the sums, and the exit code matches', () => {
    expect(
      summary([
        { passed: 3, failed: 0, notRun: 0 },
        { passed: 1, failed: 0, notRun: 0 },
      ]),
    ).toEqual({ line: '4 passed, 0 failed', code: 0 });
    expect(
      summary([
        { passed: 3, failed: 0, notRun: 0 },
        { passed: 0, failed: 2, notRun: 0 },
      ]),
    ).toEqual({ line: '3 passed, 2 failed', code: 1 });
  });

  test('A run without any test fails', () => {
    expect(summary([])).toEqual({ line: '0 passed, 0 failed', code: 1 });
  });
});
