import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#domain/limits';

const ids = Array.from({ length: limits.shortlist + 1 }, () => crypto.randomUUID());
const [one = '', two = ''] = ids;

const events = new EventTarget();
let stored: Record<string, string>;

/** The store as a freshly opened page has it, with an island that shows it. */
async function openPage(storage = stored) {
  vi.resetModules();
  // The package looks for the browser's storage once, before any test.
  setPersistentEngine(storage, windowPersistentEvents);
  const shortlist = await import('../../src/stores/shortlist.ts');
  const stop = shortlist.$shortlist.listen(() => undefined);
  return { ...shortlist, stop };
}

/** Stores something as another tab does. */
function storeElsewhere(text: string): void {
  stored.shortlist = text;
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'shortlist', newValue: text }));
}

// It stays: a store takes its listeners off a second after the last of its own has gone.
beforeAll(() => void vi.stubGlobal('window', events));

beforeEach(() => {
  stored = {};
});

describe('what a visitor keeps', () => {
  test('outlives the page, in the order in which it was added', async () => {
    const first = await openPage();
    first.toggleShortlisted(two);
    first.toggleShortlisted(one);
    const second = await openPage();
    expect(second.$shortlist.get()).toEqual([two, one]);
    second.toggleShortlisted(two);
    expect((await openPage()).$shortlist.get()).toEqual([one]);
  });

  test('leaves nothing behind in storage once it is given up', async () => {
    const { toggleShortlisted } = await openPage();
    toggleShortlisted(one);
    toggleShortlisted(one);
    expect(stored).toEqual({});
  });

  test('follows other tabs', async () => {
    const { $shortlist, stop } = await openPage();
    storeElsewhere(`${one},${two}`);
    expect($shortlist.get()).toEqual([one, two]);
    stop();
  });

  test.each(['', '{"ids":[]}', 'null', '<script>', one.toUpperCase(), ',,,'])(
    'is nothing where %j is stored',
    async (text) => {
      stored.shortlist = text;
      const { $shortlist } = await openPage();
      expect($shortlist.get()).toEqual([]);
    },
  );

  test('is what can be read among what is foreign, and never more than twenty', async () => {
    stored.shortlist = ['x', ...ids, 'y'].join(',');
    const { $shortlist } = await openPage();
    expect($shortlist.get()).toEqual(ids.slice(0, limits.shortlist));
  });

  test('is not added to when it is full', async () => {
    const { $shortlist, toggleShortlisted } = await openPage();
    for (const id of ids) toggleShortlisted(id);
    expect($shortlist.get()).toEqual(ids.slice(0, limits.shortlist));
  });

  test('comes back before what has been added since', async () => {
    const { $shortlist, toggleShortlisted, dropShortlisted, keepAgain } = await openPage();
    toggleShortlisted(one);
    dropShortlisted([one]);
    toggleShortlisted(two);
    keepAgain([one]);
    expect($shortlist.get()).toEqual([one, two]);
  });
});

test('where storage is full, what a visitor keeps lasts as long as the page', async () => {
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
