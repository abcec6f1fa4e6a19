import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SectorKey } from '#domain/sector';
import { $opportunities } from '../../src/stores/opportunities.ts';
import {
  $opportunityList,
  $query,
  followURL,
  goTo,
  pathOfQuery,
  readQuery,
} from '../../src/stores/opportunity-list.ts';
import { summary } from '../support/summaries.ts';

const opportunityOf = (sector: SectorKey, index: number) =>
  summary({ id: `${sector}-${index}`, title: `${sector} ${index}`, sector });

// Nine of agriculture and twelve of energy, taken in turns as far as they go.
const opportunities = Array.from({ length: 12 }, (_, index) => index).flatMap((index) => [
  ...(index < 9 ? [opportunityOf('agriculture', index)] : []),
  opportunityOf('energy', index),
]);

/** A browser's URL and history, as much as the store uses. */
function openBrowser(url: string) {
  const entries = [new URL(url, 'https://example.com')];
  const browser = new EventTarget();
  const current = () => entries.at(-1) ?? new URL('https://example.com');
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('location', {
    get pathname() {
      return current().pathname;
    },
    get search() {
      return current().search;
    },
  });
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, to: string) => entries.push(new URL(to, current())) });
  const back = () => {
    entries.pop();
    browser.dispatchEvent(new Event('popstate'));
  };
  return { back, url: () => current().pathname + current().search };
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
  ] as const)('%s', (url, sector, page) => {
    expect(readQuery(new URL(url, 'https://example.com'))).toEqual({ sector, page });
  });

  test.each([
    [{ sector: null, page: 1 }, 'en', '/opportunities'],
    [{ sector: null, page: 2 }, 'en', '/opportunities?page=2'],
    [{ sector: 'tech', page: 1 }, 'es', '/es/opportunities/tech'],
    [{ sector: 'mining', page: 4 }, 'zh', '/zh/opportunities/mining?page=4'],
  ] as const)('%j in %s has the URL %s, which means it again', (query, language, url) => {
    expect(pathOfQuery(query, language)).toBe(url);
    expect(readQuery(new URL(url, 'https://example.com'))).toEqual(query);
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
  test('begins where the URL says', () => {
    openBrowser('/es/opportunities/technology?page=2');
    followURL();
    expect($query.get()).toEqual({ sector: 'tech', page: 2 });
  });

  test('puts each query into the history, and back leads to the one before', () => {
    const browser = openBrowser('/es/opportunities?page=2');
    followURL();
    goTo({ sector: 'energy', page: 1 }, 'es');
    expect(browser.url()).toBe('/es/opportunities/energy');
    goTo({ sector: 'energy', page: 2 }, 'es');
    expect(browser.url()).toBe('/es/opportunities/energy?page=2');
    browser.back();
    expect($query.get()).toEqual({ sector: 'energy', page: 1 });
    browser.back();
    expect($query.get()).toEqual({ sector: null, page: 2 });
  });

  test('no longer follows the history once stopped', () => {
    const browser = openBrowser('/opportunities');
    const stop = followURL();
    goTo({ sector: 'energy', page: 1 }, 'en');
    stop();
    browser.back();
    expect($query.get()).toEqual({ sector: 'energy', page: 1 });
  });
});
