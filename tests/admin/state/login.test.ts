import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLogin } from '../../../src/admin/state/login.ts';
import { $token, endSession } from '../../../src/admin/state/session.ts';
import { bodyOf, ok, refusal, server, unreachable } from './server.ts';

beforeAll(useTestStorageEngine);
beforeEach(() => void vi.stubGlobal('fetch', server));
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
  endSession();
  cleanTestStorage();
});

test('success begins the session, and the loader stays until the page goes', async () => {
  server.mockImplementation(() => ok({ jwtToken: 'abc' }));
  const login = createLogin();
  const submitting = login.submit('admin', ' as typed ');
  expect(login.$state.get()).toEqual({ kind: 'submitting' });
  await submitting;
  expect(login.$state.get()).toEqual({ kind: 'submitting' });
  expect($token.get()).toBe('abc');
  expect(bodyOf(0)).toEqual({ username: 'admin', password: ' as typed ' });
});

test('what comes next begins with the session, and not before', async () => {
  const tokens: unknown[] = [];
  server.mockImplementationOnce(() => refusal('invalid-credentials')).mockImplementation(() => ok({ jwtToken: 'abc' }));
  const login = createLogin(() => tokens.push($token.get()));
  await login.submit('admin', 'wrong');
  expect(tokens).toEqual([]);
  await login.submit('admin', 'right');
  expect(tokens).toEqual(['abc']);
});

test('a 401 clears the loader and begins no session', async () => {
  server.mockImplementation(() => refusal('invalid-credentials'));
  const login = createLogin();
  await login.submit('admin', 'wrong');
  expect(login.$state.get()).toEqual({ kind: 'refused' });
  expect($token.get()).toBeUndefined();
});

test('a 429 tells when to try again', async () => {
  server.mockImplementation(() => refusal('too-many-requests', {}, { 'Retry-After': '40' }));
  const login = createLogin();
  await login.submit('admin', 'wrong');
  expect(login.$state.get()).toMatchObject({ kind: 'failed', error: { status: 429, retryAfter: 40 } });
});

test('a 429 of the platform, which is not ours to word, tells when to try again too', async () => {
  server.mockResolvedValue(new Response('Too many requests', { status: 429, headers: { 'Retry-After': '60' } }));
  const login = createLogin();
  await login.submit('admin', 'wrong');
  expect(login.$state.get()).toMatchObject({ kind: 'failed', error: { status: 429, retryAfter: 60 } });
});

test('a server that cannot be reached is a failure', async () => {
  server.mockImplementation(unreachable);
  const login = createLogin();
  await login.submit('admin', 'right');
  expect(login.$state.get()).toMatchObject({ kind: 'failed', error: { failure: { kind: 'network' } } });
});

test.each([
  ['', 'secret', { username: 'required' }],
  ['admin', '', { password: 'required' }],
  ['', '', { username: 'required', password: 'required' }],
  ['a'.repeat(121), 'secret', { username: 'too-long' }],
])('“%s” and “%s” are not sent', async (username, password, fields) => {
  const login = createLogin();
  await login.submit(username, password);
  expect(login.$state.get()).toEqual({ kind: 'incomplete', fields });
  expect(server).not.toHaveBeenCalled();
});

test('pressing twice sends once', async () => {
  server.mockImplementation(() => ok({ jwtToken: 'abc' }));
  const login = createLogin();
  await Promise.all([login.submit('admin', 'secret'), login.submit('admin', 'secret')]);
  expect(server).toHaveBeenCalledOnce();
});

test('a field that is filled in later is not called empty any more', async () => {
  const login = createLogin();
  await login.submit('', '');
  login.correct('username', 'admin');
  expect(login.$state.get()).toEqual({ kind: 'incomplete', fields: { password: 'required' }, corrected: true });
  login.correct('password', 'x'.repeat(201));
  expect(login.$state.get()).toMatchObject({ kind: 'incomplete', fields: { password: 'too-long' } });
  login.correct('password', 'secret');
  expect(login.$state.get()).toEqual({ kind: 'idle' });
});
