import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { tokenStorageKey } from '#domain/calls/login';
import { languageStorageKey } from '#domain/language';
import { argentineTimeZone } from '#domain/time/day';
import { Failure } from '../../scripts/tools/failure.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import type { Shot, Width } from './screens.ts';
import { type SampleSite, shownAt } from './site.ts';

const heights: Record<Width, number> = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 };

/** Milliseconds without a change after which a page counts as settled. */
const quiet = 200;

/** Milliseconds after which an unsettled page is an error. */
const hang = 90_000;

export interface Studio extends SampleSite {
  readonly browser: Browser;
}

/**
 * Opens a screen with reduced motion at the fixed time, waits until it is settled, calls `look` and closes it. Two
 * calls for the same site see the same pixels.
 */
export async function withScreen<Seen>(shot: Shot, studio: Studio, look: (page: Page) => Promise<Seen>): Promise<Seen> {
  const { screen, language } = shot;
  const context = await studio.browser.newContext(viewOf(shot, studio));
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(shownAt);
    await store(page, languageStorageKey, language);
    if (screen.asAdministrator) await store(page, tokenStorageKey, studio.token);
    const pending = pendingRequests(page);
    await screen.before?.(page, language);
    await page.goto(screen.path.startsWith('/admin') ? screen.path : localizedPath(screen.path, language));
    await screen.after?.(page, language);
    await waitForRest(page, pending);
    return await look(page);
  } finally {
    await context.close();
  }
}

function viewOf({ width }: Shot, { origin }: Studio): BrowserContextOptions {
  return {
    baseURL: origin,
    viewport: { width, height: heights[width] },
    locale: 'en-US',
    timezoneId: argentineTimeZone,
    reducedMotion: 'reduce',
    // `waitForRest` adds a style, which the CSP would block.
    bypassCSP: true,
  };
}

async function store(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript((item) => localStorage.setItem(...item), [key, value] as const);
}

function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Waits until nothing changes, including the part below the viewport. */
async function waitForRest(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await standStill(page, pending);
  await page.evaluate(scrollThrough);
  await standStill(page, pending);
  await page.evaluate(sameEveryTime);
}

async function standStill(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  const began = performance.now();
  for (let moving = ['']; moving.length > 0; ) {
    if (performance.now() - began > hang) throw new Failure(`${page.url()} does not settle: ${moving.join(', ')}`);
    moving = [...(await page.evaluate(whatMoves, quiet)), ...[...pending].map((request) => request.url())];
  }
}

// These run in the page.

/** Scrolls through the page to start everything that starts on entering the viewport. */
async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
}

/** Lists what is still loading, or changes within the given time. */
async function whatMoves(milliseconds: number): Promise<readonly string[]> {
  // The editor's preview frame runs no scripts, so its document is inspected from here.
  const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
  const documents = [document, ...frames];
  const images = () => documents.flatMap((one) => [...one.images]);
  // A lazy image below the viewport would never load.
  for (const image of images()) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  const changed = new Set<string>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) changed.add(target.nodeName);
  });
  for (const one of documents)
    observer.observe(one, { subtree: true, childList: true, attributes: true, characterData: true });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  observer.disconnect();
  // Not the home page's skeleton: it remains below the loaded projects, hidden.
  const skeleton = '.skeleton:not([aria-busy=false] *)';
  const awaited = document.querySelectorAll(`astro-island[ssr], [aria-busy=true], ${skeleton}`);
  return [
    ...changed,
    ...[...awaited].map((element) => `${element.nodeName} ${element.className}`),
    ...images().flatMap((image) => (image.complete ? [] : image.currentSrc)),
    ...frames.flatMap(({ readyState, fonts }) =>
      readyState === 'complete' && fonts.status === 'loaded' ? [] : 'a frame',
    ),
  ];
}

/** Replaces texts that vary: references of enquiries, which are random, and the year of the build. */
function sameEveryTime(): void {
  const same = (text: string) => text.replace(/\bINV-[2-9A-Z]{6}\b/g, 'INV-222222').replace(/© \d{4}/g, '© 2026');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    if (same(text) !== text) node.nodeValue = same(text);
  }
  for (const field of document.querySelectorAll('textarea')) field.value = same(field.value);
}
