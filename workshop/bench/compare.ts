import { chromium, devices, request } from '@playwright/test';
import { browserFlags } from '../../scripts/tools/test/browser.ts';
import { type FirstView, putBaseline, putIslandBaseline, readFirstView, readTexts, type Texts } from './baseline.ts';
import type { MeasuredPage } from './figures.ts';
import { type Machine, measure, median, type Reading, type Run } from './lighthouse.ts';
import { type BenchPage, limitsOf, smallIslandPage } from './pages.ts';
import type { Edge } from './simulated-cdn.ts';

export interface Bench {
  readonly edge: Edge;
  /** Path of the browser. */
  readonly browser: string;
  /** Loads per page; the median counts. */
  readonly runs: number;
}

/** Total blocking time of a bare page with one small island, in milliseconds: the cost of React alone. */
export async function measureSmallIsland({ edge, browser, runs }: Bench): Promise<number> {
  const context = await request.newContext({ ignoreHTTPSErrors: true });
  const result = await context.get(edge.origin + smallIslandPage);
  const path = await putIslandBaseline(edge, await result.text());
  await context.dispose();
  const readings: Reading[] = [];
  for (let count = 0; count < runs; count += 1) {
    const chrome = { browser, flags: [edge.browserFlag] };
    const { reading } = await measure({ ...chrome, url: edge.origin + path, categories: 'performance' });
    if (reading.script < 50_000) throw new Error('The small island has not been hydrated');
    readings.push(reading);
  }
  return median(readings).tbt;
}

/** Measures a page and its baseline alternately, so that a busy machine slows both. */
export async function compare(
  bench: Bench,
  page: BenchPage,
): Promise<Omit<MeasuredPage, 'islandTBT'> & { readonly machine: Machine }> {
  const { edge, browser } = bench;
  const { path, later } = page;
  const { texts, view, image } = await visit(bench, path);
  const baseline = await putBaseline(edge, path, texts, image);
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
    limits: limitsOf(page, view.hasIsland),
    reading: median(runs.map(({ reading }) => reading)),
    html: edge.sizeOf(path),
    baseline: median(baselineRuns.map(({ reading }) => reading)),
    machine: first.machine,
  };
}

interface Visit {
  readonly texts: Texts;
  readonly view: FirstView;
  readonly image: Buffer;
}

/** Reads a page as a phone. A page without an image uses that of the home page. */
async function visit({ edge, browser }: Bench, path: string): Promise<Visit> {
  const playwright = await chromium.launch({ executablePath: browser, args: [...browserFlags] });
  const phone = { ...devices['Moto G4'], ignoreHTTPSErrors: true };
  try {
    const context = await playwright.newContext(phone);
    const page = await context.newPage();
    const view = await readFirstView(page, edge.origin + path);
    const shown = view.image ?? (await readFirstView(page, edge.origin)).image;
    if (!shown) throw new Error(`Neither ${path} nor the home page shows an image`);
    const image = await context.request.get(shown);
    const withoutScripts = await playwright.newContext({ ...phone, javaScriptEnabled: false });
    const texts = await readTexts(await withoutScripts.newPage(), edge.origin + path);
    return { texts, view, image: await image.body() };
  } finally {
    await playwright.close();
  }
}
