import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#domain/limits';

const ids = Array.from({ length: limits.shortlist + 1 }, () => crypto.randomUUID());
const [one = '', two = ''] = ids;

const events = new EventTarget();
let stored: Record<string, string>;

/** The store of a freshly opened page, with one listener. */
async function openPage(storage = stored) {
  vi.resetModules();
  // The package reads the browser's storage once, on import, before any test runs.
  setPersistentEngine(storage, windowPersistentEvents);
  const shortlist = await import('../../src/stores/shortlist.ts');
  const stop = shortlist.$shortlist.listen(() => undefined);
  return { ...shortlist, stop };
}

/** Changes the stored shortlist from another tab. */
function storeElsewhere(text: string): void {
  stored.shortlist = text;
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'shortlist', newValue: text }));
}

// Not removed after a test: a store removes its own listeners one second after it lost its last one.
beforeAll(() => void vi.stubGlobal('window', events));

beforeEach(() => {
  stored = {};
});

describe('the stored shortlist', () => {
  test('The shortlist survives the page, in the order of adding', async () => {
    const first = await openPage();
    first.toggleShortlisted(two);
    first.toggleShortlisted(one);
    const second = await openPage();
    expect(second.$shortlist.get()).toEqual([two, one]);
    second.toggleShortlisted(two);
    expect((await openPage()).$shortlist.get()).toEqual([one]);
  });

  test('An emptied shortlist leaves nothing in storage', async () => {
    const { toggleShortlisted } = await openPage();
    toggleShortlisted(one);
    toggleShortlisted(one);
    expect(stored).toEqual({});
  });

  test('The shortlist follows changes in other tabs', async () => {
    const { $shortlist, stop } = await openPage();
    storeElsewhere(`${one},${two}`);
    expect($shortlist.get()).toEqual([one, two]);
    stop();
  });

  test.each(['', '{"ids":[]}', 'null', '<script>', one.toUpperCase(), ',,,'])(
    'The shortlist is empty when %j is stored',
    async (text) => {
      stored.shortlist = text;
      const { $shortlist } = await openPage();
      expect($shortlist.get()).toEqual([]);
    },
  );

  test('The shortlist keeps the valid ids of a damaged entry, twenty at most', async () => {
    stored.shortlist = ['x', ...ids, 'y'].join(',');
    const { $shortlist } = await openPage();
    expect($shortlist.get()).toEqual(ids.slice(0, limits.shortlist));
  });

  test('A full shortlist accepts no further opportunity', async () => {
    const { $shortlist, toggleShortlisted } = await openPage();
    for (const id of ids) toggleShortlisted(id);
    expect($shortlist.get()).toEqual(ids.slice(0, limits.shortlist));
  });

  test('A restored opportunity comes before those added since', async () => {
    const { $shortlist, toggleShortlisted, dropShortlisted, restoreShortlisted } = await openPage();
    toggleShortlisted(one);
    dropShortlisted([one]);
    toggleShortlisted(two);
    restoreShortlisted([one]);
    expect($shortlist.get()).toEqual([one, two]);
  });
});

test('The shortlist lasts as long as the page when storage is full', async () => {
  const full = new Proxy<Record<string, string>>(
    {},
    {
      set() {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    },
  );
  const { $shortlist, toggleShortlisted } = await openPage(full);
  toggleShortlisted(one);
  toggleShortlisted(two);
  expect($shortlist.get()).toEqual([one, two]);
});
