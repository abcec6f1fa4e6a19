import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { loginSettings } from '../../../netlify/env/index.ts';
import type { Random } from '../random.ts';

/** An Authorization header that must not be accepted. */
export interface Forgery {
  readonly name: string;
  readonly authorization: string;
}

/** All kinds of foreign tokens, and `mutations` random changes of a valid one. */
export async function forgedTokens(good: string, random: Random, mutations: number): Promise<Forgery[]> {
  const forged = [
    ...(await otherSignatures(good)),
    ...(await otherClaims(good)),
    ...headersByHand(good),
    ...otherShapes(good),
    ...Array.from({ length: mutations }, () => mutated(good, random)),
  ];
  const asBearer = forged.map(({ name, token }) => ({ name, authorization: `Bearer ${token}` }));
  return [...asBearer, ...otherSchemes(good)];
}

interface Forged {
  readonly name: string;
  readonly token: string;
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function otherSignatures(good: string): Promise<Forged[]> {
  const claims = decodeJwt(good);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ed = generateKeyPairSync('ed25519');
  const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { username, passwordHash, secret } = loginSettings();
  const doubled = new Uint8Array([...secret, ...secret]);
  const own = new Uint8Array(64).fill(7);
  const jwk = { kty: 'oct', k: Buffer.from(own).toString('base64url') };
  const sign = async (name: string, header: object, key: Parameters<SignJWT['sign']>[0]): Promise<Forged> => ({
    name,
    token: await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(key),
  });
  return Promise.all([
    sign('RS256 with a key of its own', { alg: 'RS256' }, rsa.privateKey),
    sign('PS256 with a key of its own', { alg: 'PS256' }, rsa.privateKey),
    sign('ES256 with a key of its own', { alg: 'ES256' }, ec.privateKey),
    sign('EdDSA with a key of its own', { alg: 'EdDSA' }, ed.privateKey),
    sign('HS256 with a public key for a secret', {}, bytes(publicPem)),
    ...['secret', username, passwordHash, good, '\0'.repeat(32)].map((key, index) =>
      sign(`HS256 with a guess ${index}`, {}, bytes(key.padEnd(32, '\0'))),
    ),
    sign('HS256 with our secret twice', {}, doubled),
    sign('HS384', { alg: 'HS384' }, doubled),
    sign('HS512', { alg: 'HS512' }, doubled),
    ...['../../dev/null', '/proc/self/environ', "' OR 1=1 --", 'http://evil.example/key', '0'].map((kid) =>
      sign(`its own key by the name ${kid}`, { kid }, own),
    ),
    sign('its own key in jwk', { jwk }, own),
    sign('its own key at jku', { jku: 'https://evil.example/jwks.json' }, own),
    sign('its own key at x5u', { x5u: 'https://evil.example/cert.pem' }, own),
    sign('its own certificate', { x5c: ['MIIB'] }, own),
  ]);
}

async function otherClaims(good: string): Promise<Forged[]> {
  const claims = decodeJwt(good);
  const now = Math.floor(Date.now() / 1000);
  const changes: [string, object][] = [
    ...[0, 1, -1, now, now - 1, now - 3_600, -1e15, 'never', '9999999999', null, true, [], {}].map(
      (exp): [string, object] => [`exp ${JSON.stringify(exp)}`, { exp }],
    ),
    ...[now + 60, 9e15, 'later', true].map((nbf): [string, object] => [`nbf ${nbf}`, { nbf }]),
    ...['exp', 'iss', 'aud', 'sub', 'pwd'].map((claim): [string, object] => [`no ${claim}`, { [claim]: undefined }]),
    ...['iss', 'aud', 'sub', 'pwd'].flatMap((claim) =>
      [
        '',
        ' ',
        'other',
        `${claims[claim]} `,
        `${claims[claim]}\0`,
        String(claims[claim]).toUpperCase(),
        null,
        1,
        true,
        {},
        [],
      ].map((value): [string, object] => [`${claim} ${JSON.stringify(value)}`, { [claim]: value }]),
    ),
  ];
  const tokens = changes.map(async ([name, change]) => {
    try {
      const payload: JWTPayload = { ...claims, ...change };
      const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(loginSettings().secret);
      return [{ name, token }];
    } catch {
      // jose does not create it, and one by hand would be refused for its signature.
      return [];
    }
  });
  return (await Promise.all(tokens)).flat();
}

function headersByHand(good: string): Forged[] {
  const [, payload, signature] = good.split('.');
  const none = { name: 'not signed', token: new UnsecuredJWT(decodeJwt(good)).encode() };
  const algorithms = [
    'none',
    'None',
    'NONE',
    'nOnE',
    '',
    ' ',
    'HS256 ',
    'hs256',
    'RS256',
    'HS256\0',
    null,
    1,
    ['HS256'],
  ];
  const headers = [
    ...algorithms.map((alg) => ({ alg, typ: 'JWT' })),
    { typ: 'JWT' },
    { alg: 'HS256', crit: ['x'], x: 1 },
    { alg: 'HS256', crit: [] },
    { alg: 'HS256', b64: false, crit: ['b64'] },
    { alg: 'HS256', enc: 'A256GCM' },
    [],
    null,
    'HS256',
  ];
  const byHand = headers.flatMap((header) => {
    const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
    return ['', signature].map((ending) => ({
      name: `header ${JSON.stringify(header)} ${ending ? 'with our signature' : 'without a signature'}`,
      token: `${encoded}.${payload}.${ending}`,
    }));
  });
  return [none, ...byHand];
}

function otherShapes(good: string): Forged[] {
  const [header = '', payload = '', signature = ''] = good.split('.');
  const shapes = [
    '',
    '.',
    '..',
    '...',
    header,
    `${header}.`,
    `${header}.${payload}`,
    `${header}.${payload}.`,
    `..${signature}`,
    `.${payload}.${signature}`,
    `${header}..${signature}`,
    `${header}.${signature}.${payload}`,
    `${payload}.${header}.${signature}`,
    `${good}.`,
    `.${good}`,
    `${good}.${good}`,
    `${good}${good}`,
    `${good},${good}`,
    `${good} ${good}`,
    `"${good}"`,
    `${good};`,
    `${good}=`,
    `${good}==`,
    `${good}%00`,
    encodeURIComponent(`${good}\0`),
    `${good}/`,
    good.toUpperCase(),
    good.toLowerCase(),
    good.split('').reverse().join(''),
    `${header}.${payload}.${'A'.repeat(43)}`,
    `${header}.${payload}.${signature}${signature}`,
    'null',
    'undefined',
    'true',
    '[object Object]',
    'x'.repeat(100_000),
    `${header}.${'A'.repeat(100_000)}.${signature}`,
  ];
  const cut = Array.from({ length: good.length - 1 }, (_, length) => good.slice(0, length));
  const cutInFront = Array.from({ length: good.length - 1 }, (_, length) => good.slice(length + 1));
  return [...shapes, ...cut, ...cutInFront].map((token) => ({
    name: `shape ${token.slice(0, 60)} (${token.length})`,
    token,
  }));
}

function otherSchemes(good: string): Forgery[] {
  const values = [
    '',
    good,
    `Basic ${good}`,
    `Token ${good}`,
    `Bearer: ${good}`,
    `Bearer${good}`,
    `Bearer Bearer ${good}`,
    `Bearer\u00a0${good}`,
    `Basic ${btoa('ana:a password of this run')}`,
    `Bearer x, Bearer ${good}`,
    `JWT ${good}`,
    `Bearer "${good}"`,
    `Bearer token=${good}`,
    'Bearer',
    'Bearer null',
  ];
  return values.map((authorization) => ({ name: `scheme ${authorization.slice(0, 30)}`, authorization }));
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ,';

// Not the last character: two of its six bits are unused, so that four characters give the same signature.
function mutated(good: string, random: Random): Forged {
  const at = random.whole(good.length - 2);
  const sign = [...signs].filter((other) => other !== good[at]);
  const kinds = [
    () => good.slice(0, at) + random.pick(sign) + good.slice(at + 1),
    () => good.slice(0, at) + good.slice(at + 1),
    () => good.slice(0, at) + random.pick(sign) + good.slice(at),
    () =>
      good.slice(0, at) +
      good
        .slice(at, at + 9)
        .split('')
        .reverse()
        .join('') +
      good.slice(at + 9),
  ];
  const token = random.pick(kinds)?.() ?? '';
  return token === good ? { name: 'nothing', token: '' } : { name: `a change at ${at}`, token };
}
