import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { isImageName } from '#domain/ids';
import { limits } from '#domain/limits';
import { imageTag } from '#http/headers';
import deleteImage from '../../../netlify/functions/delete-image.ts';
import images from '../../../netlify/functions/read-image.ts';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import uploadImage from '../../../netlify/functions/upload-image.ts';
import { imageFile, imageFormats } from '../../support/images/images.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { hostileSegments } from '../http/hostile-segments.ts';
import { chunked, contextFrom, inPieces, playPurges } from '../http/platform.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, origin, refusalOf, unknownImage } from './call.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());

function form(bytes: Uint8Array, field = 'file'): FormData {
  const data = new FormData();
  data.set(field, new File([new Uint8Array(bytes)], '../../foto.svg', { type: 'image/svg+xml' }));
  return data;
}
const upload = async (body: BodyInit, headers: Record<string, string> = {}) =>
  call(uploadImage, 'POST', paths.uploadImage, { token: await goodToken(), body, headers });
async function uploaded(): Promise<string> {
  return v.parse(v.string(), await (await upload(form(await imageFile('jpeg')))).json());
}
const read = (name: string) => call(images, 'GET', paths.image(name));
const remove = async (name: string) =>
  call(deleteImage, 'DELETE', paths.deleteImage(name), { token: await goodToken() });
const expectNothingStored = () => expect(server().requests.filter(({ method }) => method === 'PUT')).toEqual([]);

describe('uploading', () => {
  test.each(imageFormats)(
    'An uploaded %s is recognised by its content and stored, and its name is returned',
    async (format) => {
      const response = await upload(form(await imageFile(format)));
      expect(response.status).toBe(201);
      const name: unknown = await response.json();
      expect(isImageName(name)).toBe(true);
      expect((await read(String(name))).status).toBe(200);
    },
  );

  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test.each([
    ['unsupported-type', 415, async () => form(svg)],
    ['unsupported-type', 415, async () => form(new TextEncoder().encode('GIF89a'))],
    ['unreadable-image', 400, async () => form((await imageFile('png')).subarray(0, 300))],
    ['too-large', 413, async () => form(new Uint8Array(limits.uploadBytes + 1))],
    ['too-large', 413, async () => form(new Uint8Array(limits.uploadBytes * 2))],
    ['invalid', 400, async () => form(await imageFile('png'), 'image')],
    ['invalid', 400, async () => new FormData()],
  ])('An upload is refused with %s (%i)', async (error, status, body) => {
    const response = await upload(await body());
    expect(response.status).toBe(status);
    expect((await refusalOf(response)).error).toBe(error);
    expectNothingStored();
  });

  test.each([
    ['unsupported-type', 415, 'image/jpeg'],
    ['unsupported-type', 415, 'application/json'],
    ['unsupported-type', 415, 'application/octet-stream'],
    ['malformed', 400, 'multipart/form-data'],
    ['malformed', 400, 'multipart/form-data; boundary=x'],
  ])('An upload without a form is refused with %s (%i) for the type %s', async (error, status, type) => {
    const response = await upload(new Uint8Array(await imageFile('jpeg')), { 'Content-Type': type });
    expect(response.status).toBe(status);
    expect((await refusalOf(response)).error).toBe(error);
  });

  test('An upload without a stated length is refused when it is too large', async () => {
    const whole = new Request(origin, { method: 'POST', body: form(new Uint8Array(limits.uploadBytes * 2)) });
    const type = whole.headers.get('Content-Type') ?? '';
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const headers = { Authorization: `Bearer ${await goodToken()}` };
    const request = chunked(origin + paths.uploadImage, type, inPieces(bytes), headers);
    expect((await uploadImage(request, contextFrom('192.0.2.1'))).status).toBe(413);
    expectNothingStored();
  });
});

