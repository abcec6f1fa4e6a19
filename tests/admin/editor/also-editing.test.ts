import { beforeEach, expect, test, vi } from 'vitest';
import { reportOpenForm } from '../../../src/admin/editor/also-editing.ts';
import { provideSession } from '../support/provide-session.ts';
import { bodyOf, calls, lithium, ok, refusal, server } from '../support/server.ts';

provideSession();

const page = { visibilityState: 'visible' };
const bea = { name: 'Bea', isYou: false };
let leavePage: () => void = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (_: string, listen: () => void) => {
    leavePage = listen;
  });
  vi.stubGlobal('removeEventListener', () => {});
  return () => vi.useRealTimers();
});

const path = `POST /api/opportunities/editing/${lithium.id}`;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const tabOf = (call: number): unknown => Reflect.get(Object(bodyOf(call)), 'tab');

test('An open form is reported after five seconds and every fifteen, and shows the others', async () => {
  server.mockImplementation(() => ok([bea]));
  const { $others, stop } = reportOpenForm(lithium.id);
  await pass(4);
  expect(calls()).toEqual([]);
  await pass(1);
  expect(calls()).toEqual([path]);
  expect($others.get()).toEqual([bea]);
  server.mockImplementation(() => ok([]));
  await pass(10);
  expect(calls()).toEqual([path, path]);
  expect($others.get()).toEqual([]);
  stop();
  await pass(60);
  expect(calls()).toEqual([path, path, path]);
  expect([bodyOf(1), bodyOf(2)]).toMatchObject([{ isLeft: false }, { isLeft: true }]);
});

test('A form that was never reported is not reported as left, and one in a hidden page is not reported', async () => {
  const glance = reportOpenForm(lithium.id);
  await pass(3);
  glance.stop();
  const { stop } = reportOpenForm(lithium.id);
  page.visibilityState = 'hidden';
  await pass(60);
  stop();
  expect(calls()).toEqual([]);
});

test('A closed page reports that the form is left, and a failed report says nothing', async () => {
  server.mockImplementation(() => refusal('unavailable'));
  const { $others, stop } = reportOpenForm(lithium.id);
  await pass(5);
  expect($others.get()).toEqual([]);
  leavePage();
  await pass(0);
  expect(bodyOf(1)).toMatchObject({ isLeft: true });
  expect(server.mock.calls[1]?.[1].keepalive).toBe(true);
  // The page comes back from the cache of the browser.
  await pass(15);
  expect(tabOf(2)).not.toBe(tabOf(1));
  stop();
});
