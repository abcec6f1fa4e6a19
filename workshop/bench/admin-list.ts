import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';
import { idempotencyHeader } from '#domain/calls/call';
import { listOpportunities, saveOpportunity } from '#domain/calls/opportunities';
import { seed } from '../../scripts/tools/seed/seed.ts';
import { sampleAccount } from '../../scripts/tools/start/sample-site.ts';
import { browserFlags } from '../../scripts/tools/test/browser.ts';
import { StoreInThread } from '../../tests/reliability/store-in-thread.ts';
import { tokenOf, untilKept } from './admin-session.ts';
import type { Figure } from './figures.ts';
import { fillStore } from './fill-store.ts';

/** Number of opportunities. */
const size = 1_000;

/** Times in milliseconds. */
interface AdminList {
  /** Compressed bytes of everything that the first page of the admin area loads. */
  readonly firstLoad: number;
  /** From the login response to a searchable list, on a CPU four times slower. */
  readonly usable: number;
  /** Longest task while typing a description with the preview open. */
  readonly longestTask: number;
  /** The same in a structured description of 15,000 characters, beside its original. */
  readonly longestStructuredTask: number;
}

const limits = { firstLoad: 220_000, usable: 1_000, longestTask: 50 } as const;

const paragraph =
  'The **plant** would treat brine from [two wells](https://example.com/wells) and return the water to the basin. ';

/** A structured description of about 15,000 characters. */
const longDescription = `¶¶¶\n\n${Array.from(
  { length: 26 },
  (_, part) => `## Part ${part}\n\n${paragraph.repeat(4).trim()}\n\n- ${paragraph.trim()}\n- Water\n- Power`,
).join('\n\n')}`;

interface Site {
  readonly root: string;
  readonly port: number;
  readonly executablePath: string;
}

/**
 * Fills a store and measures the admin list of the site on `port`, which reads from it. The store is in memory, in its
 * own thread: the local file store takes 0.4 s of CPU to list so many records.
 */
export const measureAdminList = (site: Site): Promise<AdminList> => new StoreInThread().serve(() => measure(site));

async function measure({ root, port, executablePath }: Site): Promise<AdminList> {
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
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('main a[href^="/admin/edit/"]').first().click();
    const longestTask = await measureTyping(page);
    await page.goto(`/admin/edit/${await createLong(origin)}`);
    await page.locator('[data-name=description]').waitFor();
    const longestStructuredTask = await measureTyping(page);
    return { firstLoad, usable, longestTask, longestStructuredTask };
  } finally {
    await browser.close();
  }
}

export function adminListFigures({
  firstLoad,
  usable,
  longestTask,
  longestStructuredTask,
}: AdminList): readonly Figure[] {
  const subject = `admin list of ${size}`;
  const atMost = (name: string, value: number, limit: number): Figure => {
    return { subject, name, value, comparison: 'at most', limit };
  };
  return [
    atMost('first load of the admin area, compressed, KB', firstLoad / 1000, limits.firstLoad / 1000),
    atMost('login response to usable list, CPU 4 times slower, ms', usable, limits.usable),
    atMost('longest task while typing with the preview open, ms', longestTask, limits.longestTask),
    atMost('longest task while typing in 15,000 structured characters, ms', longestStructuredTask, limits.longestTask),
  ];
}

/** Opens the login page, which loads the whole admin area. */
async function measureFirstLoad(page: Page): Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/admin', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
}

/** Logs in on the open login page and waits for the list. */
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
          // A task posted in an animation frame runs after that frame was painted.
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

/** Creates a draft with a long description in two languages; resolves to its id. */
async function createLong(origin: string): Promise<string> {
  const description = longDescription;
  const translations = { es: { title: 'Salta', subtitle: 'Agua', description } };
  const texts = { title: 'Wells', subtitle: 'Water', sector: 'mining', description, translations };
  const response = await fetch(origin + saveOpportunity.path, {
    method: saveOpportunity.method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await tokenOf(origin)}`,
      [idempotencyHeader]: crypto.randomUUID(),
    },
    body: JSON.stringify({ ...texts, imageURL: [], status: 'draft' }),
  });
  return (await response.json()).id;
}

/** Types at the end of the description of the open form, a key every 50 ms, with the preview open. */
async function measureTyping(page: Page): Promise<number> {
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
    /** Longest task over 50 ms, in milliseconds. */
    longestTask: number;
  }
}
