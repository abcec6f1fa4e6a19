import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { readHistory, restoreOpportunity } from '../../../netlify/opportunities/history.ts';
import { listDeletedOpportunities, listOpportunities } from '../../../netlify/opportunities/list.ts';
import {
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { readPublished, readPublishedList } from '../../../netlify/opportunities/published.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, enquiryWith, fieldsWith, storedText } from './samples.ts';

provideBlobServer(() => startStrictBlobServer());

const [live, edited, deleted] = [idOf('1'), idOf('2'), idOf('3')];

function idOf(digit: string): string {
  return `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`;
}

const stored = async (id: string) =>
  v.parse(v.looseObject({}), JSON.parse((await storedText('opportunities', id)) ?? ''));

/** Stores the files of a folder, each `store/key.json`. */
async function fill(folder: string): Promise<void> {
  for (const store of await readdir(folder)) {
    for (const file of await readdir(join(folder, store))) {
      const text = await readFile(join(folder, store, file), 'utf8');
      await bareStore(store).set(file.replace(/\.json$/, ''), JSON.stringify(JSON.parse(text)));
    }
  }
  for (const name of ['3f972e0c979943a9a2c5fadf8b89abdb.webp', '2bc34ed348474f5e8373077292d7303a.webp']) {
    await bareStore('images').set(name, 'the bytes of an image');
  }
}

describe('stores as the site wrote them on 2026-11-20', () => {
  beforeEach(() => fill(join(import.meta.dirname, 'schema-1')));

  test('Records in the format of November 2026 are listed and read', async () => {
    expect((await listOpportunities()).map(({ id, title }) => [id, title])).toEqual([
      [live, 'Litio en Salta'],
      [edited, 'Lithium, edited'],
    ]);
    expect(await readPublishedList()).toMatchObject([{ id: live, language: 'es' }, { id: edited }]);
    expect(await listDeletedOpportunities()).toMatchObject([{ id: deleted, title: 'In the trash' }]);
    expect((await readPublished(edited))?.opportunity).toMatchObject({ description: '', version: 2 });
    expect((await readHistory(edited))?.versions.map(({ title }) => title)).toEqual([
      'Lithium, edited',
      'Lithium brine in Salta',
    ]);
  });

  test('Records in the format of November 2026 are edited, deleted and restored', async () => {
    expect(await updateOpportunity(live, fieldsWith({ title: 'Litio en Jujuy' }), 1)).toMatchObject({
      kind: 'updated',
    });
    expect(await readOpportunity(live)).toMatchObject({ title: 'Litio en Jujuy', language: 'es', version: 2 });
    expect(await deleteOpportunity(edited, 2)).toEqual({ kind: 'deleted' });
    expect(await restoreOpportunity(edited, { version: 1 })).toMatchObject({
      kind: 'restored',
      opportunity: { title: 'Lithium brine in Salta', version: 3 },
    });
    expect(await restoreOpportunity(deleted, {})).toMatchObject({ kind: 'restored' });
    expect(await readPublishedList()).toHaveLength(3);
  });

  test('A repeated creation or enquiry is recognised in the format of November 2026', async () => {
    const [{ imageURL: [image = ''] = [] } = {}] = (await readHistory(edited))?.versions.slice(-1) ?? [];
    expect(await createOpportunity(edited, fieldsWith({ imageURL: [image] }))).toMatchObject({ kind: 'repeated' });
    expect(await storeEnquiry(enquiryWith(), idOf('4'))).toMatchObject({ kind: 'repeated' });
  });
});

describe('records of a newer deploy', () => {
  const facts = { nextYear: 'A', investment: { from: 5_000_000, to: 9_000_000 } };
  beforeEach(async () => {
    await createOpportunity(live, fieldsWith({ title: 'First' }));
    const record = await stored(live);
    const past = [{ ...record, past: undefined, title: 'Before', version: 1, writeToken: 'x', reviewedBy: 'Ana' }];
    const next = { ...record, ...facts, schema: 2, version: 2, status: 'published', past };
    await bareStore('opportunities').set(live, JSON.stringify(next));
  });
  const unknownProperties = { ...facts, schema: 2, status: 'published' };

  test('Unknown properties of a newer deploy survive an edit, a deletion and a restoration', async () => {
    await updateOpportunity(live, fieldsWith({ title: 'Second' }), 2);
    expect(await stored(live)).toMatchObject({ ...unknownProperties, title: 'Second' });
    await deleteOpportunity(live, 3);
    expect(await stored(live)).toMatchObject({ ...unknownProperties, deletedAt: expect.any(String) });
    await restoreOpportunity(live, {});
    expect(await stored(live)).toMatchObject({ ...unknownProperties, title: 'Second' });
    await restoreOpportunity(live, { version: 1 });
    expect(await stored(live)).toMatchObject({ schema: 2, title: 'Before', reviewedBy: 'Ana' });
  });

  test('Unknown properties of a newer deploy stay in each past version', async () => {
    await updateOpportunity(live, fieldsWith({ title: 'Second' }), 2);
    const { past } = await stored(live);
    expect(past).toMatchObject([
      { version: 2, title: 'First', ...facts },
      { version: 1, title: 'Before', reviewedBy: 'Ana' },
    ]);
  });

  test('Unknown properties of a newer deploy are not returned', async () => {
    expect(await readOpportunity(live)).not.toHaveProperty('nextYear');
    expect((await readPublishedList())[0]).not.toHaveProperty('nextYear');
  });

  test.each(['draft', 'archived', 'whatever comes'])(
    'A record with the unknown status %s is not public',
    async (status) => {
      await bareStore('opportunities').set(live, JSON.stringify({ ...(await stored(live)), status }));
      expect(await readPublishedList()).toEqual([]);
      expect(await readPublished(live)).toBeUndefined();
      expect(await listOpportunities()).toMatchObject([{ id: live }]);
      await updateOpportunity(live, fieldsWith({ title: 'Edited all the same' }), 2);
      expect(await stored(live)).toMatchObject({ status });
      expect(await readPublishedList()).toEqual([]);
    },
  );

  test('An index entry of an unknown shape is ignored, and its record is read again', async () => {
    const entry = { id: live, etag: 'any', shape: 'of next year', summary: { id: live, title: 'Not believed' } };
    for (const key of ['summaries', 'full']) {
      await bareStore('opportunity-index').set(key, JSON.stringify({ schema: 7, entries: [entry] }));
    }
    expect(await readPublishedList()).toMatchObject([{ id: live, title: 'First' }]);
    expect(await listOpportunities()).toMatchObject([{ id: live, title: 'First' }]);
  });
});
