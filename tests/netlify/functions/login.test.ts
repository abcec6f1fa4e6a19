import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logIn } from '#domain/calls/login';
import login from '../../../netlify/functions/log-in.ts';
import { accountIn } from '../../../netlify/login/token.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { password, provideAdministrator, username } from '../login/administrator.ts';
import { call, refusalOf } from './call.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
const log = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(log.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const send = (json: unknown, from = '192.0.2.1') => call(login, 'POST', paths.login, { json, from });
const right = { username, password };
const wrong = { username, password: 'otra' };
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe('the login', () => {
  test('The response of a login contains only a valid token', async () => {
    const response = await send(right);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { jwtToken } = v.parse(v.strictObject(logIn.response.entries), await response.json());
    expect(await accountIn(jwtToken)).toMatchObject({ role: 'owner' });
  });

  test('The login answers an unknown name and a wrong password identically', async () => {
    const responses = [await send(wrong), await send({ username: 'eva', password })];
    for (const response of responses) {
      expect(response.status).toBe(401);
      expect(await refusalOf(response)).toEqual({ error: 'invalid-credentials', message: 'Usuario no valido' });
    }
    const [one, other] = responses;
    expect([...(one?.headers ?? [])]).toEqual([...(other?.headers ?? [])]);
  });

  const faults: [string, unknown, Record<string, string>][] = [
    ['nothing', {}, { username: 'required', password: 'required' }],
    ['no password', { username }, { password: 'required' }],
    ['empty', { username: '', password: '' }, { username: 'required', password: 'required' }],
    ['numbers', { username: 1, password: 2 }, { username: 'wrong-type', password: 'wrong-type' }],
    ['operators', { username: { $ne: '' }, password: { $ne: '' } }, { username: 'wrong-type', password: 'wrong-type' }],
    [
      'too long',
      { username: 'x'.repeat(121), password: 'x'.repeat(201) },
      { username: 'too-long', password: 'too-long' },
    ],
  ];
  test.each(faults)('The login names invalid fields without a store request: %s', async (_, json, fields) => {
    const response = await send(json);
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).fields).toEqual(fields);
    expect(server().requests).toEqual([]);
  });

  test.each([
    ['malformed', 400, '{', 'application/json'],
    ['malformed', 400, '', 'application/json'],
    ['unsupported-type', 415, JSON.stringify(right), 'text/plain'],
    ['unsupported-type', 415, `username=${username}&password=x`, 'application/x-www-form-urlencoded'],
    ['too-large', 413, JSON.stringify({ ...right, padding: 'x'.repeat(300_000) }), 'application/json'],
  ])('The login refuses a body that is %s: %i', async (error, status, body, type) => {
    const response = await call(login, 'POST', paths.login, { body, headers: { 'Content-Type': type } });
    expect(response.status).toBe(status);
    expect((await refusalOf(response)).error).toBe(error);
  });

  test.each(['ADMIN_USERNAME', 'ADMIN_PASSWORD_HASH', 'JWT_SECRET'])(
    'The login answers 503 without %s, and logs what to set and how',
    async (name) => {
      vi.stubEnv(name, '');
      const response = await send(right);
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).not.toBeNull();
      expect(await response.text()).not.toContain(name);
      expect(log).toHaveBeenCalledTimes(1);
      expect(String(log.mock.calls[0]?.[1])).toMatch(new RegExp(`${name}.*(set it|npm run deploy:setup)`));
    },
  );

  test('The login answers 503 for a hash of another algorithm, and logs how to create one', async () => {
    vi.stubEnv('ADMIN_PASSWORD_HASH', '$2b$12$abcdefghijklmnopqrstuv');
    expect((await send(right)).status).toBe(503);
    expect(String(log.mock.calls[0]?.[1])).toContain('npm run deploy:setup');
  });
});

describe('repeated failed logins', () => {
  test('Five failed logins answer 401, and then 429 with a growing Retry-After', async () => {
    for (let times = 0; times < 5; times += 1) expect((await send(wrong)).status).toBe(401);
    for (const seconds of [5, 10, 20]) {
      wait(3);
      const response = await send(right);
      expect(response.status).toBe(429);
      expect(response.headers.get('Retry-After')).toBe(String(seconds - 3));
      expect((await refusalOf(response)).error).toBe('too-many-requests');
      wait(seconds - 3);
      expect((await send(wrong)).status).toBe(401);
    }
    wait(40);
    expect((await send(right)).status).toBe(200);
  });

  test('Failed logins from other clients do not lock the administrator out', async () => {
    for (let index = 0; index < 12; index += 1) await send(wrong, `198.51.100.${index}`);
    expect((await send(right)).status).toBe(200);
  });

  test('Failed logins from one IPv6 /64 network are counted together', async () => {
    for (let index = 0; index < 5; index += 1) await send(wrong, `2001:db8:1:2::${index}`);
    wait(3);
    expect((await send(right, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await send(right, '2001:db8:1:3::1')).status).toBe(200);
  });
});
