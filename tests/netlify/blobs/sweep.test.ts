import { afterEach, describe, expect, test, vi } from 'vitest';
import { storeImage } from '../../../netlify/blobs/images.ts';
import { createOpportunity, deleteOpportunity } from '../../../netlify/blobs/opportunities.ts';
import { listDeletedOpportunities } from '../../../netlify/blobs/opportunity-list.ts';
import { addEvent, readEvents } from '../../../netlify/blobs/recent-events.ts';
import { sweep } from '../../../netlify/blobs/sweep.ts';
import { startStrictBlobServer, useBlobServer } from '../../support/blob-servers.ts';
import { bareStore, fieldsWith } from './samples.ts';

const day = 24 * 3_600_000;

describe('the daily sweep', () => {
  const server = useBlobServer(startStrictBlobServer);
  afterEach(() => {
    vi.useRealTimers();
  });
  const countOf = async (store: string) => (await bareStore(store).list()).blobs.length;

  test('of an empty site does nothing', async () => {
    expect(await sweep(new Date())).toEqual({ opportunities: 0, pictures: [], limits: 0 });
  });

  test('takes limits that nobody has come near for a day, and no others', async () => {
    const now = Date.now();
    await addEvent('quiet', day, now - day - 1);
    await addEvent('busy', day, now - 2 * day);
    await addEvent('busy', day, now - day + 60_000);
    await bareStore('limits').set('0'.repeat(64), '{"schema":7}');
    expect(await sweep(new Date(now))).toMatchObject({ limits: 2 });
    expect(await countOf('limits')).toBe(1);
    expect(await readEvents('busy', day, now)).toEqual([now - day + 60_000]);
  });

  test('does the other parts when one cannot be done, and fails in the end', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith());
    await deleteOpportunity(id);
    await storeImage(new Uint8Array([1]));
    await addEvent('quiet', day, Date.now());
    // While a record of an unknown shape may name it, no picture is given up.
    await bareStore('opportunities').set(crypto.randomUUID(), '{"schema":2}');
    const later = new Date(Date.now() + 31 * day);
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    await expect(sweep(later)).rejects.toThrow('1 of 3 parts');
    expect(await listDeletedOpportunities()).toEqual([]);
    expect([await countOf('images'), await countOf('limits')]).toEqual([1, 0]);
    logged.mockRestore();
  });

  test('fails when the store does', async () => {
    server().faults.script({ kind: '401', times: Number.POSITIVE_INFINITY });
    await expect(sweep(new Date())).rejects.toThrow('3 of 3 parts');
  });
});
