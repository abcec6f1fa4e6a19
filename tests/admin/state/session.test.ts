import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { $token, endSession, startSession } from '../../../src/admin/state/session.ts';

beforeAll(useTestStorageEngine);
afterEach(() => {
  endSession();
  cleanTestStorage();
});

test('nobody is logged in at first', () => {
  expect($token.get()).toBeUndefined();
});

test('a session is stored under jwtToken', () => {
  startSession('abc');
  expect(getTestStorage()).toEqual({ jwtToken: 'abc' });
});

test('logging out removes the token from the storage', () => {
  startSession('abc');
  endSession();
  expect($token.get()).toBeUndefined();
  expect(getTestStorage()).toEqual({});
});

test('a log-out in another tab ends the session here', () => {
  startSession('abc');
  const seen: unknown[] = [];
  const stop = $token.subscribe((token) => seen.push(token));
  setTestStorageKey('jwtToken', undefined);
  stop();
  expect(seen).toEqual(['abc', undefined]);
});

test('a log-in in another tab begins the session here', () => {
  const stop = $token.listen(() => {});
  setTestStorageKey('jwtToken', 'from another tab');
  expect($token.get()).toBe('from another tab');
  stop();
});

test('ending a token that has been replaced leaves the session that replaced it', () => {
  startSession('old');
  startSession('new');
  endSession('old');
  expect($token.get()).toBe('new');
});

test('where storage is blocked the session lasts as long as the page', async () => {
  vi.resetModules();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const session = await import('../../../src/admin/state/session.ts');
  session.startSession('abc');
  expect(session.$token.get()).toBe('abc');
  session.endSession();
  expect(session.$token.get()).toBeUndefined();
  Reflect.deleteProperty(globalThis, 'localStorage');
});
