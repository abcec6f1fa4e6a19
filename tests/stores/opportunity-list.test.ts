import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SectorKey } from '#domain/sector';
import { $opportunities } from '../../src/stores/opportunities.ts';
import { $opportunityList, $query, pathOfQuery } from '../../src/stores/opportunity-list.ts';
import { summary } from '../support/summaries.ts';

const opportunityOf = (sector: SectorKey, index: number) =>
  summary({ id: `${sector}-${index}`, title: `${sector} ${index}`, sector });

// Nine of agriculture and twelve of energy, taken in turns as far as they go.
const opportunities = Array.from({ length: 12 }, (_, index) => index).flatMap((index) => [
  ...(index < 9 ? [opportunityOf('agriculture', index)] : []),
  opportunityOf('energy', index),
]);

/** A browser's URL and history, as much as the store uses, and the store as a page that was just opened there has it. */
async function openBrowser(url: string) {
  const entries = [new URL(url, 'https://example.com')];
  const browser = new EventTarget();
  const current = () => entries.at(-1) ?? new URL('https://example.com');
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', { body: new EventTarget() });
  vi.stubGlobal('location', {
    get href() {
      return current().href;
    },
  });
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, to: string) => entries.push(new URL(to, current())) });
  const back = () => {
    entries.pop();
    browser.dispatchEvent(new Event('popstate'));
  };
  vi.resetModules();
  const { $query, followURL, goTo } = await import('../../src/stores/opportunity-list.ts');
  const stop = followURL();
  return { back, goTo, query: () => $query.get(), stop, url: () => current().pathname + current().search };
}

beforeEach(() => {
  $opportunities.set({ kind: 'loaded', opportunities });
});

afterEach(() => {
  vi.unstubAllGlobals();
  $query.set(undefined);
});

describe('the query that a URL means', () => {
  test.each([
    ['/opportunities', null, 1],
    ['/opportunities?page=3', null, 3],
    ['/opportunities/energy', 'energy', 1],
    ['/opportunities/technology', 'tech', 1],
    ['/es/opportunities/real-state?page=2', 'real-state', 2],
    ['/zh/opportunities', null, 1],
    ['/opportunities/nonsense?page=x', null, 1],
    ['/opportunities/%E0%A4%A?page=-1', null, 1],
    ['/opportunities/', null, 1],
    ['/opportunities/mining/?page=2', 'mining', 2],
    ['/opportunities/mining?page=2#main', 'mining', 2],
    ['/opportunities?other=1&page=2&page=3', null, 2],
    ['/opportunities.html', null, 1],
  ] as const)('%s', async (url, sector, page) => {
    const browser = await openBrowser(url);
    expect(browser.query()).toEqual({ sector, page });
  });

  test.each([
    [{ sector: null, page: 1 }, 'en', '/opportunities'],
    [{ sector: null, page: 2 }, 'en', '/opportunities?page=2'],
    [{ sector: 'tech', page: 1 }, 'es', '/es/opportunities/tech'],
    [{ sector: 'mining', page: 4 }, 'zh', '/zh/opportunities/mining?page=4'],
  ] as const)('%j in %s has the URL %s, which means it again', async (query, language, url) => {
    expect(pathOfQuery(query, language)).toBe(url);
    const browser = await openBrowser(url);
    expect(browser.query()).toEqual(query);
  });
});

describe('the list', () => {
  test('is loading while the opportunities are, or the URL has not been read', () => {
    expect($opportunityList.get()).toEqual({ kind: 'loading' });
    $opportunities.set({ kind: 'loading' });
    $query.set({ sector: null, page: 1 });
    expect($opportunityList.get()).toEqual({ kind: 'loading' });
  });

  test('has failed when the opportunities have', () => {
    $opportunities.set({ kind: 'failed' });
    expect($opportunityList.get()).toEqual({ kind: 'failed' });
  });

  test('shows the first eight of all, in the order they came in', () => {
    $query.set({ sector: null, page: 1 });
    expect($opportunityList.get()).toMatchObject({ found: 21, page: 1, pages: 3, shown: opportunities.slice(0, 8) });
  });

  test('shows those of the sector alone, and counts those of every sector', () => {
    $query.set({ sector: 'agriculture', page: 2 });
    expect($opportunityList.get()).toMatchObject({
      counts: { agriculture: 9, energy: 12 },
      found: 9,
      page: 2,
      pages: 2,
      shown: [opportunityOf('agriculture', 8)],
    });
  });

  test('shows the last page when a later one is asked for', () => {
    $query.set({ sector: 'agriculture', page: 40 });
    expect($opportunityList.get()).toMatchObject({ page: 2, shown: [opportunityOf('agriculture', 8)] });
  });

  test('of a sector without opportunities is empty, with one page', () => {
    $query.set({ sector: 'fishing', page: 3 });
    expect($opportunityList.get()).toMatchObject({ found: 0, page: 1, pages: 1, shown: [] });
  });
});

describe('moving through the list', () => {
  test('begins where the URL says', async () => {
    const browser = await openBrowser('/es/opportunities/technology?page=2');
    expect(browser.query()).toEqual({ sector: 'tech', page: 2 });
  });

  test('puts each query into the history, and back leads to the one before', async () => {
    const browser = await openBrowser('/es/opportunities?page=2');
    browser.goTo({ sector: 'energy', page: 1 }, 'es');
    expect(browser.url()).toBe('/es/opportunities/energy');
    browser.goTo({ sector: 'energy', page: 2 }, 'es');
    expect(browser.url()).toBe('/es/opportunities/energy?page=2');
    expect(browser.query()).toEqual({ sector: 'energy', page: 2 });
    browser.back();
    expect(browser.query()).toEqual({ sector: 'energy', page: 1 });
    browser.back();
    expect(browser.query()).toEqual({ sector: null, page: 2 });
  });

  test('puts the query that is shown already into the history once only', async () => {
    const browser = await openBrowser('/opportunities');
    browser.goTo({ sector: 'energy', page: 2 }, 'en');
    browser.goTo({ sector: 'energy', page: 2 }, 'en');
    browser.back();
    expect(browser.query()).toEqual({ sector: null, page: 1 });
  });

  test('no longer follows the history once stopped', async () => {
    const browser = await openBrowser('/opportunities');
    browser.goTo({ sector: 'energy', page: 1 }, 'en');
    vi.useFakeTimers();
    browser.stop();
    // The router takes its listeners away a second later.
    vi.runAllTimers();
    vi.useRealTimers();
    browser.back();
    expect(browser.query()).toEqual({ sector: 'energy', page: 1 });
  });
});
