import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getStore } from '@netlify/blobs';
import * as v from 'valibot';
import { listEnquiries } from '#domain/calls/admin-enquiries';
import { limits } from '#domain/limits';
import { enquiryIdOf, newStoredEnquiry } from '../../../netlify/enquiries/record.ts';
import { randomReference } from '../../../netlify/enquiries/reference.ts';
import { inParallel } from '../../../netlify/store/in-parallel.ts';
import { enquiryWith } from '../../netlify/opportunities/samples.ts';
import { paths } from '../../support/paths.ts';
import { Clock } from '../clock.ts';
import type { Finding, Part, Size } from '../part.ts';
import { Site } from '../site.ts';
import { StoreInThread } from '../store-in-thread.ts';
import { quietly } from '../store-timeouts.ts';

const extent = { short: 300, long: 10_000 } as const;
/** Latency of a store request in milliseconds. */
const latency = 50;
/** Longest time in milliseconds of a page with a warm index, and of any response. */
const [mostWarm, longest] = [1_500, 3_000];
/** Megabytes by which the memory may differ between the first tenth of the file and its end. */
const mostGrowth = 8;

export const enquiryGrowth: Part = {
  name: 'enquiry-growth',
  title: '10,000 enquiries',
  guarantee:
    'The list comes in pages within their limits, each within 1.5 s at 50 ms a store call (none over 3 s while the index is built); the export contains all of them with constant memory.',
  run: (size) => {
    const store = new StoreInThread();
    return quietly(() => store.serve(() => grow(size, store)));
  },
};

async function grow(size: Size, store: StoreInThread): Promise<Finding> {
  const clock = new Clock().start();
  const problems: string[] = [];
  try {
    const site = await Site.open();
    await populate(extent[size]);
    clock.forward(60_000);
    if (size === 'long') await store.configure({ latency });
    const cold = await untilListed(site);
    const pages = await readPages(site, problems);
    await store.configure({ latency: 0 });
    const total = pages.reduce((sum, { count }) => sum + count, 0);
    if (total !== extent[size]) problems.push(`the list shows ${total}`);
    const exported = await exportAll(site, problems, size);
    const warm = pages.map(({ took }) => took);
    if (size === 'long') {
      if (Math.max(...cold, ...warm) > longest) problems.push(`an answer took more than ${longest} ms`);
      if (Math.max(...warm) > mostWarm) problems.push(`a page took more than ${mostWarm} ms`);
    }
    const bytes = pages.map((page) => `${(page.bytes / 1_000).toFixed(0)} KB`).join(', ');
    const counts = `${total.toLocaleString('en')} enquiries in ${pages.length} pages of ${bytes}`;
    const times = `index made in ${cold.length} answers, the longest ${Math.max(...cold)} ms; pages ${warm.join(', ')} ms`;
    const figure = [counts, ...(size === 'long' ? [times] : []), exported, ...problems].join('; ');
    return { figure, passed: problems.length === 0, log: problems.join('\n') };
  } finally {
    clock.stop();
  }
}

/** Writes enquiries to the store in the site’s format. */
async function populate(count: number): Promise<void> {
  const store = getStore({ name: 'enquiries', consistency: 'strong' });
  const began = Date.now() - count * 60_000;
  const { failure } = await inParallel(
    Array.from({ length: count }, (_, at) => at),
    async (at) => {
      const message = `Enquiry ${at}. We look for a partner in a project of some size and would like to visit. `.repeat(
        12,
      );
      const enquiry = enquiryWith({ email: `person${at}@example.com`, message, language: 'en', size: '1m-10m' });
      const record = newStoredEnquiry(enquiry, randomReference(), [], new Date(began + at * 60_000));
      await store.setJSON(enquiryIdOf(`${at}`), record);
    },
  );
  if (failure !== undefined) throw failure;
}

/** Requests the first page until it succeeds; resolves to the milliseconds of each response. */
async function untilListed(site: Site): Promise<readonly number[]> {
  const took: number[] = [];
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const began = performance.now();
    const { status } = await site.fetch('GET', paths.enquiriesAfter(''));
    took.push(Math.round(performance.now() - began));
    if (status === 200) return took;
  }
  throw new Error('The list did not come in 100 requests.');
}

interface Page {
  readonly count: number;
  readonly bytes: number;
  readonly took: number;
}

async function readPages(site: Site, problems: string[]): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let after = ''; ; ) {
    const began = performance.now();
    const text = await (await site.fetch('GET', paths.enquiriesAfter(after))).text();
    const took = Math.round(performance.now() - began);
    const page = v.parse(listEnquiries.response, JSON.parse(text));
    if (page.length === 0) return pages;
    const bytes = Buffer.byteLength(text);
    if (bytes > (after === '' ? limits.firstPageBytes : limits.responseBytes))
      problems.push(`a page of ${bytes} bytes`);
    pages.push({ count: page.length, bytes, took });
    after = page.at(-1)?.id ?? '';
  }
}

/** Reads the export in pieces without keeping them, and measures the memory meanwhile. */
async function exportAll(site: Site, problems: string[], size: Size): Promise<string> {
  const collect = garbageCollector();
  const { body } = await site.fetch('GET', paths.exportEnquiries);
  const used: number[] = [];
  let [rows, bytes, pieces] = [-1, 0, 0];
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    rows += Buffer.from(piece).toString('latin1').split('\r\n').length - 1;
    pieces += 1;
    if (pieces % 10 !== 0) continue;
    collect();
    used.push(process.memoryUsage().heapUsed / 2 ** 20);
  }
  if (rows !== extent[size]) problems.push(`the export has ${rows} rows`);
  const grown = (used.at(-1) ?? 0) - (used[0] ?? 0);
  if (grown > mostGrowth) problems.push(`${grown.toFixed(1)} MB more at the end of the export`);
  const exported = `export of ${rows.toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(1)} MB`;
  return size === 'long' ? `${exported}, ${grown.toFixed(1)} MB more memory at its end than after a tenth` : exported;
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
