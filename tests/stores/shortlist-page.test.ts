import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pathWithIds } from '#domain/opportunity/shortlist';
import type { ShortlistPage } from '../../src/stores/shortlist-page.ts';
import { summaries } from '../support/opportunity-summary.ts';

const opportunities = summaries('energy', 5);
const ids = opportunities.map(({ id }) => id);
const [first = '', second = '', third = ''] = ids;
const withdrawn = crypto.randomUUID();

/** The stores of a page that was just opened at a URL, for a visitor with a stored shortlist. */
async function openPage(linked: readonly string[], kept: readonly string[]) {
  vi.resetModules();
  const { search } = new URL(pathWithIds('/shortlist', 'ids', linked), 'https://example.com');
  vi.stubGlobal('location', { search });
  const page = await import('../../src/stores/shortlist-page.ts');
  const { $shortlist } = await import('../../src/stores/shortlist.ts');
  const { $opportunities } = await import('../../src/stores/opportunities.ts');
  $shortlist.set(kept);
  return { ...page, $shortlist, $opportunities, arrive: () => $opportunities.set({ kind: 'loaded', opportunities }) };
}

const idsOf = (page: ShortlistPage, which: 'shown' | 'compared') =>
  page.kind === 'loaded' ? page[which].map(({ id }) => id) : page.kind;

// Not removed after a test: a store removes its own listeners one second after it lost its last one.
beforeAll(() => void vi.stubGlobal('window', new EventTarget()));

describe('the shortlist page', () => {
  test('The shortlist page is loading until its URL has been read and its opportunities have arrived', async () => {
    const { $shortlistPage, $opportunities, readURL, arrive } = await openPage([], [first]);
    expect($shortlistPage.get()).toEqual({ kind: 'loading' });
    readURL();
    expect($shortlistPage.get()).toEqual({ kind: 'loading' });
    $opportunities.set({ kind: 'failed' });
    expect($shortlistPage.get()).toEqual({ kind: 'failed' });
    arrive();
    expect(idsOf($shortlistPage.get(), 'shown')).toEqual([first]);
  });

  test('The shortlist page is empty at once when nothing is stored or linked', async () => {
    const { $shortlistPage, readURL } = await openPage([], []);
    readURL();
    expect($shortlistPage.get()).toEqual({ kind: 'empty' });
  });

  test('The shortlist page shows stored opportunities in order and lists the withdrawn ones', async () => {
    const { $shortlistPage, readURL, arrive } = await openPage([], [second, withdrawn, first]);
    readURL();
    arrive();
    expect(idsOf($shortlistPage.get(), 'shown')).toEqual([second, first]);
    expect($shortlistPage.get()).toMatchObject({ own: true, withdrawn: [withdrawn], hasMore: false });
  });

  test('The shortlist page shows the opportunities of a link instead, without storing them', async () => {
    const { $shortlistPage, $shortlist, readURL, arrive } = await openPage([second, 'nonsense'], [first]);
    readURL();
    arrive();
    expect(idsOf($shortlistPage.get(), 'shown')).toEqual([second]);
    expect($shortlistPage.get()).toMatchObject({ own: false, withdrawn: [], hasMore: true });
    expect($shortlist.get()).toEqual([first]);
  });
});

test('The first four opportunities are compared until the visitor selects others', async () => {
  const { $shortlistPage, readURL, arrive, toggleCompared } = await openPage(ids, []);
  readURL();
  arrive();
  expect(idsOf($shortlistPage.get(), 'compared')).toEqual(ids.slice(0, 4));
  toggleCompared(first);
  toggleCompared(ids[4] ?? '');
  expect(idsOf($shortlistPage.get(), 'compared')).toEqual(ids.slice(1));
});

test('A removed opportunity returns to its place on undo', async () => {
  const { $removal, $shortlist, remove, undoRemoval } = await openPage([], [first, second, third]);
  remove([second], 'energy 2');
  expect($shortlist.get()).toEqual([first, third]);
  expect($removal.get()?.title).toBe('energy 2');
  undoRemoval();
  expect($shortlist.get()).toEqual([first, second, third]);
  expect($removal.get()).toBeUndefined();
});
