import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SentContent } from '#domain/opportunity/content';
import { mostPastVersions } from '#domain/opportunity/history';
import { hourMs } from '#domain/time/day';
import { opportunitiesTag } from '#http/headers';
import everyMinute from '../../../netlify/functions/every-minute.ts';
import { readHistory, restoreOpportunity } from '../../../netlify/opportunities/history.ts';
import {
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { readAllPublished, readPublished, readPublishedList } from '../../../netlify/opportunities/published.ts';
import { publishDue } from '../../../netlify/opportunities/schedule.ts';
import { blobServers, provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { anyContext, playPurges } from '../http/platform.ts';
import { bareStore, fieldsWith, storedText } from './samples.ts';

const start = new Date('2026-06-01T08:00:00.000Z');
const inHours = (hours: number) => new Date(start.getTime() + hours * hourMs);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Creates a draft to be published in an hour; resolves to its id. */
async function scheduled(changes: Partial<SentContent> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const fields = fieldsWith({ status: 'draft', publishAt: inHours(1).toISOString(), ...changes });
  expect(await createOpportunity(id, fields)).toMatchObject({ kind: 'created' });
  return id;
}

async function runAt(hours: number) {
  vi.setSystemTime(inHours(hours));
  return publishDue(new Date());
}

describe.each(blobServers)('publishing at a set time on $name', ({ start: startServer }) => {
  provideBlobServer(startServer);

  test('A draft is published at its time and not before, as a new version without the time', async () => {
    const id = await scheduled();
    expect(await runAt(0.99)).toEqual({ published: 0, failed: 0 });
    expect(await readPublishedList()).toEqual([]);
    expect(await runAt(1)).toEqual({ published: 1, failed: 0 });
    expect(await readPublishedList()).toMatchObject([{ id }]);
    const versions = (await readHistory(id))?.versions;
    expect(versions).toMatchObject([
      { version: 2, status: 'published', updatedAt: inHours(1).toISOString() },
      { version: 1, status: 'draft', publishAt: inHours(1).toISOString() },
    ]);
    expect(versions?.[0]).not.toHaveProperty('publishAt');
    expect(await runAt(2)).toEqual({ published: 0, failed: 0 });
  });

  test('A publication by the schedule is by the author who set the time, not by a later one', async () => {
    const [ana, bea] = ['Ana', 'Bea'].map((name) => ({ id: crypto.randomUUID(), name }));
    const byAna = await scheduled();
    const publishAt = inHours(1.5).toISOString();
    await updateOpportunity(byAna, fieldsWith({ publishAt }), 1, ana);
    await updateOpportunity(byAna, fieldsWith({ publishAt, title: 'Other' }), 2, bea);
    const byNobody = await scheduled();
    await updateOpportunity(byNobody, fieldsWith({ title: 'Other' }), 1, bea);
    await runAt(2);
    expect((await readHistory(byAna))?.versions).toMatchObject([
      { version: 4, status: 'published', by: ana },
      { by: bea },
      { by: ana },
      { version: 1 },
    ]);
    expect((await readOpportunity(byNobody))?.status).toBe('published');
    expect(await readOpportunity(byNobody)).not.toHaveProperty('by');
  });

  test('A time whose version is no longer kept is published without an author', async () => {
    const [id, ana] = [crypto.randomUUID(), { id: crypto.randomUUID(), name: 'Ana' }];
    const publishAt = inHours(1).toISOString();
    await createOpportunity(id, fieldsWith({ status: 'draft', publishAt }), ana);
    for (let version = 1; version <= mostPastVersions + 1; version += 1) {
      await updateOpportunity(id, fieldsWith({ title: `Title ${version}` }), version, ana);
    }
    await runAt(1);
    const published = await readOpportunity(id);
    expect(published).toMatchObject({ status: 'published', version: mostPastVersions + 3 });
    expect(published).not.toHaveProperty('by');
  });

  test('Two simultaneous runs publish a draft once', async () => {
    const ids = [await scheduled(), await scheduled({ title: 'Other' })];
    vi.setSystemTime(inHours(1));
    await Promise.all([publishDue(new Date()), publishDue(new Date())]);
    for (const id of ids) {
      const versions = (await readHistory(id))?.versions.map(({ status, version }) => [version, status]);
      expect(versions).toEqual([
        [2, 'published'],
        [1, 'draft'],
      ]);
    }
  });

  test('A run that meets an edit publishes the edited text', async () => {
    const id = await scheduled();
    vi.setSystemTime(inHours(1));
    const edit = updateOpportunity(id, fieldsWith({ title: 'Edited' }), undefined);
    await Promise.all([edit, publishDue(new Date())]);
    await publishDue(new Date());
    expect(await readOpportunity(id)).toMatchObject({ title: 'Edited', status: 'published', version: 3 });
  });

  test('A draft whose time was removed, or that was deleted or published, is left alone', async () => {
    const [removed, deleted, published] = [await scheduled(), await scheduled(), await scheduled()];
    await updateOpportunity(removed, fieldsWith({ publishAt: null }), 1);
    await deleteOpportunity(deleted);
    await updateOpportunity(published, fieldsWith({ status: 'published' }), 1);
    expect(await runAt(2)).toEqual({ published: 0, failed: 0 });
    expect(await readOpportunity(removed)).toMatchObject({ status: 'draft', version: 2 });
    expect(await readOpportunity(published)).toMatchObject({ version: 2 });
  });
});

describe('a run', () => {
  const server = provideBlobServer(() => startStrictBlobServer());

  test('Only one of several simultaneous runs counts a draft as published', async () => {
    await scheduled();
    vi.setSystemTime(inHours(1));
    const runs = await Promise.all(Array.from({ length: 4 }, () => publishDue(new Date())));
    expect(runs.map(({ published }) => published).toSorted()).toEqual([0, 0, 0, 1]);
  });

  test('A record that fails does not keep the others from being published, and is retried', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [failing, other] = [await scheduled(), await scheduled()];
    server().faults.script({ kind: '503', on: { method: 'PUT', key: failing }, times: Number.POSITIVE_INFINITY });
    expect(await runAt(1)).toEqual({ published: 1, failed: 1 });
    expect(await readOpportunity(other)).toMatchObject({ status: 'published' });
    expect(error.mock.calls.join()).toContain(failing);
    server().faults.clear();
    expect(await runAt(1.1)).toEqual({ published: 1, failed: 0 });
  });

  test('A run without due drafts reads no record once the index is current', async () => {
    for (let number = 0; number < 5; number += 1) await scheduled();
    await runAt(0.5);
    const before = server().requests.length;
    expect(await runAt(0.6)).toEqual({ published: 0, failed: 0 });
    const asked = server().requests.slice(before);
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  test('The function of every minute publishes what is due and purges the CDN', async () => {
    const id = await scheduled();
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const purges = playPurges();
    vi.setSystemTime(inHours(1));
    await everyMinute(new Request('https://site.example/'), anyContext);
    expect(await readOpportunity(id)).toMatchObject({ status: 'published' });
    expect(purges[0]).toEqual([opportunitiesTag]);
  });
});

describe('restoring', () => {
  provideBlobServer(() => startStrictBlobServer());

  test('An old version with a passed time is restored without it, and one with a later time keeps it', async () => {
    const id = await scheduled();
    await runAt(1);
    await restoreOpportunity(id, { version: 1 });
    expect(await readOpportunity(id)).toMatchObject({ status: 'draft', version: 3 });
    expect(await runAt(2)).toEqual({ published: 0, failed: 0 });
    const later = await scheduled({ publishAt: inHours(9).toISOString() });
    await updateOpportunity(later, fieldsWith({ title: 'Other', publishAt: null }), 1);
    await restoreOpportunity(later, { version: 1 });
    expect(await readOpportunity(later)).toMatchObject({ publishAt: inHours(9).toISOString() });
  });

  test('A draft that was in the trash at its time is not published when it is restored', async () => {
    const id = await scheduled();
    await deleteOpportunity(id);
    vi.setSystemTime(inHours(2));
    await restoreOpportunity(id, {});
    expect(await runAt(3)).toEqual({ published: 0, failed: 0 });
    expect(await readOpportunity(id)).toMatchObject({ status: 'draft' });
  });

  test('Restoring a text with keepStatus leaves the time of the present draft', async () => {
    const id = await scheduled();
    const publishAt = inHours(24).toISOString();
    await updateOpportunity(id, fieldsWith({ title: 'Other', publishAt }), 1);
    await restoreOpportunity(id, { version: 1, keepStatus: true });
    expect(await readOpportunity(id)).toMatchObject({ title: fieldsWith().title, publishAt });
  });
});

describe('the first publication', () => {
  provideBlobServer(() => startStrictBlobServer());

  const since = async (id: string) => [
    (await readPublished(id))?.publishedAt,
    (await readAllPublished()).find(({ listed }) => listed.id === id)?.publishedAt,
  ];
  const at = (hours: number) => [inHours(hours).toISOString(), inHours(hours).toISOString()];

  test('A draft is public since its first publication, however often it is unpublished and saved later', async () => {
    const id = await scheduled();
    await runAt(1);
    expect(await since(id)).toEqual(at(1));
    await updateOpportunity(id, fieldsWith({ status: 'draft' }), 2);
    expect(await since(id)).toEqual([undefined, undefined]);
    vi.setSystemTime(inHours(2));
    for (let version = 3; version <= mostPastVersions + 5; version += 1) {
      await updateOpportunity(id, fieldsWith({ status: 'published', title: `Title ${version}` }), version);
    }
    expect(await since(id)).toEqual(at(1));
  });

  test('One created as published is public since its creation', async () => {
    const id = await scheduled({ status: 'published' });
    vi.setSystemTime(inHours(2));
    await updateOpportunity(id, fieldsWith({ title: 'Other' }), 1);
    expect(await since(id)).toEqual(at(0));
    expect(JSON.parse((await storedText('opportunities', id)) ?? '')).not.toHaveProperty('publishedAt');
  });

  test('A record from before it was stored is public since its first public version, or else its creation', async () => {
    const id = await scheduled();
    await runAt(1);
    const { publishedAt, ...before } = JSON.parse((await storedText('opportunities', id)) ?? '');
    expect(publishedAt).toBe(inHours(1).toISOString());
    await bareStore('opportunities').set(id, JSON.stringify(before));
    expect(await since(id)).toEqual(at(1));
    await bareStore('opportunities').set(id, JSON.stringify({ ...before, version: 30, past: [] }));
    expect(await since(id)).toEqual(at(0));
  });
});
