import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pathWithIds } from '#domain/opportunity/shortlist';
import type { ShortlistPage } from '../../src/stores/shortlist-page.ts';
import { summaries } from '../support/summaries.ts';

const opportunities = summaries('energy', 5);
const ids = opportunities.map(({ id }) => id);
const [first = '', second = '', third = ''] = ids;
const withdrawn = crypto.randomUUID();

/** The stores of a page that was just opened at a URL, by a visitor who keeps these. */
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

// It stays: a store takes its listeners off a second after the last of its own has gone.
beforeAll(() => void vi.stubGlobal('window', new EventTarget()));

describe('the page of the shortlist', () => {
  test('is loading until its URL has been read and its opportunities are there', async () => {
    const { $shortlistPage, $opportunities, readURL, arrive } = await openPage([], [first]);
    expect($shortlistPage.get()).toEqual({ kind: 'loading' });
    readURL();
    expect($shortlistPage.get()).toEqual({ kind: 'loading' });
    $opportunities.set({ kind: 'failed' });
    expect($shortlistPage.get()).toEqual({ kind: 'failed' });
    arrive();
    expect(idsOf($shortlistPage.get(), 'shown')).toEqual([first]);
  });

  test('is empty at once where nothing is kept and nothing linked', async () => {
    const { $shortlistPage, readURL } = await openPage([], []);
    readURL();
    expect($shortlistPage.get()).toEqual({ kind: 'empty' });
  });

  test('shows what is kept in its order, and tells what has been withdrawn', async () => {
    const { $shortlistPage, readURL, arrive } = await openPage([], [second, withdrawn, first]);
    readURL();
    arrive();
    expect(idsOf($shortlistPage.get(), 'shown')).toEqual([second, first]);
    expect($shortlistPage.get()).toMatchObject({ own: true, withdrawn: [withdrawn], hasMore: false });
  });

  test('shows what a link names instead, and keeps nothing of it', async () => {
    const { $shortlistPage, $shortlist, readURL, arrive } = await openPage([second, 'nonsense'], [first]);
    readURL();
    arrive();
    expect(idsOf($shortlistPage.get(), 'shown')).toEqual([second]);
    expect($shortlistPage.get()).toMatchObject({ own: false, withdrawn: [], hasMore: true });
    expect($shortlist.get()).toEqual([first]);
  });
});

test('the first four are compared until others are chosen', async () => {
  const { $shortlistPage, readURL, arrive, toggleCompared } = await openPage(ids, []);
  readURL();
  arrive();
  expect(idsOf($shortlistPage.get(), 'compared')).toEqual(ids.slice(0, 4));
  toggleCompared(first);
  toggleCompared(ids[4] ?? '');
  expect(idsOf($shortlistPage.get(), 'compared')).toEqual(ids.slice(1));
});

test('what is taken away comes back to its place', async () => {
  const { $removal, $shortlist, remove, undoRemoval } = await openPage([], [first, second, third]);
  remove([second], 'energy 2');
  expect($shortlist.get()).toEqual([first, third]);
  expect($removal.get()?.title).toBe('energy 2');
  undoRemoval();
  expect($shortlist.get()).toEqual([first, second, third]);
  expect($removal.get()).toBeUndefined();
});
