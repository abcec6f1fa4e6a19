import { beforeEach, describe, expect, test, vi } from 'vitest';
import { provinceCodes } from '#domain/province';

/** A browser's URL and history, as much as the store uses, and the store as a page that was just opened has it. */
async function openPage(fragment: string) {
  const entries = [fragment];
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('location', {
    get hash() {
      return entries.at(-1);
    },
  });
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, url: string) => entries.push(url) });
  const changed = () => browser.dispatchEvent(new Event('hashchange'));
  vi.resetModules();
  const store = await import('../../src/stores/province.ts');
  return {
    ...store,
    entries,
    stop: store.followURL(),
    shown: () => [store.$province.get(), store.$isChosen.get()],
    back: () => {
      entries.pop();
      changed();
    },
    follow: (to: string) => {
      entries.push(to);
      changed();
    },
  };
}

beforeEach(() => void vi.unstubAllGlobals());

describe('The province that the map shows', () => {
  test('It is unknown before the URL has been read', async () => {
    vi.resetModules();
    const { $province, $isChosen } = await import('../../src/stores/province.ts');
    expect([$province.get(), $isChosen.get()]).toEqual([undefined, false]);
  });

  test('It is the capital, and not chosen, where the URL names none', async () => {
    for (const fragment of ['', '#main', '#XYZ']) {
      expect((await openPage(fragment)).shown()).toEqual(['CABA', false]);
    }
  });

  test('It is the one that the URL names', async () => {
    for (const code of provinceCodes) expect((await openPage(`#${code}`)).shown()).toEqual([code, true]);
  });

  test('A choice is one entry of the history, and back and forward follow the URL', async () => {
    const page = await openPage('');
    page.chooseProvince('MEN');
    page.chooseProvince('MEN');
    page.chooseProvince('SAL');
    expect([page.shown(), page.entries]).toEqual([
      ['SAL', true],
      ['', '#MEN', '#SAL'],
    ]);
    page.back();
    expect(page.shown()).toEqual(['MEN', true]);
    page.back();
    expect(page.shown()).toEqual(['CABA', false]);
  });

  test('A fragment that names no province leaves it as it was', async () => {
    const page = await openPage('#MEN');
    page.follow('#province');
    expect(page.shown()).toEqual(['MEN', true]);
  });

  test('It follows the URL no longer once it has been stopped', async () => {
    const page = await openPage('#MEN');
    page.stop();
    page.follow('#SAL');
    expect(page.shown()).toEqual(['MEN', true]);
  });
});

describe('The counts of opportunities', () => {
  test('They are those that the site answers', async () => {
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(path === '/opportunity-counts.json' ? { SAL: 2 } : {}),
    );
    const { $provinceCounts, loadProvinceCounts } = await openPage('');
    expect($provinceCounts.get()).toBeUndefined();
    await loadProvinceCounts();
    expect($provinceCounts.get()).toEqual(new Map([['SAL', 2]]));
  });

  test('They stay unknown without an answer', async () => {
    for (const fetched of [
      Promise.reject(new TypeError('offline')),
      Promise.resolve(new Response('', { status: 503 })),
    ]) {
      vi.stubGlobal('fetch', () => fetched);
      const { $provinceCounts, loadProvinceCounts } = await openPage('');
      await loadProvinceCounts();
      expect($provinceCounts.get()).toBeUndefined();
    }
  });
});
