import { chromium, devices } from '@playwright/test';
import { browserFlags } from '../test/browser.ts';
import { type Content, putFloorPage, readContent } from './baseline.ts';
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

/** Measures a page, and in turn with it the floor page made from it. */
export async function compare(bench: Bench, page: BenchPage): Promise<Measured & { readonly machine: Machine }> {
  const { edge, browser } = bench;
  const { content, picture } = await visit(bench, page.path);
  const floor = await putFloorPage(edge, page.path, content, picture);
  const shared = { browser, flags: [edge.browserFlag] };
  const runs: Run[] = [];
  const floorRuns: Run[] = [];
  for (let count = 0; count < bench.runs; count += 1) {
    const { later } = page;
    runs.push(await measure({ ...shared, address: edge.address + page.path, categories: 'all', later }));
    floorRuns.push(await measure({ ...shared, address: edge.address + floor, categories: 'performance' }));
  }
  const [first] = runs;
  if (!first) throw new Error('Nothing was measured');
  return {
    path: page.path,
    limits: limitsOf(page, content.hasIsland),
    reading: median(runs.map(({ reading }) => reading)),
    html: edge.sizeOf(page.path),
    floor: median(floorRuns.map(({ reading }) => reading)).lcp,
    machine: first.machine,
  };
}

/** Reads a page as a phone gets it; a page without a picture of its own lends the home page's. */
async function visit({ edge, browser }: Bench, path: string): Promise<{ content: Content; picture: Buffer }> {
  const playwright = await chromium.launch({ executablePath: browser, args: [...browserFlags] });
  try {
    const context = await playwright.newContext({ ...devices['Moto G4'], ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const content = await readContent(page, edge.address + path);
    const shown = content.picture ?? (await readContent(page, edge.address)).picture;
    if (!shown) throw new Error(`Neither ${path} nor the home page shows a picture`);
    const picture = await context.request.get(shown);
    return { content, picture: await picture.body() };
  } finally {
    await playwright.close();
  }
}
