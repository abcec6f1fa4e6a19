import { beforeEach, describe, expect, test, vi } from 'vitest';
import { provinceCodes } from '#domain/province';

/** The store of a page that was just opened, with stand-ins for the browser's URL and history. */
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
    stop: store.followProvinceURL(),
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

describe('the selected province of the map', () => {
  test('The province is unknown before the URL has been read', async () => {
    vi.resetModules();
    const { $province, $isChosen } = await import('../../src/stores/province.ts');
    expect([$province.get(), $isChosen.get()]).toEqual([undefined, false]);
  });

  test('The map shows the capital, as not chosen, when the URL names no province', async () => {
    for (const fragment of ['', '#main', '#XYZ']) {
      expect((await openPage(fragment)).shown()).toEqual(['CABA', false]);
    }
  });

  test('The map shows the province that the URL names', async () => {
    for (const code of provinceCodes) expect((await openPage(`#${code}`)).shown()).toEqual([code, true]);
  });

  test('A chosen province adds one history entry, and Back and Forward follow the URL', async () => {
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

  test('A fragment that names no province does not change the province', async () => {
    const page = await openPage('#MEN');
    page.follow('#province');
    expect(page.shown()).toEqual(['MEN', true]);
  });

  test('A stopped map no longer follows the URL', async () => {
    const page = await openPage('#MEN');
    page.stop();
    page.follow('#SAL');
    expect(page.shown()).toEqual(['MEN', true]);
  });
});

describe('opportunity counts by province', () => {
  test('The counts by province are those of the server', async () => {
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(path === '/opportunity-counts.json' ? { SAL: 2 } : {}),
    );
    const { $provinceCounts, loadProvinceCounts } = await openPage('');
    expect($provinceCounts.get()).toBeUndefined();
    await loadProvinceCounts();
    expect($provinceCounts.get()).toEqual(new Map([['SAL', 2]]));
  });

  test('The counts by province stay unknown when the request fails', async () => {
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
