import { chromium } from '@playwright/test';
import { waitingEnquiries } from '#domain/calls/admin-enquiries';
import { tokenStorageKey } from '#domain/calls/login';
import { enquiryIdOf, newStoredEnquiry, storedEnquiry } from '../../netlify/enquiries/record.ts';
import { openStore } from '../../netlify/store/blob-store.ts';
import { compareAndSwap } from '../../netlify/store/compare-and-swap.ts';
import { enquirySamples } from '../../scripts/tools/seed/admin/enquiry-samples.ts';
import { browserFlags } from '../../scripts/tools/test/browser.ts';
import { StoreInThread } from '../../tests/reliability/store-in-thread.ts';
import { tokenOf, untilKept } from './admin-session.ts';
import type { Figure } from './figures.ts';

/** Number of enquiries. */
const size = 10_000;

/** Concurrent writes. */
const atOnce = 8;

/** Milliseconds from opening the page to the first rows, on a CPU four times slower. */
const limit = 1_000;

/** Number of times the page is opened; the median counts. */
const openings = 5;

/**
 * Fills a store and measures the inbox of the site on `port`, which reads from it. The store is in memory, in its own
 * thread: the local file store takes longer to list so many records than the deadline of a call.
 */
export const measureLargeInbox = (port: number, executablePath: string): Promise<number> =>
  new StoreInThread().serve(() => measure(port, executablePath));

async function measure(port: number, executablePath: string): Promise<number> {
  await fillStore();
  const origin = `http://127.0.0.1:${port}`;
  const token = await tokenOf(origin);
  await untilKept(origin, waitingEnquiries.path, token);
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    const times: number[] = [];
    for (let opening = 0; opening < openings; opening += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenStorageKey, token] as const);
      await page.addInitScript(observe);
      await page.goto(`${origin}/admin/enquiries`);
      await page.waitForFunction(() => window.firstRows !== undefined);
      times.push(await page.evaluate(() => window.firstRows ?? Number.NaN));
      await context.close();
    }
    return times.sort((one, other) => one - other)[Math.floor(openings / 2)] ?? Number.NaN;
  } finally {
    await browser.close();
  }
}

export const largeInboxFigures = (firstPage: number): readonly Figure[] => [
  {
    subject: `inbox of ${size}`,
    name: 'opening to first page, CPU 4 times slower, ms',
    value: firstPage,
    comparison: 'at most',
    limit,
  },
];

async function fillStore(): Promise<void> {
  const now = Date.now();
  for (let next = 0; next < size; next += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, size - next) }, (_, offset) => store(next + offset, now)));
  }
}

async function store(number: number, now: number): Promise<void> {
  const sample = enquirySamples[number % enquirySamples.length];
  if (!sample) throw new Error('There are samples');
  const received = new Date(now - number * 600_000);
  const value = newStoredEnquiry(sample.enquiry, `INV-${`${number}`.padStart(6, '0')}`, [], received);
  const id = enquiryIdOf(`large inbox ${number}`);
  await compareAndSwap(openStore('enquiries'), id, storedEnquiry, () => ({ kind: 'write', value, result: undefined }));
}

declare global {
  interface Window {
    /** Set by `observe`, in milliseconds since the navigation. */
    firstRows?: number;
  }
}

// Runs in the page. A task posted in the animation frame that sees the rows runs after they were painted.
function observe(): void {
  const until = () => {
    if (!document.querySelector('main li h2')) {
      requestAnimationFrame(until);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.firstRows = performance.now();
    };
    port2.postMessage(undefined);
  };
  requestAnimationFrame(until);
}
