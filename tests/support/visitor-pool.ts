import type { BrowserContext, Page } from '@playwright/test';
import { type Changes, noteChanges } from './browser/visitor-changes.ts';

/** The visitors of a worker, each with one page, who are reused from test to test. */
export interface VisitorPool {
  /** A visitor whose browser has the settings `key`. Creates one if none is free. */
  take(key: string, create: () => Promise<BrowserContext>): Promise<BrowserContext>;
  /** Undoes the changes of a test. Closes the visitor if that is not possible. */
  giveBack(key: string, context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/** The page where a reused visitor waits between tests: on the same site and without scripts. */
export const restingPlace = '/robots.txt';

interface Visitor {
  readonly page: Page;
  readonly changes: Changes;
}

/** The tests of a worker use few settings. More pages would only take memory. */
const poolSize = 6;

/**
 * A pool of visitors for reuse. A browser that has visited the site opens a page with half of the processor time or less,
 * because its process runs and files and compiled scripts are cached. Playwright's `reuseContext` empties the cache and
 * changes the process, so it saves nothing.
 */
export function createVisitorPool(): VisitorPool {
  const visitors = new WeakMap<BrowserContext, Visitor>();
  const free: { readonly key: string; readonly context: BrowserContext }[] = [];

  async function take(key: string, create: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const index = free.findIndex((visitor) => visitor.key === key);
    const [known] = index < 0 ? [] : free.splice(index, 1);
    if (known) return known.context;
    const context = await create();
    const page = await context.newPage();
    visitors.set(context, { page, changes: noteChanges(context, page) });
    return context;
  }

  async function giveBack(key: string, context: BrowserContext): Promise<void> {
    const visitor = visitors.get(context);
    if (!visitor || !(await isCleared(context, visitor))) return context.close();
    free.push({ key, context });
    if (free.length > poolSize) await free.shift()?.context.close();
  }

  return {
    take,
    giveBack,
    close: async () => {
      for (const { context } of free) await context.close();
    },
  };
}

/**
 * Moves a visitor's only page to the waiting page, with nothing stored. Resolves to false if that fails, for example
 * because a test has closed the page.
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
    // A page with a confirmation on leaving is left without it.
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
