import { afterEach, describe, expect, test, vi } from 'vitest';
import { trashDays } from '#domain/opportunity/history';
import { dayMs } from '#domain/time/day';
import { readHistory, restoreOpportunity } from '../../../netlify/opportunities/history.ts';
import { sweepImages } from '../../../netlify/opportunities/image-sweep.ts';
import { readImage, storeImage } from '../../../netlify/opportunities/images.ts';
import { listDeletedOpportunities, listOpportunities } from '../../../netlify/opportunities/list.ts';
import {
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { sweepTrash } from '../../../netlify/opportunities/trash.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { blobServers, provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, fieldsWith, opportunityIn, restAllRecords, storedText, useTimeouts } from './samples.ts';

const id = 'a3c8f1de-52b7-4a0e-9d51-6f2b8c7e4d10';
const now = Date.now();
const afterDays = (days: number) => new Date(now + days * dayMs);
const keys = async () => (await bareStore('opportunities').list()).blobs.map(({ key }) => key);

afterEach(() => {
  vi.useRealTimers();
});

/** Sets the clock that many days ahead. */
function goTo(days: number): Date {
  vi.useFakeTimers({ toFake: ['Date'], now: afterDays(days) });
  return afterDays(days);
}

async function createDeleted(title: string): Promise<string> {
  const { id } = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith({ title })));
  await deleteOpportunity(id);
  return id;
}

describe.each(blobServers)('the trash on $name', ({ start }) => {
  provideBlobServer(start);

  test('The trash is empty at first and contains no live records', async () => {
    expect(await listDeletedOpportunities()).toEqual([]);
    await createOpportunity(id, fieldsWith());
    expect(await listDeletedOpportunities()).toEqual([]);
  });

  test('The trash has complete records, the last deleted first', async () => {
    goTo(0);
    const [old, recent] = [await createOpportunity(id, fieldsWith({ title: 'Old' })), await createDeleted('Recent')];
    const { deletedAt } = (await listDeletedOpportunities())[0] ?? {};
    expect(deletedAt).toBe(afterDays(0).toISOString());
    const later = goTo(1).toISOString();
    await deleteOpportunity(id);
    const trash = await listDeletedOpportunities();
    expect(trash[0]).toEqual({ ...opportunityIn(old), deletedAt: later });
    expect(trash.map(({ id }) => id)).toEqual([id, recent]);
    expect(await listOpportunities()).toEqual([]);
  });

  test('The trash keeps a deleted opportunity for 30 days and erases it then', async () => {
    await createDeleted('Gone');
    expect(await sweepTrash(afterDays(trashDays - 0.01))).toEqual({ erased: 0 });
    expect((await listDeletedOpportunities()).length).toBe(1);
    expect(await sweepTrash(goTo(trashDays + 0.01))).toEqual({ erased: 1 });
    expect(await listDeletedOpportunities()).toEqual([]);
  });

  test('An erased opportunity has no history, cannot be restored, and leaves nothing in the store', async () => {
    await createOpportunity(id, fieldsWith({ title: 'First' }));
    await updateOpportunity(id, fieldsWith({ title: 'Second' }), 1);
    await deleteOpportunity(id);
    await sweepTrash(goTo(31));
    expect(await readHistory(id)).toBeUndefined();
    expect(await restoreOpportunity(id, {})).toEqual({ kind: 'missing' });
    expect(await restoreOpportunity(id, { version: 1 })).toEqual({ kind: 'missing' });
    expect(await readOpportunity(id)).toBeUndefined();
    expect(await updateOpportunity(id, fieldsWith(), undefined)).toEqual({ kind: 'missing' });
    expect(await createOpportunity(id, fieldsWith({ title: 'First' }))).toEqual({ kind: 'missing' });
    const rest = await storedText('opportunities', id);
    expect(rest).not.toContain('First');
    expect(rest).not.toContain('Second');
    await sweepTrash(goTo(33));
    expect(await keys()).toEqual([]);
    await sweepTrash(goTo(34));
    expect(await listOpportunities()).toEqual([]);
  });

  test('The sweep of the trash leaves live records alone, and those deleted again after a restoration', async () => {
    await createOpportunity(id, fieldsWith());
    await deleteOpportunity(id);
    await restoreOpportunity(id, {});
    expect(await sweepTrash(goTo(40))).toEqual({ erased: 0 });
    await deleteOpportunity(id);
    expect(await sweepTrash(goTo(50))).toEqual({ erased: 0 });
    expect(await listDeletedOpportunities()).toMatchObject([{ id, version: 2 }]);
  });

  test('The images of an erased opportunity are deleted a day later and not earlier', async () => {
    const imageBytes = new Uint8Array([1, 2, 3]);
    const name = await storeImage(imageBytes);
    await createOpportunity(id, fieldsWith({ imageURL: [name] }));
    await deleteOpportunity(id);
    for (const days of [0, 2, 29]) await sweepImages(goTo(days));
    expect(await readImage(name)).toEqual(imageBytes.buffer);
    await sweepTrash(goTo(31));
    restAllRecords();
    await sweepImages(goTo(31));
    expect(await readImage(name)).toEqual(imageBytes.buffer);
    await sweepImages(goTo(32.1));
    await sweepImages(goTo(33.2));
    expect((await bareStore('images').list()).blobs).toEqual([]);
  });
});

