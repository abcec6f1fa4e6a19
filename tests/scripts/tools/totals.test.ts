import { describe, expect, test } from 'vitest';
import { playwrightTotals, summary, vitestTotals } from '../../../scripts/tools/test/totals.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const spec = (status: string, ...annotations: { type: string; description?: string }[]) => ({
  tests: [{ status, annotations }],
});

describe('unit tests', () => {
  test('are counted over all files', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
    expect(vitestTotals({ testResults })).toEqual({ passed: 3, failed: 1, notRun: 0 });
  });

  test.each(['skipped', 'pending', 'todo'])('that are %s count as failed', (status) => {
    expect(vitestTotals({ testResults: [file('passed', 'passed', status)] })).toEqual({
      passed: 1,
      failed: 1,
      notRun: 0,
    });
  });

  test('count a file that could not be loaded, or whose set-up broke, as failed', () => {
    expect(vitestTotals({ testResults: [file('failed'), file('failed', 'passed')] })).toEqual({
      passed: 1,
      failed: 2,
      notRun: 0,
    });
  });

  test('that are none at all count as failed', () => {
    expect(vitestTotals({ testResults: [] })).toEqual({ passed: 0, failed: 1, notRun: 0 });
  });

  test.each([null, {}, { testResults: 3 }])('of a report like %j are not counted', (report) => {
    expect(() => vitestTotals(report)).toThrow();
  });
});

describe('browser tests', () => {
  test('are counted through all suites', () => {
    const nested = { specs: [spec('expected')], suites: [{ specs: [spec('expected'), spec('unexpected')] }] };
    expect(playwrightTotals({ suites: [nested], errors: [] })).toEqual({ passed: 2, failed: 1, notRun: 0 });
  });

  test.each(['flaky', 'unexpected', 'skipped'])('that are %s count as failed', (status) => {
    expect(playwrightTotals({ suites: [{ specs: [spec(status)] }], errors: [] })).toEqual({
      passed: 0,
      failed: 1,
      notRun: 0,
    });
  });

  test('A test that was left out after others had failed is not run, and did not fail', () => {
    const suites = [{ specs: [spec('expected'), spec('unexpected'), spec('skipped'), spec('skipped')] }];
    expect(playwrightTotals({ suites, errors: [] })).toEqual({ passed: 1, failed: 1, notRun: 2 });
  });

  test('that are skipped with a reason are left out, and without one are not', () => {
    const withReason = spec('skipped', { type: 'skip', description: 'needs a camera' });
    const without = spec('skipped', { type: 'skip' });
    const suites = [{ specs: [spec('expected'), withReason, without] }];
    expect(playwrightTotals({ suites, errors: [] })).toEqual({ passed: 1, failed: 1, notRun: 0 });
  });

  test('count every error outside of a test', () => {
    const errors = [{ message: 'the site did not start' }];
    expect(playwrightTotals({ suites: [{ specs: [spec('expected')] }], errors })).toEqual({
      passed: 1,
      failed: 1,
      notRun: 0,
    });
  });

  test('that are none at all count as failed', () => {
    expect(playwrightTotals({ suites: [], errors: [] })).toEqual({ passed: 0, failed: 1, notRun: 0 });
  });
});

describe('the last line', () => {
  test('sums up, and the exit code goes with it', () => {
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

  test('of a run without a test is a failure', () => {
    expect(summary([])).toEqual({ line: '0 passed, 0 failed', code: 1 });
  });
});
