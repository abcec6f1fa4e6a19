import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { $token, endSession, startSession } from '../../../src/admin/session/session.ts';

beforeAll(useTestStorageEngine);
afterEach(() => {
  endSession();
  cleanTestStorage();
});

test('There is no session at first', () => {
  expect($token.get()).toBeUndefined();
});

test('A session is stored under jwtToken', () => {
  startSession('abc');
  expect(getTestStorage()).toEqual({ jwtToken: 'abc' });
});

test('Logging out removes the token from storage', () => {
  startSession('abc');
  endSession();
  expect($token.get()).toBeUndefined();
  expect(getTestStorage()).toEqual({});
});

test('A log-out in another tab ends the session in this tab', () => {
  startSession('abc');
  const seen: unknown[] = [];
  const stop = $token.subscribe((token) => seen.push(token));
  setTestStorageKey('jwtToken', undefined);
  stop();
  expect(seen).toEqual(['abc', undefined]);
});

test('A log-in in another tab begins the session in this tab', () => {
  const stop = $token.listen(() => {});
  setTestStorageKey('jwtToken', 'from another tab');
  expect($token.get()).toBe('from another tab');
  stop();
});

test('Ending a replaced token keeps the new session', () => {
  startSession('old');
  startSession('new');
  endSession('old');
  expect($token.get()).toBe('new');
});

test('A session lasts as long as the page when storage is blocked', async () => {
  vi.resetModules();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const session = await import('../../../src/admin/session/session.ts');
  session.startSession('abc');
  expect(session.$token.get()).toBe('abc');
  session.endSession();
  expect(session.$token.get()).toBeUndefined();
  Reflect.deleteProperty(globalThis, 'localStorage');
});