describe('the sweep of the trash', () => {
  useTimeouts({ firstAttempt: ofTheSite.firstAttempt });
  const server = provideBlobServer(startStrictBlobServer);

  test('A sweep of the trash does not erase a record that is restored meanwhile', async () => {
    await createOpportunity(id, fieldsWith());
    await deleteOpportunity(id);
    goTo(31);
    // The restoration is stored between the sweep’s read and its write, which is then refused.
    server().faults.script({ kind: 'hang', on: { method: 'PUT', store: 'opportunities' } });
    const sweeping = sweepTrash(afterDays(31));
    await expect.poll(() => server().requests.some(({ fault }) => fault === 'hang')).toBe(true);
    await restoreOpportunity(id, {});
    expect(await sweeping).toEqual({ erased: 0 });
    expect(await readOpportunity(id)).toMatchObject({ ...fieldsWith(), version: 2 });
  });

  test('Simultaneous sweeps of the trash erase each record once', async () => {
    await createDeleted('One');
    await createDeleted('Two');
    const date = goTo(31);
    await Promise.all([sweepTrash(date), sweepTrash(date), sweepTrash(date)]);
    expect(await listDeletedOpportunities()).toEqual([]);
    await Promise.all([sweepTrash(goTo(33)), sweepTrash(goTo(33))]);
    expect(await keys()).toEqual([]);
  });

  test('A sweep that deletes the remains of a record spares a new record with the same key', async () => {
    await createDeleted('Another');
    await createOpportunity(id, fieldsWith({ title: 'Old' }));
    await deleteOpportunity(id);
    await sweepTrash(goTo(31));
    const { getStore } = await import('@netlify/blobs');
    server().faults.script({ kind: 'hang', on: { method: 'GET', store: 'opportunities', key: id }, after: 1 });
    const sweeping = sweepTrash(goTo(33));
    await expect.poll(() => server().requests.some(({ fault }) => fault === 'hang')).toBe(true);
    await getStore('opportunities').delete(id);
    await createOpportunity(id, fieldsWith({ title: 'New' }));
    await sweeping;
    expect(await readOpportunity(id)).toMatchObject({ title: 'New' });
  });

  test('After a sweep of the trash killed at any request the next sweeps complete its work', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let survived = 0;
    for (let finished = false; !finished; survived += 1) {
      vi.useRealTimers();
      await bareStore('opportunities').deleteAll();
      const live = opportunityIn(await createOpportunity(crypto.randomUUID(), fieldsWith({ title: 'Live' })));
      const recent = crypto.randomUUID();
      await createOpportunity(recent, fieldsWith({ title: 'Recent' }));
      await createDeleted('Due');
      await createDeleted('Due too');
      goTo(20);
      await deleteOpportunity(recent);
      server().faults.script({ kind: '401', after: survived, times: Number.POSITIVE_INFINITY });
      finished = await sweepTrash(goTo(31)).then(
        () => true,
        () => false,
      );
      server().faults.clear();
      await sweepTrash(goTo(32));
      await sweepTrash(goTo(34));
      expect(await listOpportunities()).toEqual([live]);
      expect((await listDeletedOpportunities()).map(({ id }) => id)).toEqual([recent]);
      expect((await keys()).length).toBe(2);
    }
    expect(survived).toBeGreaterThan(6);
    warned.mockRestore();
  });
});
