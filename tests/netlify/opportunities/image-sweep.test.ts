import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hourMs } from '#domain/time/day';
import { sweepImages } from '../../../netlify/opportunities/image-sweep.ts';
import { deleteImage, missingImages, readImage, storeImage } from '../../../netlify/opportunities/images.ts';
import { createOpportunity, deleteOpportunity } from '../../../netlify/opportunities/opportunities.ts';
import { blobServers, startStrictBlobServer, useBlobServer } from '../../support/blob-servers.ts';
import { bareStore, fieldsWith } from './samples.ts';

const imageBytes = new Uint8Array([1, 2, 3]);
const now = Date.now();
const afterHours = (hours: number) => new Date(now + hours * hourMs);
const storedNames = async () => (await bareStore('images').list()).blobs.map(({ key }) => key).toSorted();

describe.each(blobServers)('the sweep on $name', ({ start }) => {
  useBlobServer(start);

  test('with nothing stored does nothing', async () => {
    expect(await sweepImages(afterHours(0))).toEqual({ deleted: [] });
  });

  test('an image that nothing has named for 24 hours goes, and its bytes with the next sweep', async () => {
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

  test('an upload younger than 24 hours stays, however often the sweep runs', async () => {
    await sweepImages(afterHours(0));
    await sweepImages(afterHours(20));
    const name = await storeImage(imageBytes);
    await sweepImages(afterHours(30));
    expect(await sweepImages(afterHours(53))).toEqual({ deleted: [] });
    expect(await missingImages([name])).toEqual([]);
  });

  test('what a live or a deleted record names stays for good', async () => {
    const [live, gone] = [await storeImage(imageBytes), await storeImage(imageBytes)];
    await createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [live] }));
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith({ imageURL: [gone] }));
    await deleteOpportunity(id);
    for (const hours of [0, 25, 50, 75]) expect(await sweepImages(afterHours(hours))).toEqual({ deleted: [] });
    expect(await storedNames()).toEqual([live, gone].toSorted());
  });

  test('the 24 hours begin anew when an image was named in between', async () => {
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

  test("a deleted image's bytes go after an hour, not before", async () => {
    const name = await storeImage(imageBytes);
    await deleteImage(name);
    await sweepImages(afterHours(0.9));
    expect(await storedNames()).toEqual([name]);
    await sweepImages(afterHours(1.1));
    expect(await storedNames()).toEqual([]);
    expect((await bareStore('given-up-images').list()).blobs).toEqual([]);
  });

  test('a sweep leaves a pending deletion alone that another sweep has claimed within the hour', async () => {
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

  test('an image that a record came to name after it was deleted keeps its bytes', async () => {
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
  ])('when its notes are %s it begins to count anew', async (_, damage) => {
    const name = await storeImage(imageBytes);
    await sweepImages(afterHours(0));
    await damage();
    expect(await sweepImages(afterHours(25))).toEqual({ deleted: [] });
    expect(await sweepImages(afterHours(49))).toEqual({ deleted: [name] });
  });
});

describe('a sweep that is cut off', () => {
  const server = useBlobServer(startStrictBlobServer);

  test('at any of its requests leaves nothing that the next sweeps do not set right', async () => {
    let survived = 0;
    for (let finished = false; !finished; survived += 1) {
      await Promise.all(['opportunities', 'images'].map((store) => bareStore(store).deleteAll()));
      const referenced = await storeImage(imageBytes);
      const deleted = await storeImage(imageBytes);
      await storeImage(imageBytes);
      await createOpportunity(crypto.randomUUID(), fieldsWith({ imageURL: [referenced] }));
      await sweepImages(afterHours(0));
      await deleteImage(deleted);
      // From some request on, nothing gets through, as when the function is killed.
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

describe('saves and deletions of the same images at once', () => {
  useBlobServer(() => startStrictBlobServer({ latency: 1 }));

  test('leave no record that names an image that is not there', async () => {
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
