import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { tokenStorageKey } from '#domain/calls/login';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { throttleCPU } from './browser/slow-pages.ts';
import { collectProblems, type Problems, reportViolations } from './problems.ts';
import { type Site, startSite } from './sites/site.ts';
import { connectApi, deleteOne, fetchToken, type NewOpportunity, saveNew } from './sites/site-api.ts';
import { createVisitorPool, restingPlace, type VisitorPool } from './visitor-pool.ts';

interface OwnSite extends Pick<Site, 'origin' | 'runEveryMinuteAt'> {
  /** The folder of its store. */
  readonly store: string;
}

interface TestFixtures {
  /** `test.use({ ownSite: true })`: each test gets its own empty site with unused rate limits. */
  ownSite: boolean;
  /** `test.use({ isReused: false })`: the visitor has never visited the site before. */
  isReused: boolean;
  /** The test's settings that can be set only when a browser is opened. */
  settings: string;
  /** Opens another browser with the test's settings and more. */
  openBrowser: (more?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A browser on its first visit, or one that may be reused. It is closed or kept for reuse after the test. */
  visit: (which: 'first' | 'reused', more?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A visitor's page with the same settings as the test's own. */
  pageOf: (context: BrowserContext) => Promise<Page>;
  /** The test's own site, if it has one. */
  own: OwnSite | undefined;
  /** The folder of the own site's local store. */
  store: string;
  /** Runs the own site's functions of every minute as if it were this time. */
  runEveryMinuteAt: Site['runEveryMinuteAt'];
  api: APIRequestContext;
  token: string;
  /** Declares a console message, page error, policy violation or failed request that belongs to the test. */
  expectProblem: (pattern: RegExp) => void;
  /** A page in another browser with its own storage. Problems in it are collected too. Scripts can be off. */
  otherVisitor: (options?: Pick<BrowserContextOptions, 'javaScriptEnabled'>) => Promise<Page>;
  /** A page in the browser of a visitor who has never visited the site before. */
  newVisitor: () => Promise<Page>;
  /** Gives the visitor of a page (by default the test's own) the administrator's token, before the page is opened. */
  login: (page?: Page) => Promise<void>;
  /** Creates an opportunity through the API. It is deleted after the test. */
  createOpportunity: (wanted?: NewOpportunity) => Promise<Opportunity>;
  problems: Problems;
}

interface Visit {
  readonly key: string;
  readonly context: BrowserContext;
  /** Whether the visitor is reused after a passed test. */
  readonly stays: boolean;
}

interface WorkerFixtures {
  visitorPool: VisitorPool;
  /** The origin of the site that the tests share. */
  sharedSite: string;
  /** The administrator's token on it. */
  sharedToken: string;
  /** The worker's own site. Its tests use it one after the other, and it is emptied for each. */
  renewedSite: () => Promise<OwnSite>;
  /** The administrator's token on that site. Its signing secret and password do not change. */
  renewedToken: (api: APIRequestContext) => Promise<string>;
}

/** Playwright's test on the test site. It fails on any problem in a page that the test does not declare. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownSite: [false, { option: true }],

  own: async ({ ownSite, renewedSite }, use) => use(ownSite ? await renewedSite() : undefined),

  // Pages depend on this fixture, so they are closed before the test's own site stops.
  baseURL: ({ own, sharedSite }, use) => use(own?.origin ?? sharedSite),

  store: ({ own }, use) => {
    if (!own) throw new Error('Only a site of the test’s own has a store that can be reached');
    return use(own.store);
  },

  runEveryMinuteAt: ({ own }, use) => {
    if (!own) throw new Error('Only a site of the test’s own has a schedule');
    return use(own.runEveryMinuteAt);
  },

  api: async ({ playwright, baseURL }, use) => {
    const api = await connectApi(playwright.request, baseURL);
    await use(api);
    await api.dispose();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  sharedSite: [async ({}, use) => use(sharedOrigin()), { scope: 'worker' }],

  sharedToken: [
    async ({ playwright, sharedSite }, use) => {
      const api = await connectApi(playwright.request, sharedSite);
      await use(await fetchToken(api));
      await api.dispose();
    },
    { scope: 'worker' },
  ],

  renewedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const store = await mkdtemp(join(tmpdir(), 'own-site-'));
      let site: Site | undefined;
      await use(async () => {
        await site?.renew();
        site ??= await startSite({ store });
        const { origin, runEveryMinuteAt } = site;
        return { origin, runEveryMinuteAt, store };
      });
      await site?.stop();
      await rm(store, { recursive: true });
    },
    { scope: 'worker' },
  ],

  renewedToken: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      let token: Promise<string> | undefined;
      await use((api) => {
        token ??= fetchToken(api);
        return token;
      });
    },
    { scope: 'worker' },
  ],

  token: async ({ ownSite, api, renewedToken, sharedToken }, use) =>
    use(ownSite ? await renewedToken(api) : sharedToken),

  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const problems = collectProblems();
      await use(problems);
      expect(problems.unexpected(), 'nothing unexpected went wrong in a page').toEqual([]);
    },
    { auto: true },
  ],

  expectProblem: ({ problems }, use) => use(problems.expect),

  visitorPool: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const visitors = createVisitorPool();
      await use(visitors);
      await visitors.close();
    },
    { scope: 'worker' },
  ],

  openBrowser: ({ browser, baseURL, contextOptions }, use) =>
    use(async (more = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...more, ...(baseURL && { baseURL }) });
      await reportViolations(context);
      throttleCPU(context);
      return context;
    }),

  isReused: [true, { option: true }],

  visit: async ({ isReused, visitorPool, openBrowser, problems, settings }, use, testInfo) => {
    const visits: Visit[] = [];
    await use(async (which, more = {}) => {
      const key = settings + JSON.stringify(more);
      const open = () => openBrowser(more);
      const stays = isReused && which === 'reused';
      const context = await (stays ? visitorPool.take(key, open) : open());
      visits.push({ key, context, stays });
      problems.watch(context);
      return context;
    });
    const hasPassed = testInfo.status === testInfo.expectedStatus;
    for (const { key, context, stays } of visits) {
      await (stays && hasPassed ? visitorPool.giveBack(key, context) : context.close());
    }
  },

  context: async ({ visit }, use) => use(await visit('reused')),

  settings: (
    { baseURL, viewport, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, timezoneId, contextOptions },
    use,
  ) =>
    use(
      JSON.stringify({
        ...{ baseURL, viewport, deviceScaleFactor, hasTouch, isMobile },
        ...{ javaScriptEnabled, timezoneId, contextOptions },
      }),
    ),

  pageOf: ({ viewport, contextOptions }, use) =>
    use(async (context) => {
      const [page = await context.newPage()] = context.pages();
      if (viewport) await page.setViewportSize(viewport);
      const asSet = { media: null, colorScheme: null, contrast: null, forcedColors: null } as const;
      await page.emulateMedia({ ...asSet, ...contextOptions });
      return page;
    }),

  page: async ({ context, pageOf }, use) => use(await pageOf(context)),

  otherVisitor: ({ visit, pageOf }, use) => use(async (options) => pageOf(await visit('reused', options))),

  newVisitor: ({ visit, pageOf }, use) => use(async () => pageOf(await visit('first'))),

  login: ({ page: own, token, baseURL }, use) =>
    use(async (page = own) => {
      // A page of the site without scripts. A reused visitor is there already.
      const { href } = new URL(restingPlace, baseURL);
      if (page.url() !== href) await page.goto(href);
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [tokenStorageKey, token] as const);
    }),

  createOpportunity: async ({ ownSite, api, token }, use) => {
    const ids: string[] = [];
    await use(async (wanted = {}) => {
      const opportunity = await saveNew(api, token, wanted);
      ids.push(opportunity.id);
      return opportunity;
    });
    // The store of a test's own site is deleted with it.
    if (!ownSite) for (const id of ids) await deleteOne(api, token, id);
  },
});

export { expect };

// Playwright reads the origin from the first line of the site's process.
function sharedOrigin(): string {
  const origin = process.env.SITE_ORIGIN;
  if (!origin) throw new Error('The test site has no origin: run the tests with tests/playwright.config.ts');
  return origin;
}
