import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { call, goodToken, refusalOf } from '../netlify/functions/call.ts';
import { endpoints } from '../netlify/functions/endpoints.ts';
import { chunked, contextFrom, inPieces } from '../netlify/http/platform.ts';
import { provideAdministrator } from '../netlify/login/administrator.ts';
import { enquiryWith, fieldsWith } from '../netlify/opportunities/samples.ts';
import { provideBlobServer, startStrictBlobServer } from '../support/sites/blob-servers.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());

const writing = endpoints.filter(({ method }) => method === 'POST');
const takingJson = writing.filter(({ name }) => name !== 'uploading');
const nothingWritten = () => server().requests.filter(({ method }) => method === 'PUT');

describe.each(writing)('$name', ({ handler, method, path, name }) => {
  const own = name === 'uploading' ? 'multipart/form-data; boundary=b' : 'application/json';

  // Content types that a form or a script of another site can send without a preflight request.
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json', 'application/jsonp'])(
    'A body of the type %s is refused',
    async (type) => {
      const body = JSON.stringify({ ...fieldsWith(), ...enquiryWith(), username: 'ana', password: 'x' });
      const response = await call(handler, method, path, {
        body,
        headers: { 'Content-Type': type },
        token: await goodToken(),
      });
      expect(response.status).toBe(415);
      expect((await refusalOf(response)).error).toBe('unsupported-type');
      expect(nothingWritten()).toEqual([]);
    },
  );

  test('A body over the limit is refused, with and without a stated length', async () => {
    const bytes = new Uint8Array(name === 'uploading' ? limits.uploadBytes + 20_000 : limits.jsonBytes + 1).fill(32);
    const Authorization = `Bearer ${await goodToken()}`;
    const whole = await call(handler, method, path, { body: bytes, headers: { 'Content-Type': own, Authorization } });
    const request = chunked(`https://site.example${path}`, own, inPieces(bytes), { Authorization });
    const pieces = await handler(request, contextFrom('192.0.2.1'));
    expect([whole.status, pieces.status]).toEqual([413, 413]);
    expect(nothingWritten()).toEqual([]);
  });

  test('A body that breaks off is refused as malformed', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"title":')),
      pull: (controller) => controller.error(new Error('connection reset')),
    });
    const Authorization = `Bearer ${await goodToken()}`;
    const request = chunked(`https://site.example${path}`, own, broken, { Authorization });
    const response = await handler(request, contextFrom('192.0.2.1'));
    expect([response.status, (await refusalOf(response)).error]).toEqual([400, 'malformed']);
  });
});

describe.each(takingJson)('$name', ({ handler, method, path }) => {
  test.each([
    ['arrays', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['a field', `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('A body with %s nested 100,000 levels deep is refused', async (_, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await call(handler, method, path, { body, headers, token: await goodToken() });
    expect([400, 404]).toContain(status);
  });

  test.each([
    '{"__proto__":{"title":"a","username":"ana","firstName":"a","polluted":true}}',
    '{"constructor":{"prototype":{"title":"a","polluted":true}}}',
    '{"__proto__":[],"prototype":{"polluted":true},"hasOwnProperty":1,"toString":null,"valueOf":7}',
  ])('A body does not change prototypes: %s', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await call(handler, method, path, { body, headers, token: await goodToken() });
    expect([400, 404]).toContain(status);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(nothingWritten()).toEqual([]);
  });
});

test('The property __proto__ and unknown properties of a valid body are not stored', async () => {
  const saving = endpoints.find(({ name }) => name === 'saving');
  const body = JSON.stringify(fieldsWith()).replace('{', '{"__proto__":{"admin":true},"admin":true,"deletedAt":"x",');
  const headers = { 'Content-Type': 'application/json' };
  const response = await saving?.handler(
    new Request(`https://site.example${saving.path}`, {
      method: 'POST',
      body,
      headers: { ...headers, Authorization: `Bearer ${await goodToken()}` },
    }),
    contextFrom('192.0.2.1'),
  );
  expect(response?.status).toBe(200);
  const saved = await response?.json();
  expect(saved).toMatchObject(fieldsWith());
  expect(Object.keys(saved)).not.toEqual(expect.arrayContaining(['admin']));
  expect(saved.deletedAt).toBeUndefined();
});
