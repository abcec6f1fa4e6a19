import { describe, expect, test, vi } from 'vitest';
import { wholeList } from '#domain/opportunity/query';

/**
 * The store of a page that was just opened at a URL, with stand-ins for the browser's URL and history. The stand-ins are
 * not removed after a test, because a store removes its own listeners one second after it lost its last one.
 */
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
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, to: string) => entries.push(new URL(to, current())),
    replaceState: (_: unknown, __: string, to: string) => entries.splice(-1, 1, new URL(to, current())),
  });
  const back = () => {
    entries.pop();
    browser.dispatchEvent(new Event('popstate'));
  };
  vi.resetModules();
  const { $query, followListURL: followURL, goTo } = await import('../../src/stores/opportunity-list.ts');
  const stop = followURL();
  return { back, goTo, query: () => $query.get(), stop, url: () => current().pathname + current().search };
}

describe('the query in a URL', () => {
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
  ] as const)('The URL %s is read as the expected query', async (url, sector, page) => {
    const browser = await openBrowser(url);
    expect(browser.query()).toEqual({ ...wholeList, sector, page });
  });
});

describe('moving through the list', () => {
  test('The list begins with the query of the URL', async () => {
    const browser = await openBrowser('/es/opportunities/technology?page=2');
    expect(browser.query()).toEqual({ ...wholeList, sector: 'tech', page: 2 });
  });

  test('Each query adds a history entry, and Back returns to the previous one', async () => {
    const browser = await openBrowser('/es/opportunities?page=2');
    browser.goTo({ ...wholeList, sector: 'energy', page: 1 }, 'es');
    expect(browser.url()).toBe('/es/opportunities/energy');
    browser.goTo({ ...wholeList, sector: 'energy', page: 2 }, 'es');
    expect(browser.url()).toBe('/es/opportunities/energy?page=2');
    expect(browser.query()).toEqual({ ...wholeList, sector: 'energy', page: 2 });
    browser.back();
    expect(browser.query()).toEqual({ ...wholeList, sector: 'energy', page: 1 });
    browser.back();
    expect(browser.query()).toEqual({ ...wholeList, sector: null, page: 2 });
  });

  test('A repeated query adds no second history entry', async () => {
    const browser = await openBrowser('/opportunities');
    browser.goTo({ ...wholeList, sector: 'energy', page: 2 }, 'en');
    browser.goTo({ ...wholeList, sector: 'energy', page: 2 }, 'en');
    browser.back();
    expect(browser.query()).toEqual({ ...wholeList, sector: null, page: 1 });
  });

  test('A query can replace the current history entry', async () => {
    const browser = await openBrowser('/opportunities');
    browser.goTo({ ...wholeList, sector: 'energy' }, 'en');
    browser.goTo({ ...wholeList, sector: 'energy', q: 'wind' }, 'en', 'replace');
    expect(browser.url()).toBe('/opportunities/energy?q=wind');
    browser.back();
    expect(browser.query()).toEqual(wholeList);
  });

  test('A stopped list no longer follows the history', async () => {
    const browser = await openBrowser('/opportunities');
    browser.goTo({ ...wholeList, sector: 'energy', page: 1 }, 'en');
    vi.useFakeTimers();
    browser.stop();
    // The router removes its listeners one second later.
    vi.runAllTimers();
    vi.useRealTimers();
    browser.back();
    expect(browser.query()).toEqual({ ...wholeList, sector: 'energy', page: 1 });
  });
});