describe('an image', () => {
  test.each([paths.image, paths.adminImage])(
    'An image is served as WebP with an unlimited cache time and nosniff',
    async (path) => {
      const response = await call(images, 'GET', path(await uploaded()));
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/webp');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('Netlify-Vary')).toBe('query=none');
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(new TextDecoder().decode(bytes.subarray(8, 12))).toBe('WEBP');
    },
  );

  test('An image is cached by the CDN under its own tag for at most an hour', async () => {
    const name = await uploaded();
    const { headers } = await read(name);
    expect(headers.get('Netlify-Cache-Tag')).toBe(imageTag(name));
    const seconds =
      headers
        .get('Netlify-CDN-Cache-Control')
        ?.match(/(?<=[a-z]=)\d+/g)
        ?.map(Number) ?? [];
    expect(seconds).toHaveLength(2);
    expect(seconds.reduce((one, other) => one + other)).toBeLessThanOrEqual(3_600);
  });

  test.each([paths.image, paths.adminImage])('An image answers 304 to a browser that has it', async (path) => {
    const imagePath = path(await uploaded());
    const first = await call(images, 'GET', imagePath);
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await call(images, 'GET', imagePath, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    for (const name of ['ETag', 'Cache-Control', 'Netlify-CDN-Cache-Control', 'Netlify-Cache-Tag', 'Netlify-Vary'])
      expect(again.headers.get(name), name).toBe(first.headers.get(name));
  });

  test('A deleted image answers 404, even to a browser that has it', async () => {
    const name = await uploaded();
    const etag = (await read(name)).headers.get('ETag') ?? '';
    await remove(name);
    expect((await call(images, 'GET', paths.image(name), { headers: { 'If-None-Match': etag } })).status).toBe(404);
  });

  test('An image answers HEAD without a body', async () => {
    const response = await call(images, 'HEAD', paths.image(await uploaded()));
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  test('An unknown image answers 404 without caching', async () => {
    const response = await read(unknownImage);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
    expect((await refusalOf(response)).error).toBe('not-found');
  });

  test.each(hostileSegments(unknownImage))(
    'An invalid image name answers 404 without a store request: %s',
    async (segment) => {
      for (const path of [paths.image, paths.adminImage]) {
        const response = await call(images, 'GET', path(segment));
        expect(response.status).toBe(404);
        expect((await refusalOf(response)).error).toBe('not-found');
      }
      expect(server().requests).toEqual([]);
    },
  );
});

describe('deleting an image', () => {
  test('Deleting an unreferenced image answers 204 each time, and the image is gone', async () => {
    const name = await uploaded();
    expect((await remove(name)).status).toBe(204);
    expect((await remove(name)).status).toBe(204);
    expect((await read(name)).status).toBe(404);
  });

  test('Deleting an image purges it from the CDN each time, unless it is still referenced', async () => {
    const [name, kept] = [await uploaded(), await uploaded()];
    const json = fieldsWith({ imageURL: [kept] });
    await call(saveOpportunity, 'POST', paths.saveOpportunity, { token: await goodToken(), json });
    const purges = playPurges();
    for (const one of [name, kept, unknownImage, name]) await remove(one);
    vi.unstubAllGlobals();
    expect(purges).toEqual([[imageTag(name)], [imageTag(name)]]);
  });

  test('Deleting a referenced image answers 204 and keeps the image', async () => {
    const name = await uploaded();
    const json = fieldsWith({ imageURL: [name] });
    const save = await call(saveOpportunity, 'POST', paths.saveOpportunity, { token: await goodToken(), json });
    expect(await save.json()).toMatchObject({ imageURL: [name] });
    expect((await remove(name)).status).toBe(204);
    expect((await read(name)).status).toBe(200);
  });

  test('Deleting an unknown image answers 204', async () => {
    expect((await remove(unknownImage)).status).toBe(204);
  });

  test.each(hostileSegments(unknownImage))('Deleting an invalid image name answers 404: %s', async (segment) => {
    const response = await remove(segment);
    expect(response.status).toBe(404);
    expect((await refusalOf(response)).error).toBe('not-found');
    expect(server().requests).toEqual([]);
  });
});

describe('a truncated image', () => {
  test('An image truncated in the store answers 404 without caching, and one truncated in transfer is read again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const name = await uploaded();
    const { memory, faults } = server();
    faults.script({ kind: 'shortened', on: { method: 'GET', store: 'images', key: name }, times: 3 });
    expect((await read(name)).status).toBe(200);
    const whole = memory.get('site:images', name, Date.now());
    if (!whole) throw new Error('There is no image.');
    memory.put('site:images', name, { ...whole, body: whole.body.subarray(0, 20) }, { kind: 'none' });
    const response = await read(name);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(error.mock.calls.flat().join(' ')).toContain(name);
    error.mockRestore();
  });
});
