import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { contextFrom } from '../http/platform.ts';
import { cheapHash, provideAdministrator, secret } from '../login/administrator.ts';

import { call, goodToken, origin, refusalOf } from './call.ts';
import { adminEndpoints } from './endpoints.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
afterEach(() => {
  vi.useRealTimers();
});

const key = new TextEncoder().encode(secret);
const claims = async () => decodeJwt(await goodToken());
const signed = (payload: object, signedWith: Uint8Array = key) =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).sign(signedWith);

const badHeaders: Record<string, () => Promise<string | undefined>> = {
  none: async () => undefined,
  'no scheme': goodToken,
  'another scheme': async () => `Basic ${await goodToken()}`,
  'nothing after the scheme': async () => 'Bearer ',
  'a word': async () => 'Bearer token',
  'something after the token': async () => `Bearer ${await goodToken()} x`,
  'two tokens': async () => `Bearer ${await goodToken()}, Bearer ${await goodToken()}`,
  'a token cut short': async () => `Bearer ${(await goodToken()).slice(0, -1)}`,
  expired: async () => `Bearer ${await signed({ ...(await claims()), exp: Math.floor(Date.now() / 1000) - 1 })}`,
  'signed with another key': async () => `Bearer ${await signed(await claims(), new Uint8Array(32).fill(7))}`,
  'alg none': async () => `Bearer ${new UnsecuredJWT(await claims()).encode()}`,
  'another issuer': async () => `Bearer ${await signed({ ...(await claims()), iss: 'x' })}`,
  'another audience': async () => `Bearer ${await signed({ ...(await claims()), aud: 'x' })}`,
  'very long': async () => `Bearer ${'x.'.repeat(8_000)}x`,
};

describe.each(adminEndpoints)('$name', ({ handler, method, path }) => {
  test.each(Object.entries(badHeaders))('An admin call is refused with a bad token: %s', async (_, make) => {
    const header = await make();
    const response = await call(handler, method, path, {
      headers: header === undefined ? {} : { Authorization: header },
    });
    expect(response.status).toBe(403);
    expect((await refusalOf(response)).error).toBe('forbidden');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(server().requests).toEqual([]);
  });

  test('An admin call is refused after a change of the password', async () => {
    const token = await goodToken();
    vi.stubEnv('ADMIN_PASSWORD_HASH', cheapHash('otra'));
    expect((await call(handler, method, path, { token })).status).toBe(403);
  });

  test('An admin call accepts a good token with the scheme in any case', async () => {
    const headers = { Authorization: `bearer ${await goodToken()}` };
    expect((await call(handler, method, path, { headers })).status).not.toBe(403);
  });

  test('An admin call is never cached', async () => {
    const response = await call(handler, method, path, { token: await goodToken() });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('An admin call is unavailable, not open, without settings', async () => {
    const token = await goodToken();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('JWT_SECRET', '');
    const response = await call(handler, method, path, { token });
    expect(response.status).toBe(503);
    expect(String(log.mock.calls[0]?.[1])).toContain('JWT_SECRET');
    log.mockRestore();
  });
});

describe.each(adminEndpoints.filter(({ method }) => method === 'POST'))('$name', ({ handler, path }) => {
  test('An admin call without a token leaves the body unread', async () => {
    const request = new Request(origin + path, {
      method: 'POST',
      body: '{',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect((await handler(request, contextFrom('192.0.2.1'))).status).toBe(403);
    expect(request.bodyUsed).toBe(false);
  });
});
