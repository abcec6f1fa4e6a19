import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as v from 'valibot';
import { browserFlags } from '../../scripts/tools/test/browser.ts';

/** The figures of one load. Times in milliseconds, sizes in transferred bytes. */
export interface Reading {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly script: number;
  readonly total: number;
  /** Audits that lost points. */
  readonly faults: readonly string[];
}

const score = v.optional(
  v.object({ score: v.number(), auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) }),
);

const requests = v.array(v.object({ url: v.string(), resourceType: v.optional(v.string()), transferSize: v.number() }));

const broken = v.object({ runtimeError: v.object({ message: v.string() }) });

const report = v.object({
  lighthouseVersion: v.string(),
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: v.intersect([
    v.object({
      'first-contentful-paint': v.object({ numericValue: v.number() }),
      'largest-contentful-paint': v.object({ numericValue: v.number() }),
      'cumulative-layout-shift': v.object({ numericValue: v.number() }),
      'total-blocking-time': v.object({ numericValue: v.number() }),
      'network-requests': v.object({ details: v.object({ items: requests }) }),
    }),
    v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  ]),
});

type Report = v.InferOutput<typeof report>;

export interface Machine {
  readonly lighthouse: string;
  /** Lighthouse's speed of the machine; a fast laptop has 1,500 or more. */
  readonly benchmarkIndex: number;
}

export interface Run {
  readonly reading: Reading;
  readonly machine: Machine;
}

interface Visit {
  readonly url: string;
  readonly browser: string;
  readonly flags: readonly string[];
  /** Requests that are not counted. */
  readonly later?: RegExp | undefined;
  readonly categories: 'all' | 'performance';
}

/** Loads a page in a new browser as Lighthouse's slow phone. Retries once if the browser fails. */
export async function measure(visit: Visit): Promise<Run> {
  return load(visit).catch(() => load(visit));
}

async function load(visit: Visit): Promise<Run> {
  const chrome = await launch({
    chromePath: visit.browser,
    chromeFlags: ['--headless=new', ...browserFlags, ...visit.flags],
    logLevel: 'error',
  });
  try {
    const result = await lighthouse(visit.url, {
      port: chrome.port,
      logLevel: 'error',
      disableFullPageScreenshot: true,
      ...(visit.categories === 'performance' && { onlyCategories: ['performance'] }),
    });
    const failure = v.safeParse(broken, result?.lhr);
    if (failure.success) throw new Error(failure.output.runtimeError.message);
    const found = v.parse(report, result?.lhr);
    const machine = { lighthouse: found.lighthouseVersion, benchmarkIndex: found.environment.benchmarkIndex };
    return { reading: readingOf(found, visit.later), machine };
  } finally {
    chrome.kill();
  }
}

function readingOf({ audits, categories }: Report, later: RegExp | undefined): Reading {
  const loaded = audits['network-requests'].details.items.filter(({ url }) => !later?.test(url));
  const sizeOf = (...types: string[]) => sum(loaded.filter(({ resourceType = '' }) => types.includes(resourceType)));
  const points = (name: keyof typeof categories) => Math.round((categories[name]?.score ?? 1) * 100);
  const counted = Object.values(categories).flatMap((category) => category?.auditRefs ?? []);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    script: sizeOf('Script'),
    total: sum(loaded),
    faults: counted.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  };
}

const sum = (requested: v.InferOutput<typeof requests>): number =>
  requested.reduce((bytes, { transferSize }) => bytes + transferSize, 0);

/** The median of each figure. */
export function median(readings: readonly Reading[]): Reading {
  const middle = (of: (reading: Reading) => number) => {
    const sorted = readings.map(of).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    performance: middle((one) => one.performance),
    accessibility: middle((one) => one.accessibility),
    bestPractices: middle((one) => one.bestPractices),
    seo: middle((one) => one.seo),
    fcp: middle((one) => one.fcp),
    lcp: middle((one) => one.lcp),
    cls: middle((one) => one.cls),
    tbt: middle((one) => one.tbt),
    script: middle((one) => one.script),
    total: middle((one) => one.total),
    faults: [...new Set(readings.flatMap(({ faults }) => faults))],
  };
}
