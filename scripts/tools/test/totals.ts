import * as v from 'valibot';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Skipped because earlier tests had failed. */
  readonly notRun: number;
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});

interface Suite {
  readonly specs: readonly { readonly tests: readonly v.InferOutput<typeof playwrightTest>[] }[];
  readonly suites?: readonly Suite[] | undefined;
}

const playwrightTest = v.object({
  status: v.string(),
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
});

const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ tests: v.array(playwrightTest) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const playwrightReport = v.object({ suites: v.array(suite), errors: v.array(v.unknown()) });

/**
 * The totals of vitest's JSON report. A test that did not run counts as failed; so does a failed file without a failed
 * test.
 */
export function vitestTotals(report: unknown): Totals {
  const files = v.parse(vitestReport, report).testResults;
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const passed = statuses.filter((status) => status === 'passed').length;
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return atLeastOne({ passed, failed: statuses.length - passed + brokenFiles, notRun: 0 });
}

/**
 * The totals of Playwright's JSON report. A test that was skipped without a reason did not run because of earlier
 * failures; without any, it counts as failed.
 */
export function playwrightTotals(report: unknown): Totals {
  const { suites, errors } = v.parse(playwrightReport, report);
  const tests = suites.flatMap(testsOf).filter((test) => !isSkippedWithReason(test));
  const passed = tests.filter(({ status }) => status === 'expected').length;
  const skipped = tests.filter(({ status }) => status === 'skipped').length;
  const failed = tests.length - passed - skipped + errors.length;
  return atLeastOne(failed === 0 ? { passed, failed: skipped, notRun: 0 } : { passed, failed, notRun: skipped });
}

function testsOf({ specs, suites = [] }: Suite): v.InferOutput<typeof playwrightTest>[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

function isSkippedWithReason({ status, annotations }: v.InferOutput<typeof playwrightTest>): boolean {
  return status === 'skipped' && annotations.some(({ type, description }) => type === 'skip' && description);
}

// A run without tests is a failure.
const atLeastOne = (totals: Totals): Totals =>
  totals.passed + totals.failed === 0 ? { ...totals, failed: 1 } : totals;

/** The last line and exit code of a test run. */
export function summary(all: readonly Totals[]): { readonly line: string; readonly code: 0 | 1 } {
  const passed = all.reduce((sum, totals) => sum + totals.passed, 0);
  const failed = all.reduce((sum, totals) => sum + totals.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, code: failed === 0 && passed > 0 ? 0 : 1 };
}
