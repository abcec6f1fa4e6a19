import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';
import { listOpportunities } from '#domain/calls/opportunities';
import { StoreProcess } from '../../../tests/reliability/store-process.ts';
import { seed } from '../seed/seed.ts';
import { sampleAccount } from '../start/sample-site.ts';
import { browserFlags } from '../test/browser.ts';
import { tokenOf, untilKept } from './desk-session.ts';
import { fillStore } from './fill-store.ts';
import { type LimitsTable, limitsTable } from './table.ts';

/** So many opportunities the administrator's desk is measured with. */
const size = 1_000;

/** What the desk came to with that many opportunities. Times in milliseconds. */
interface Desk {
  /** Bytes of all that the first page of the admin area loads, compressed. */
  readonly firstLoad: number;
  /** From the answer to the login to a list that can be searched, on a processor four times slower. */
  readonly usable: number;
  /** The longest task while the description is typed with the preview open. */
  readonly longestTask: number;
}

/** The limits, in the same order. */
const limits = { firstLoad: 220_000, usable: 1_000, longestTask: 50 } as const;

interface Site {
  readonly root: string;
  readonly port: number;
  readonly executablePath: string;
}

/**
 * Fills a store and measures the desk of the site on `port`, which reads it meanwhile. The store is in memory and in a
 * thread of its own: the local one, of files, takes 0.4 s of the same processors to list so many records.
 */
export const measureDesk = (site: Site): Promise<Desk> => new StoreProcess().serve(() => measure(site));

async function measure({ root, port, executablePath }: Site): Promise<Desk> {
  await seed(root);
  await fillStore(size);
  const origin = `http://127.0.0.1:${port}`;
  await untilKept(origin, `${listOpportunities.path}?after=`, await tokenOf(origin));
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    const firstLoad = await measureFirstLoad(page);
    const usable = await measureLogin(page);
    const longestTask = await measureTyping(page);
    return { firstLoad, usable, longestTask };
  } finally {
    await browser.close();
  }
}

/** The measurement as a table. */
export function deskTable({ firstLoad, usable, longestTask }: Desk): LimitsTable {
  return limitsTable(`The desk with ${size} opportunities`, [
    { what: 'First load of the admin area, compressed, KB', value: firstLoad / 1000, limit: limits.firstLoad / 1000 },
    {
      what: 'From the login’s answer to a usable list, processor four times slower, ms',
      value: usable,
      limit: limits.usable,
    },
    { what: 'Longest task while typing with the preview open, ms', value: longestTask, limit: limits.longestTask },
  ]);
}

/** Opens the login, which loads the whole admin area. */
async function measureFirstLoad(page: Page): Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/admin', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
}

/** Logs in where the login is open, and waits until the list is there. */
async function measureLogin(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.getByLabel('Username').fill(sampleAccount.username);
  await page.getByLabel('Password', { exact: true }).fill(sampleAccount.password);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('button', { name: 'Log in' }).click();
  const shown = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isThere = document.querySelector('input[type=search]') && document.querySelector('main li h2');
          if (!isThere) {
            requestAnimationFrame(look);
            return;
          }
          // A task after the frame's beginning comes when it has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(undefined);
        };
        look();
      }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const answered = await page.evaluate(() => {
    const [login] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/auth/login'));
    return login instanceof PerformanceResourceTiming ? login.responseEnd : Number.NaN;
  });
  return shown - answered;
}

/** Types at the end of a description, a key every 50 ms, with the preview beside it. */
async function measureTyping(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('main a[href^="/admin/edit/"]').first().click();
  const description = page.getByLabel('Description', { exact: true });
  await description.click();
  const frame = page.frameLocator('iframe');
  const toggle = page.getByRole('button', { name: 'Preview', exact: true, expanded: false });
  if (await toggle.isVisible()) await toggle.click();
  await frame.locator('main').waitFor();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => {
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
  await page.keyboard.type(' What an investor reads while it is being written. '.repeat(4), { delay: 50 });
  return page.evaluate(() => window.longestTask);
}

declare global {
  interface Window {
    /** Of the tasks over 50 ms, in milliseconds. */
    longestTask: number;
  }
}
