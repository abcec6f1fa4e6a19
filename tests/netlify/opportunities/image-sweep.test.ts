import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hourMs } from '#domain/time/day';
import { sweepImages } from '../../../netlify/opportunities/image-sweep.ts';
import { deleteImage, missingImages, readImage, storeImage } from '../../../netlify/opportunities/images.ts';
import { createOpportunity, deleteOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { blobServers, provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, fieldsWith } from './samples.ts';

const imageBytes = new Uint8Array([1, 2, 3]);
const now = Date.now();
const afterHours = (hours: number) => new Date(now + hours * hourMs);
const storedNames = async () => (await bareStore('images').list()).blobs.map(({ key }) => key).toSorted();

describe.each(blobServers)('the sweep of images on $name', ({ start }) => {
  provideBlobServer(start);

  test('The sweep of an empty store deletes nothing', async () => {
    expect(await sweepImages(afterHours(0))).toEqual({ deleted: [] });
  });

  test('An image unreferenced for 24 hours is hidden, and its bytes are deleted by the next sweep', async () => {
    const name = await storeImage(imageBytes);
    expect(await sweepImages(afterHours(0))).toEqual({ deleted: [] });
    expect(await sweepImages(afterHours(23.9))).toEqual({ deleted: [] });
    expect(await missingImages([name])).toEqual([]);
    expect(await sweepImages(afterHours(24))).toEqual({ deleted: [name] });
    expect(await readImage(name)).toBeUndefined();
    expect(await missingImages([name])).toEqual([name]);
    expect(await storedNames()).toEqual([name]);
    expect(await sweepImages(afterHours(48))).toEqual({ deleted: [] });
    expect(await storedNames()).toEqual([]);
    expect((await bareStore('given-up-images').list()).blobs).toEqual([]);
  });

  test('An upload younger than 24 hours stays, however often the sweep runs', async () => {
    await sweepImages(afterHours(0));
    await sweepImages(afterHours(20));
    const name = await storeImage(imageBytes);
    await sweepImages(afterHours(30));
    expect(await sweepImages(afterHours(53))).toEqual({ deleted: [] });
    expect(await missingImages([name])).toEqual([]);
  });

  test('An image that a live or a deleted record references stays', async () => {
    const [live, gone] = [await storeImage(imageBytes), await storeImage(imageBytes)];
    await createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [live] }));
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith({ imageURL: [gone] }));
    await deleteOpportunity(id);
    for (const hours of [0, 25, 50, 75]) expect(await sweepImages(afterHours(hours))).toEqual({ deleted: [] });
    expect(await storedNames()).toEqual([live, gone].toSorted());
  });

  test('The 24 hours start again when an image was referenced in between', async () => {
    const name = await storeImage(imageBytes);
    await sweepImages(afterHours(0));
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith({ imageURL: [name] }));
    await sweepImages(afterHours(12));
    await bareStore('opportunities').delete(id);
    await sweepImages(afterHours(20));
    expect(await sweepImages(afterHours(30))).toEqual({ deleted: [] });
    expect(await sweepImages(afterHours(44))).toEqual({ deleted: [name] });
  });

  test('The bytes of a deleted image are removed after an hour and not earlier', async () => {
    const name = await storeImage(imageBytes);
    await deleteImage(name);
    await sweepImages(afterHours(0.9));
    expect(await storedNames()).toEqual([name]);
    await sweepImages(afterHours(1.1));
    expect(await storedNames()).toEqual([]);
    expect((await bareStore('given-up-images').list()).blobs).toEqual([]);
  });

  test('The sweep leaves a pending deletion alone that another sweep claimed within the hour', async () => {
    const name = await storeImage(imageBytes);
    const claimedAt = afterHours(2).toISOString();
    const mark = { schema: 1, givenUpAt: afterHours(0).toISOString(), claim: 'another sweep', claimedAt };
    await bareStore('given-up-images').set(name, JSON.stringify(mark));
    await sweepImages(afterHours(2.9));
    expect(await storedNames()).toEqual([name]);
    expect(await bareStore('given-up-images').get(name, { type: 'json' })).toEqual(mark);
    await sweepImages(afterHours(3));
    expect(await storedNames()).toEqual([]);
  });

  test('A deleted image that a later record references keeps its bytes', async () => {
    const name = await storeImage(imageBytes);
    await deleteImage(name);
    await createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [name] }));
    await sweepImages(afterHours(2));
    await sweepImages(afterHours(30));
    expect(await readImage(name)).toEqual(imageBytes.buffer);
  });

  test.each([
    ['lost', () => bareStore('unnamed-images').delete('since')],
    ['of another shape', () => bareStore('unnamed-images').set('since', '{"schema":9}')],
  ])('The 24 hours start again when the stored times are %s', async (_, damage) => {
    const name = await storeImage(imageBytes);
    await sweepImages(afterHours(0));
    await damage();
    expect(await sweepImages(afterHours(25))).toEqual({ deleted: [] });
    expect(await sweepImages(afterHours(49))).toEqual({ deleted: [name] });
  });
});

describe('a sweep that is killed', () => {
  const server = provideBlobServer(startStrictBlobServer);

  test('After a sweep killed at any request the next sweeps complete its work', async () => {
    let survived = 0;
    for (let finished = false; !finished; survived += 1) {
      await Promise.all(['opportunities', 'images'].map((store) => bareStore(store).deleteAll()));
      const referenced = await storeImage(imageBytes);
      const deleted = await storeImage(imageBytes);
      await storeImage(imageBytes);
      await createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [referenced] }));
      await sweepImages(afterHours(0));
      await deleteImage(deleted);
      // From this request on no request succeeds, as in a killed function.
      server().faults.script({ kind: '401', after: survived, times: Number.POSITIVE_INFINITY });
      finished = await sweepImages(afterHours(25)).then(
        () => true,
        () => false,
      );
      server().faults.clear();
      expect(await readImage(referenced)).toEqual(imageBytes.buffer);
      expect(await missingImages([referenced, deleted])).toEqual([deleted]);
      await sweepImages(afterHours(26));
      await sweepImages(afterHours(28));
      expect(await readImage(referenced)).toEqual(imageBytes.buffer);
      expect(await storedNames()).toEqual([referenced]);
      expect((await bareStore('given-up-images').list()).blobs).toEqual([]);
    }
    expect(survived).toBeGreaterThan(15);
  });
});

describe('simultaneous saves and deletions', () => {
  provideBlobServer(() => startStrictBlobServer({ latency: 1 }));

  test('Simultaneous saves and deletions leave no record with a missing image', async () => {
    const names = await Promise.all(Array.from({ length: 16 }, () => storeImage(imageBytes)));
    const saved = await Promise.all(
      names.map(async (name, index) => {
        const [, outcome] = await Promise.all([
          pause(index % 8)
            .then(() => deleteImage(name))
            .catch(() => undefined),
          missingImages([name]).then((missing) => (missing.length > 0 ? undefined : createNaming(name))),
        ]);
        return outcome ? [name] : [];
      }),
    );
    expect(saved.flat().length).toBeGreaterThan(0);
    await sweepImages(afterHours(2));
    await sweepImages(afterHours(30));
    await sweepImages(afterHours(60));
    for (const name of saved.flat()) expect(await readImage(name)).toEqual(imageBytes.buffer);
    expect(await storedNames()).toEqual(saved.flat().toSorted());
  });

  const createNaming = (name: string) => createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [name] }));
});
