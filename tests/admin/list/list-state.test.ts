import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { opportunityList } from '../../../src/admin/opportunities/opportunity-list.ts';
import { provideSession } from '../support/provide-session.ts';
import { lithium, pages, refusal, server, unreachable, winery } from '../support/server.ts';

const { $list, load, refresh } = opportunityList;

provideSession(() => $list.set({ kind: 'loading' }));

let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  leave = $list.listen(() => {});
});
afterEach(() => {
  leave();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
});

const requests = () => server.mock.calls.length;

/** Loads one opportunity, then loses the network. */
async function loadThenFail(): Promise<void> {
  server.mockImplementation(pages([lithium]));
  const loading = load();
  await vi.runAllTimersAsync();
  await loading;
  server.mockImplementation(unreachable);
  await refresh();
}

test('A failed reload keeps the rows and says why; the next success shows new rows without the error', async () => {
  await loadThenFail();
  expect($list.get()).toMatchObject({ kind: 'loaded', items: [lithium], stale: { failure: { kind: 'network' } } });
  server.mockImplementation(pages([winery]));
  await vi.advanceTimersByTimeAsync(5_100);
  expect($list.get()).toEqual({ kind: 'loaded', items: [winery] });
});

test('A failed reload is repeated after growing pauses, of a minute at most', async () => {
  await loadThenFail();
  const before = requests();
  for (const [seconds, attempts] of [
    [4, 0],
    [1, 1],
    [9, 1],
    [1, 2],
    [20, 3],
    [40, 4],
    [60, 5],
    [60, 6],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    expect([seconds, requests() - before]).toEqual([seconds, attempts]);
  }
});

test('A failed reload is repeated no sooner than the server asks for', async () => {
  await loadThenFail();
  server.mockImplementation(() => refusal('unavailable', {}, { 'Retry-After': '30' }));
  await refresh();
  server.mockImplementation(pages([winery]));
  await vi.advanceTimersByTimeAsync(29_000);
  expect($list.get()).toMatchObject({ items: [lithium] });
  await vi.advanceTimersByTimeAsync(1_500);
  expect($list.get()).toEqual({ kind: 'loaded', items: [winery] });
});

test('A failed first load shows the failure instead of rows', async () => {
  server.mockImplementation(unreachable);
  await load();
  expect($list.get().kind).toBe('failed');
});

test('Nothing is repeated after the screen was left', async () => {
  await loadThenFail();
  leave();
  const before = requests();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests()).toBe(before);
});
