import { afterEach, describe, expect, test, vi } from 'vitest';
import { isImageName, newImageName } from '#domain/ids';
import { hourMs } from '#domain/time/day';
import { sweepImages } from '../../../netlify/opportunities/image-sweep.ts';
import { deleteImage, missingImages, readImage, storeImage } from '../../../netlify/opportunities/images.ts';
import {
  createOpportunity,
  deleteOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { blobServers, provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { faultKinds } from '../../support/strict-blob-server/strict-blob-server-faults.ts';
import { bareStore, fieldsWith, useTimeouts } from './samples.ts';

const imageBytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 256);
const odd = ['', '..', '../enquiries/x', '%2e%2e', 'a.webp', `${'a'.repeat(32)}.png`, `/${'a'.repeat(32)}.webp`];

describe.each(blobServers)('images on $name', ({ start }) => {
  provideBlobServer(start);

  test('A stored image is read back byte for byte, under a unique name', async () => {
    const [one, other] = [await storeImage(imageBytes), await storeImage(imageBytes)];
    expect(isImageName(one)).toBe(true);
    expect(one).not.toBe(other);
    expect(await readImage(one)).toEqual(imageBytes.buffer);
  });

  test('A view into a larger buffer is stored without the rest of the buffer', async () => {
    const name = await storeImage(imageBytes.subarray(10, 20));
    expect(await readImage(name)).toEqual(imageBytes.slice(10, 20).buffer);
  });

  test('An unknown image name reads as undefined and counts as missing', async () => {
    const name = newImageName();
    expect(await readImage(name)).toBeUndefined();
    expect(await missingImages([name])).toEqual([name]);
  });

  test.each(odd)(
    'The invalid image name «%s» reads as undefined, counts as missing, and deletes nothing',
    async (name) => {
      expect(await readImage(name)).toBeUndefined();
      expect(await missingImages([name])).toEqual([name]);
      await deleteImage(name);
    },
  );

  test('Only missing images are returned, in the given order', async () => {
    const [stored, one, two] = [await storeImage(imageBytes), newImageName(), newImageName()];
    expect(await missingImages([two, stored, one])).toEqual([two, one]);
    expect(await missingImages([stored])).toEqual([]);
    expect(await missingImages([])).toEqual([]);
  });

  test('A deleted image reads as undefined and counts as missing, and can be deleted again', async () => {
    const name = await storeImage(imageBytes);
    await deleteImage(name);
    await deleteImage(name);
    expect(await readImage(name)).toBeUndefined();
    expect(await missingImages([name])).toEqual([name]);
  });

  test('An image stays while a live, a deleted or a past record references it', async () => {
    const [live, past, gone] = [
      await storeImage(imageBytes),
      await storeImage(imageBytes),
      await storeImage(imageBytes),
    ];
    const [edited, deleted] = [crypto.randomUUID(), crypto.randomUUID()];
    await createOpportunity(edited, fieldsWith({ imageURL: [past] }));
    await updateOpportunity(edited, fieldsWith({ imageURL: [live] }), 1);
    await createOpportunity(deleted, fieldsWith({ imageURL: [gone] }));
    await deleteOpportunity(deleted);
    for (const name of [live, past, gone]) await deleteImage(name);
    expect(await missingImages([live, past, gone])).toEqual([]);
    for (const name of [live, past, gone]) expect(await readImage(name)).toEqual(imageBytes.buffer);
  });

  test('Deleting an unknown image leaves no pending deletion', async () => {
    await deleteImage(newImageName());
    expect((await bareStore('given-up-images').list()).blobs).toEqual([]);
  });

  test('A save that began before its image was deleted keeps the image', async () => {
    const name = await storeImage(imageBytes);
    expect(await missingImages([name])).toEqual([]);
    await deleteImage(name);
    await createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [name] }));
    expect(await readImage(name)).toEqual(imageBytes.buffer);
    expect(await missingImages([name])).toEqual([]);
    expect((await bareStore('given-up-images').list()).blobs).toEqual([]);
  });
});

describe('images in a failing store', () => {
  useTimeouts({ firstAttempt: ofTheSite.firstAttempt });
  const server = provideBlobServer(startStrictBlobServer);
  afterEach(() => server().faults.clear());
  const always = Number.POSITIVE_INFINITY;

  test.each(faultKinds)('An upload is stored completely and once despite one %s', async (kind) => {
    server().faults.script({ kind, on: { method: 'PUT', store: 'images' } });
    const name = await storeImage(imageBytes);
    expect(await readImage(name)).toEqual(imageBytes.buffer);
    expect((await bareStore('images').list()).blobs.length).toBe(1);
  });

  test.each(['drop-before', '401', '503'] as const)(
    'An upload with %s on every write is unavailable and stores nothing',
    async (kind) => {
      if (kind === '401') process.env.NETLIFY_BLOBS_CONTEXT = withToken(server().context, 'wrong');
      else server().faults.script({ kind, on: { method: 'PUT' }, times: always });
      await expect(storeImage(imageBytes)).rejects.toMatchObject({ name: 'Unavailable' });
      process.env.NETLIFY_BLOBS_CONTEXT = server().context;
      expect((await bareStore('images').list()).blobs).toEqual([]);
    },
  );

  test.each(['truncated', 'shortened'] as const)('A partly transferred image (%s) is read again', async (kind) => {
    const name = await storeImage(imageBytes);
    server().faults.script({ kind, on: { method: 'GET', store: 'images' }, times: 3 });
    expect(await readImage(name)).toEqual(imageBytes.buffer);
  });

  test.each(['truncated', 'shortened'] as const)(
    'A partly transferred image (%s) is never returned as complete',
    async (kind) => {
      const name = await storeImage(imageBytes);
      server().faults.script({ kind, on: { method: 'GET', store: 'images' }, times: always });
      await expect(readImage(name)).rejects.toMatchObject({ name: 'Unavailable' });
    },
  );

  test.each([
    ['the names cannot be read', { store: 'opportunities' }],
    ['the mark cannot be written', { store: 'given-up-images' }],
  ])('A deletion is unavailable and the image stays when %s', async (_, on) => {
    const name = await storeImage(imageBytes);
    server().faults.script({ kind: '503', on, times: always });
    await expect(deleteImage(name)).rejects.toMatchObject({ name: 'Unavailable' });
    server().faults.clear();
    expect(await readImage(name)).toEqual(imageBytes.buffer);
  });

  test('A deleted image is hidden but keeps its bytes while a record of an unknown schema might reference it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const name = await storeImage(imageBytes);
    await bareStore('opportunities').set(crypto.randomUUID(), '{"schema":2}');
    await deleteImage(name);
    expect(await readImage(name)).toBeUndefined();
    await expect(sweepImages(new Date(Date.now() + 2 * hourMs))).rejects.toMatchObject({ name: 'Unavailable' });
    expect((await bareStore('images').list()).blobs).toMatchObject([{ key: name }]);
    logged.mockRestore();
  });
});

function withToken(context: string, token: string): string {
  const parsed: object = JSON.parse(Buffer.from(context, 'base64').toString());
  return Buffer.from(JSON.stringify({ ...parsed, token })).toString('base64');
}
