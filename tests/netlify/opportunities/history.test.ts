import { describe, expect, test } from 'vitest';
import { readHistory, restoreOpportunity } from '../../../netlify/opportunities/history.ts';
import { deleteImage, readImage, storeImage } from '../../../netlify/opportunities/images.ts';
import { listDeletedOpportunities, listOpportunities } from '../../../netlify/opportunities/list.ts';
import {
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { readPublishedList } from '../../../netlify/opportunities/published.ts';
import { blobServers, provideBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, fieldsWith, opportunityIn, storedText } from './samples.ts';

const imageBytes = new Uint8Array([1, 2, 3]);

describe.each(blobServers)('history and restoring on $name', ({ start }) => {
  provideBlobServer(start);
  const id = 'a3c8f1de-52b7-4a0e-9d51-6f2b8c7e4d10';

  /** Saves the titles in order; the first one creates. */
  async function save(...titles: readonly string[]): Promise<void> {
    for (const title of titles) {
      const known = await readOpportunity(id);
      if (known) await updateOpportunity(id, fieldsWith({ title }), known.version);
      else await createOpportunity(id, fieldsWith({ title }));
    }
  }
  const rememberedTitles = async () => (await readHistory(id))?.versions.map(({ title, version }) => [version, title]);

  describe('a history', () => {
    test('The history contains every version unchanged, newest first and including the current one', async () => {
      await save('One', 'Two', 'Three');
      const history = await readHistory(id);
      expect(await rememberedTitles()).toEqual([
        [3, 'Three'],
        [2, 'Two'],
        [1, 'One'],
      ]);
      expect(history?.deletedAt).toBeUndefined();
      expect(history?.versions[0]).toEqual(await readOpportunity(id));
    });

    test('The history reaches 20 versions back', async () => {
      await save(...Array.from({ length: 25 }, (_, index) => `Version ${index + 1}`));
      const versions = (await readHistory(id))?.versions.map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: 21 }, (_, index) => 25 - index));
    });

    test('The history of a deleted opportunity has the time of the deletion', async () => {
      await save('One', 'Two');
      await deleteOpportunity(id);
      const history = await readHistory(id);
      expect(Date.parse(history?.deletedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(history?.versions.length).toBe(2);
    });

    test('An unknown opportunity has no history', async () => {
      expect(await readHistory(id)).toBeUndefined();
    });
  });

  describe('restoring', () => {
    test('Restoring a deleted opportunity returns it to all lists as a new version with the same content', async () => {
      await save('One', 'Two');
      await deleteOpportunity(id);
      const restored = await restoreOpportunity(id, {});
      expect(restored).toMatchObject({ kind: 'restored', opportunity: { id, title: 'Two', version: 3 } });
      expect(await readOpportunity(id)).toEqual(opportunityIn(restored));
      expect(await listOpportunities()).toEqual([opportunityIn(restored)]);
      expect(await readPublishedList()).toMatchObject([{ id, title: 'Two' }]);
      expect(await listDeletedOpportunities()).toEqual([]);
      expect((await readHistory(id))?.deletedAt).toBeUndefined();
    });

    test('Restoring a past version makes a new version and keeps all others in the history', async () => {
      await save('One', 'Two', 'Three');
      expect(await restoreOpportunity(id, { version: 1 })).toMatchObject({
        kind: 'restored',
        opportunity: { title: 'One', version: 4 },
      });
      expect(await rememberedTitles()).toEqual([
        [4, 'One'],
        [3, 'Three'],
        [2, 'Two'],
        [1, 'One'],
      ]);
    });

    test.each([
      ['draft', 'published'],
      ['published', 'draft'],
    ] as const)('Restoring a %s version with keepStatus leaves a %s opportunity so', async (past, present) => {
      await createOpportunity(id, fieldsWith({ title: 'One', status: past }));
      await updateOpportunity(id, fieldsWith({ title: 'Two', status: present }), 1);
      const restored = { title: 'One', status: present, version: 3 };
      expect(await restoreOpportunity(id, { version: 1, keepStatus: true })).toMatchObject({ opportunity: restored });
      expect(await readOpportunity(id)).toMatchObject(restored);
      expect(await restoreOpportunity(id, { version: 1 })).toMatchObject({
        opportunity: { title: 'One', status: past, version: 4 },
      });
    });

    test('A deleted opportunity can be restored in a past version', async () => {
      await save('One', 'Two');
      await deleteOpportunity(id);
      await restoreOpportunity(id, { version: 1 });
      expect(await readOpportunity(id)).toMatchObject({ title: 'One', version: 3 });
    });

    test('Restoring keeps the time of creation', async () => {
      await save('One', 'Two');
      const before = await readOpportunity(id);
      await restoreOpportunity(id, { version: 1 });
      expect(await readOpportunity(id)).toMatchObject({ createdAt: before?.createdAt });
    });

    test.each([{}, { version: 1 }, { version: 3 }, { version: 3, current: 2 }])(
      'Restoring the content that a live opportunity already has writes nothing: %o',
      async (restore) => {
        await save('One', 'Two', 'One');
        const before = await storedText('opportunities', id);
        expect(await restoreOpportunity(id, restore)).toMatchObject({
          kind: 'restored',
          opportunity: { title: 'One', version: 3 },
        });
        expect(await storedText('opportunities', id)).toBe(before);
      },
    );

    test('A repeated restoration changes nothing', async () => {
      await save('One', 'Two');
      await deleteOpportunity(id);
      const once = await restoreOpportunity(id, { version: 1, current: 2 });
      expect(await restoreOpportunity(id, { version: 1, current: 2 })).toEqual(once);
    });

    test('Restoring over an unknown version is a conflict and changes nothing', async () => {
      await save('One', 'Two', 'Three');
      const current = await readOpportunity(id);
      expect(await restoreOpportunity(id, { version: 1, current: 2 })).toEqual({ kind: 'conflict', current });
      expect(await readOpportunity(id)).toEqual(current);
    });

    test.each([0, -1, 3, 99, 1.5])(
      'Restoring the version %d that never existed is answered as missing',
      async (version) => {
        await save('One', 'Two');
        expect(await restoreOpportunity(id, { version })).toEqual({ kind: 'missing' });
        expect(await readOpportunity(id)).toMatchObject({ title: 'Two', version: 2 });
      },
    );

    test('Restoring a version older than the history is answered as missing', async () => {
      await save(...Array.from({ length: 22 }, (_, index) => `Version ${index + 1}`));
      expect(await restoreOpportunity(id, { version: 1 })).toEqual({ kind: 'missing' });
      expect(await restoreOpportunity(id, { version: 2 })).toMatchObject({ opportunity: { title: 'Version 2' } });
    });

    test('Restoring an unknown opportunity is answered as missing', async () => {
      expect(await restoreOpportunity(id, {})).toEqual({ kind: 'missing' });
    });

    test('A restored opportunity has its images although they were deleted in the meantime', async () => {
      const name = await storeImage(imageBytes);
      await createOpportunity(id, fieldsWith({ imageURL: [name] }));
      await deleteOpportunity(id);
      await deleteImage(name);
      expect(await restoreOpportunity(id, {})).toMatchObject({ opportunity: { imageURL: [name] } });
      expect(await readImage(name)).toEqual(imageBytes.buffer);
    });

    test('Restoring a version whose image is missing in the store is refused and changes nothing', async () => {
      const name = await storeImage(imageBytes);
      await createOpportunity(id, fieldsWith({ imageURL: [name] }));
      await updateOpportunity(id, fieldsWith({ imageURL: [] }), 1);
      await bareStore('images').delete(name);
      expect(await restoreOpportunity(id, { version: 1 })).toEqual({ kind: 'images-missing' });
      expect(await readOpportunity(id)).toMatchObject({ version: 2, imageURL: [] });
    });
  });
});
