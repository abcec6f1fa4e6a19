import { chromium, devices } from '@playwright/test';
import { browserFlags } from '../test/browser.ts';
import { type Content, putBaseline, readContent } from './baseline.ts';
import { type Machine, measure, median, type Run } from './lighthouse.ts';
import { type BenchPage, limitsOf } from './pages.ts';
import type { Edge } from './server.ts';
import type { Measured } from './table.ts';

export interface Bench {
  readonly edge: Edge;
  /** The browser's path. */
  readonly browser: string;
  /** How often a page is loaded; the middle reading counts. */
  readonly runs: number;
}

/** Measures a page, and in turn with it the baseline made from it. */
export async function compare(bench: Bench, page: BenchPage): Promise<Measured & { readonly machine: Machine }> {
  const { edge, browser } = bench;
  const { path, later } = page;
  const { content, image } = await visit(bench, path);
  const baseline = await putBaseline(edge, path, content, image);
  const chrome = { browser, flags: [edge.browserFlag] };
  const runs: Run[] = [];
  const baselineRuns: Run[] = [];
  for (let count = 0; count < bench.runs; count += 1) {
    runs.push(await measure({ ...chrome, url: edge.origin + path, categories: 'all', later }));
    baselineRuns.push(await measure({ ...chrome, url: edge.origin + baseline, categories: 'performance' }));
  }
  const [first] = runs;
  if (!first) throw new Error('Nothing was measured');
  return {
    path,
    limits: limitsOf(page, content.hasIsland),
    reading: median(runs.map(({ reading }) => reading)),
    html: edge.sizeOf(path),
    baseline: median(baselineRuns.map(({ reading }) => reading)),
    machine: first.machine,
  };
}

/** Reads a page as a phone gets it; a page without an image of its own borrows the home page's. */
async function visit({ edge, browser }: Bench, path: string): Promise<{ content: Content; image: Buffer }> {
  const playwright = await chromium.launch({ executablePath: browser, args: [...browserFlags] });
  try {
    const context = await playwright.newContext({ ...devices['Moto G4'], ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const content = await readContent(page, edge.origin + path);
    const shown = content.image ?? (await readContent(page, edge.origin)).image;
    if (!shown) throw new Error(`Neither ${path} nor the home page shows an image`);
    const image = await context.request.get(shown);
    return { content, image: await image.body() };
  } finally {
    await playwright.close();
  }
}
