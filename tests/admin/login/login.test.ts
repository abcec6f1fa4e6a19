import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLogin } from '../../../src/admin/login/login.ts';
import { $token, endSession } from '../../../src/admin/session/session.ts';
import { bodyOf, ok, refusal, server, unreachable } from '../support/server.ts';

beforeAll(useTestStorageEngine);
beforeEach(() => void vi.stubGlobal('fetch', server));
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
  endSession();
  cleanTestStorage();
});

test('A successful login begins the session, and the loader stays until the page changes', async () => {
  server.mockImplementation(() => ok({ jwtToken: 'abc' }));
  const login = createLogin();
  const submitting = login.submit('admin', ' as typed ');
  expect(login.$state.get()).toEqual({ kind: 'submitting' });
  await submitting;
  expect(login.$state.get()).toEqual({ kind: 'submitting' });
  expect($token.get()).toBe('abc');
  expect(bodyOf(0)).toEqual({ username: 'admin', password: ' as typed ' });
});

test('The next step begins only after the session has begun', async () => {
  const tokens: unknown[] = [];
  server.mockImplementationOnce(() => refusal('invalid-credentials')).mockImplementation(() => ok({ jwtToken: 'abc' }));
  const login = createLogin(() => tokens.push($token.get()));
  await login.submit('admin', 'wrong');
  expect(tokens).toEqual([]);
  await login.submit('admin', 'right');
  expect(tokens).toEqual(['abc']);
});

test('A 401 clears the loader and begins no session', async () => {
  server.mockImplementation(() => refusal('invalid-credentials'));
  const login = createLogin();
  await login.submit('admin', 'wrong');
  expect(login.$state.get()).toEqual({ kind: 'refused' });
  expect($token.get()).toBeUndefined();
});

test('A 429 says when to try again', async () => {
  server.mockImplementation(() => refusal('too-many-requests', {}, { 'Retry-After': '40' }));
  const login = createLogin();
  await login.submit('admin', 'wrong');
  expect(login.$state.get()).toMatchObject({ kind: 'failed', error: { status: 429, retryAfter: 40 } });
});

test('A 429 from the hosting platform says when to try again', async () => {
  server.mockResolvedValue(new Response('Too many requests', { status: 429, headers: { 'Retry-After': '60' } }));
  const login = createLogin();
  await login.submit('admin', 'wrong');
  expect(login.$state.get()).toMatchObject({ kind: 'failed', error: { status: 429, retryAfter: 60 } });
});

test('A server that cannot be reached is a failure', async () => {
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
])('The user name “%s” and the password “%s” are not sent', async (username, password, fields) => {
  const login = createLogin();
  await login.submit(username, password);
  expect(login.$state.get()).toEqual({ kind: 'incomplete', fields });
  expect(server).not.toHaveBeenCalled();
});

test('Pressing Log in twice sends one request', async () => {
  server.mockImplementation(() => ok({ jwtToken: 'abc' }));
  const login = createLogin();
  await Promise.all([login.submit('admin', 'secret'), login.submit('admin', 'secret')]);
  expect(server).toHaveBeenCalledOnce();
});

test('A field that is filled in later is no longer reported as empty', async () => {
  const login = createLogin();
  await login.submit('', '');
  login.correct('username', 'admin');
  expect(login.$state.get()).toEqual({ kind: 'incomplete', fields: { password: 'required' }, corrected: true });
  login.correct('password', 'x'.repeat(201));
  expect(login.$state.get()).toMatchObject({ kind: 'incomplete', fields: { password: 'too-long' } });
  login.correct('password', 'secret');
  expect(login.$state.get()).toEqual({ kind: 'idle' });
});
