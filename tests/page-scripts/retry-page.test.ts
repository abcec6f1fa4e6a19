import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRetrying } from '../../src/page-scripts/retry-page.ts';

const server = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const reload = vi.fn();
const response = (status: number) => async () => new Response('', { status });

/** A stand-in for the loader of a page, with its "Try again" link. */
function openPage() {
  const again = new EventTarget();
  const press = () => {
    const event = new Event('click', { cancelable: true });
    again.dispatchEvent(event);
    return event;
  };
  const root = { querySelector: (selector: string) => (selector === '[data-try-again]' ? again : null) };
  // A stand-in has only the parts of an element that the module uses.
  startRetrying(root as unknown as HTMLElement);
  return press;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('location', { href: 'https://example.com/opportunity/1', reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test.each([200, 404, 410])('The page is reloaded once its URL answers %i', async (status) => {
  server.mockImplementation(response(status));
  openPage();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(server).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(server).toHaveBeenCalledExactlyOnceWith('https://example.com/opportunity/1', expect.anything());
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server).toHaveBeenCalledTimes(1);
});

test.each([
  ['503', response(503)],
  ['500', response(500)],
  ['502', response(502)],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('The URL is requested every five seconds while it answers %s', async (_, failing) => {
  server.mockImplementation(failing);
  openPage();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(server).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
  server.mockImplementation(response(200));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('"Try again" sends a request at once instead of following its link, and restarts the five seconds', async () => {
  server.mockImplementation(response(503));
  const press = openPage();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(press().defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(server).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server).toHaveBeenCalledTimes(2);
});

test('"Try again" sends no second request while one is pending', async () => {
  server.mockImplementation(() => new Promise(() => undefined));
  const press = openPage();
  press();
  press();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server).toHaveBeenCalledTimes(1);
});

test('The retry request bypasses the cache', async () => {
  server.mockImplementation(response(200));
  openPage()();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.mock.calls[0]?.[1].cache).toBe('no-store');
});
