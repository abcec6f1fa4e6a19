import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { hourMs } from '#domain/time/day';
import { loginSettings } from '../../../netlify/env/index.ts';
import { accountIn, makeToken } from '../../../netlify/login/token.ts';
import { fc } from '../../support/properties.ts';
import { cheapHash, password, provideAdministrator, secret, username } from './administrator.ts';

provideAdministrator();
afterEach(() => {
  vi.useRealTimers();
});

const owner = { id: 'owner', name: username, role: 'owner' };
const key = new TextEncoder().encode(secret);
const ours = async () => decodeJwt(await makeToken(loginSettings()));

/** A token like ours, except for some claims, header entries or its key. */
async function forged(claims: object = {}, header: object = {}, signedWith = key): Promise<string> {
  const payload = { ...(await ours()), ...claims };
  return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(signedWith);
}

describe('a token', () => {
  test('A token of this site is valid', async () => {
    expect(await accountIn(await makeToken(loginSettings()))).toEqual(owner);
    expect(await accountIn(await forged())).toEqual(owner);
  });

  test('A token is valid for eight hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
    const token = await makeToken(loginSettings());
    vi.setSystemTime(Date.now() + 8 * hourMs - 1_000);
    expect(await accountIn(token)).toEqual(owner);
    vi.setSystemTime(Date.now() + 1_000);
    expect(await accountIn(token)).toBeUndefined();
  });

  test('A token contains neither the hash of the password nor the secret', async () => {
    const claims = JSON.stringify(await ours());
    for (const part of cheapHash(password).split('$').slice(4)) expect(claims).not.toContain(part);
    expect(claims).not.toContain(secret);
  });

  test.each([
    ['password', { ADMIN_PASSWORD_HASH: cheapHash('otra') }],
    ['name', { ADMIN_USERNAME: 'eva' }],
    ['secret', { JWT_SECRET: 'x'.repeat(32) }],
  ])('A token becomes invalid when the %s changes', async (_, change) => {
    const token = await makeToken(loginSettings());
    for (const [name, value] of Object.entries(change)) vi.stubEnv(name, value);
    expect(await accountIn(token)).toBeUndefined();
  });

  test('A token cannot be checked without settings', async () => {
    const token = await makeToken(loginSettings());
    vi.stubEnv('JWT_SECRET', '');
    await expect(accountIn(token)).rejects.toBeInstanceOf(Unavailable);
  });
});

describe('tokens with other claims', () => {
  test.each([
    ['expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['no expiry', { exp: undefined }],
    ['expiry in words', { exp: 'never' }],
    ['not yet', { nbf: Math.floor(Date.now() / 1000) + 60 }],
    ['another issuer', { iss: 'someone' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'someone' }],
    ['no audience', { aud: undefined }],
    ['another subject', { sub: 'eva' }],
    ['no subject', { sub: undefined }],
    ['another password', { pwd: 'x' }],
    ['no password', { pwd: undefined }],
  ])('A token with other claims is refused: %s', async (_, claims) => {
    expect(await accountIn(await forged(claims))).toBeUndefined();
  });
});

describe('tokens with another signature', () => {
  test('A token signed with another key is refused', async () => {
    expect(await accountIn(await forged({}, {}, new Uint8Array(32).fill(1)))).toBeUndefined();
  });

  test.each(['HS384', 'HS512'])('A token signed with our key by the algorithm %s is refused', async (alg) => {
    expect(await accountIn(await forged({}, { alg }, new Uint8Array([...key, ...key])))).toBeUndefined();
    vi.stubEnv('JWT_SECRET', secret + secret);
    expect(await accountIn(await forged({}, { alg }, new Uint8Array([...key, ...key])))).toBeUndefined();
  });

  test('An unsigned token is refused', async () => {
    expect(await accountIn(new UnsecuredJWT(await ours()).encode())).toBeUndefined();
  });

  test.each(['none', 'None', 'NONE', 'nOnE', '', 'RS256', 'HS256 '])(
    'A token of ours without a signature, or with the algorithm "%s", is refused',
    async (alg) => {
      const [, payload, signature] = (await makeToken(loginSettings())).split('.');
      const header = Buffer.from(JSON.stringify({ alg })).toString('base64url');
      expect(await accountIn(`${header}.${payload}.`)).toBeUndefined();
      expect(await accountIn(`${header}.${payload}.${signature}`)).toBeUndefined();
    },
  );

  test('A token signed with a private RSA key is refused', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const token = await new SignJWT(await ours()).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    expect(await accountIn(token)).toBeUndefined();
  });

  test('A token that contains its own key is refused', async () => {
    const own = new Uint8Array(32).fill(1);
    const jwk = { kty: 'oct', k: Buffer.from(own).toString('base64url') };
    expect(await accountIn(await forged({}, { jwk, kid: '../../dev/null' }, own))).toBeUndefined();
  });

  test('A token with an unknown critical header is refused', async () => {
    const [, payload, signature] = (await makeToken(loginSettings())).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'HS256', crit: ['x'], x: 1 })).toString('base64url');
    expect(await accountIn(`${header}.${payload}.${signature}`)).toBeUndefined();
  });

  test('A token with any changed character is refused', async () => {
    const token = await makeToken(loginSettings());
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 2), fc.constantFrom(...'AQgw19-_.x'), async (at, letter) => {
        fc.pre(token[at] !== letter);
        expect(await accountIn(token.slice(0, at) + letter + token.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  test('A text that is not a token is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.nat(4), async (text, dots) => {
        expect(await accountIn(text + '.x'.repeat(dots))).toBeUndefined();
      }),
    );
  });
});

test('A token names the administrator as its subject', async () => {
  expect((await ours()).sub).toBe(username);
});
