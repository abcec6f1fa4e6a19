import type { BrowserContext, Page } from '@playwright/test';
import { type Changes, noteChanges } from './visitor-changes.ts';

/** The visitors of a worker, each with one page, who stay from one test to the next. */
export interface KeptVisitors {
  /** The visitor whose browser is set as `key` says; a new one where none is kept. */
  take(key: string, create: () => Promise<BrowserContext>): Promise<BrowserContext>;
  /** Takes away what a test left behind. A visitor goes with the test where that cannot be done. */
  giveBack(key: string, context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/** Where a kept visitor's page rests between two tests: it has no script, and is of the same site. */
export const restingPlace = '/robots.txt';

interface Visitor {
  readonly page: Page;
  readonly changes: Changes;
}

/** Every worker's tests use a few settings: more pages than these would only take memory. */
const mostKept = 6;

/**
 * Keeps visitors. A browser that has been at the site opens a page for half of the processor's work, or less: its
 * process is there, files and compiled scripts come from its cache. Playwright's `reuseContext` empties the cache and
 * changes the process, and so gains nothing.
 */
export function keepVisitors(): KeptVisitors {
  const visitors = new WeakMap<BrowserContext, Visitor>();
  const kept: { readonly key: string; readonly context: BrowserContext }[] = [];

  async function take(key: string, create: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const index = kept.findIndex((visitor) => visitor.key === key);
    const [known] = index < 0 ? [] : kept.splice(index, 1);
    if (known) return known.context;
    const context = await create();
    const page = await context.newPage();
    visitors.set(context, { page, changes: noteChanges(context, page) });
    return context;
  }

  async function giveBack(key: string, context: BrowserContext): Promise<void> {
    const visitor = visitors.get(context);
    if (!visitor || !(await isCleared(context, visitor))) return context.close();
    kept.push({ key, context });
    if (kept.length > mostKept) await kept.shift()?.context.close();
  }

  return {
    take,
    giveBack,
    close: async () => {
      for (const { context } of kept) await context.close();
    },
  };
}

/**
 * Brings a visitor's page to rest on the site, alone and with nothing stored; resolves to whether that went well. It
 * does not where a test has closed the page.
 */
async function isCleared(context: BrowserContext, { page, changes }: Visitor): Promise<boolean> {
  try {
    if (!(await changes.takeBack())) return false;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of ['console', 'weberror', 'requestfailed', 'request', 'response']) {
      context.removeAllListeners(event);
      page.removeAllListeners(event);
    }
    page.removeAllListeners('dialog');
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    // A page that asks before it is left is left all the same.
    await page.goto(restingPlace);
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    return true;
  } catch {
    return false;
  }
}
