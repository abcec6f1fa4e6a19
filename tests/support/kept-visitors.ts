import type { BrowserContext, Page } from '@playwright/test';

/** The visitors of a worker, each with one page, who stay from one test to the next. */
export interface KeptVisitors {
  /** The visitor whose browser is set as `key` says; a new one where none is kept. */
  take(key: string, create: () => Promise<BrowserContext>): Promise<BrowserContext>;
  /** Takes away what a test left behind. A visitor goes with the test where that cannot be done. */
  giveBack(key: string, context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/** Every worker's tests use a few settings: more pages than these would only take memory. */
const mostKept = 4;

/**
 * Keeps visitors. A browser that has been at the site opens a page for half of the processor's work: its process is
 * there, files and compiled scripts come from its cache. Playwright's `reuseContext` empties the cache and changes the
 * process, and so gains nothing.
 */
export function keepVisitors(): KeptVisitors {
  const kept = new Map<string, BrowserContext>();
  const marked = new WeakSet<BrowserContext>();

  async function take(key: string, create: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      return known;
    }
    const context = await create();
    const page = await context.newPage();
    const mark = () => void marked.add(context);
    callBefore(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions'], mark);
    callBefore(context, ['newCDPSession', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'], mark);
    callBefore(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], mark);
    callBefore(page, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'], mark);
    return context;
  }

  async function giveBack(key: string, context: BrowserContext): Promise<void> {
    const [page, ...others] = context.pages();
    const isKept = page !== undefined && !marked.has(context) && (await isCleared(context, page, others));
    if (!isKept) return context.close();
    kept.set(key, context);
    for (const [oldKey, old] of [...kept].slice(0, -mostKept)) {
      kept.delete(oldKey);
      await old.close();
    }
  }

  return {
    take,
    giveBack,
    close: async () => {
      for (const context of kept.values()) await context.close();
    },
  };
}

/** Makes every call of the methods call `before` first. */
function callBefore(object: object, methods: readonly string[], before: () => void): void {
  for (const method of methods) {
    const original: unknown = Reflect.get(object, method);
    if (typeof original !== 'function') throw new Error(`Playwright has no ${method} any more`);
    Reflect.set(object, method, (...parameters: unknown[]) => {
      before();
      return Reflect.apply(original, object, parameters);
    });
  }
}

/** Brings a visitor's only page to rest on the site, with nothing stored; resolves to whether that went well. */
async function isCleared(context: BrowserContext, page: Page, others: readonly Page[]): Promise<boolean> {
  try {
    for (const other of others) await other.close();
    for (const event of ['console', 'weberror', 'requestfailed', 'request', 'response']) {
      context.removeAllListeners(event);
      page.removeAllListeners(event);
    }
    page.removeAllListeners('dialog');
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    // A page that asks before it is left is left all the same. This one has no script, and is of the same site.
    await page.goto('/robots.txt');
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
