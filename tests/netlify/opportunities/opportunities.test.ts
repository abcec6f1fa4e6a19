import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type ContentKey, contentKeys, sentContent } from '#domain/opportunity/content';
import { dayMs } from '#domain/time/day';
import {
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { blobServers, provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { bareStore, fieldsWith, opportunityIn, storedText } from './samples.ts';

describe.each(blobServers)('opportunities on $name', ({ start }) => {
  provideBlobServer(start);
  const id = 'a3c8f1de-52b7-4a0e-9d51-6f2b8c7e4d10';

  test('A created opportunity is read back completely, in version 1', async () => {
    const created = await createOpportunity(id, fieldsWith({ language: 'es' }));
    expect(created.kind).toBe('created');
    expect(opportunityIn(created)).toMatchObject({ ...fieldsWith({ language: 'es' }), id, version: 1 });
    expect(await readOpportunity(id)).toEqual(opportunityIn(created));
  });

  test('An opportunity without a language is in English', async () => {
    await createOpportunity(id, fieldsWith());
    expect(await readOpportunity(id)).toMatchObject({ language: 'en' });
  });

  test('An unknown id reads as undefined', async () => {
    expect(await readOpportunity(id)).toBeUndefined();
  });

  test('A repeated creation creates nothing', async () => {
    const opportunity = opportunityIn(await createOpportunity(id, fieldsWith()));
    expect(await createOpportunity(id, fieldsWith())).toEqual({ kind: 'repeated', opportunity });
  });

  test('A repeated creation is recognised after edits and returns the current record', async () => {
    await createOpportunity(id, fieldsWith());
    await updateOpportunity(id, fieldsWith({ title: 'Edited' }), undefined);
    const repeated = await createOpportunity(id, fieldsWith());
    expect(repeated).toMatchObject({ kind: 'repeated', opportunity: { title: 'Edited', version: 2 } });
  });

  test.each([
    ['title', fieldsWith({ title: 'Another' })],
    ['subtitle', fieldsWith({ subtitle: 'Another' })],
    ['sector', fieldsWith({ sector: 'energy' })],
    ['description', fieldsWith({ description: '' })],
    ['image', fieldsWith({ imageURL: ['0123456789abcdef0123456789abcdef.webp'] })],
    ['language', fieldsWith({ language: 'zh' })],
  ])('A creation with the same id and another %s is refused as a reused key and changes nothing', async (_, other) => {
    await createOpportunity(id, fieldsWith());
    expect(await createOpportunity(id, other)).toEqual({ kind: 'key-reused' });
    expect(await readOpportunity(id)).toMatchObject({ ...fieldsWith(), version: 1 });
  });

  test('A repeated creation of a deleted opportunity is answered as missing and does not restore it', async () => {
    await createOpportunity(id, fieldsWith());
    await deleteOpportunity(id);
    expect(await createOpportunity(id, fieldsWith())).toEqual({ kind: 'missing' });
    expect(await createOpportunity(id, fieldsWith({ title: 'Another' }))).toEqual({ kind: 'key-reused' });
    expect(await readOpportunity(id)).toBeUndefined();
  });

  test('An update replaces the fields, increments the version and keeps the time of creation', async () => {
    const created = opportunityIn(await createOpportunity(id, fieldsWith()));
    const changes = fieldsWith({ title: 'Edited', sector: 'energy', description: '' });
    const opportunity = opportunityIn(await updateOpportunity(id, changes, 1));
    expect(opportunity).toMatchObject({ ...changes, id, version: 2, createdAt: created.createdAt });
    expect(await readOpportunity(id)).toEqual(opportunity);
  });

  test('An update without a language keeps the language of the record', async () => {
    await createOpportunity(id, fieldsWith({ language: 'zh' }));
    await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1);
    expect(await readOpportunity(id)).toMatchObject({ title: 'Edited', language: 'zh' });
  });

  test('An update of an outdated version is a conflict that returns the current record and overwrites nothing', async () => {
    await createOpportunity(id, fieldsWith());
    const current = opportunityIn(await updateOpportunity(id, fieldsWith({ title: 'First' }), 1));
    expect(await updateOpportunity(id, fieldsWith({ title: 'Second' }), 1)).toEqual({ kind: 'conflict', current });
    expect(await updateOpportunity(id, fieldsWith({ title: 'Third' }), 3)).toEqual({ kind: 'conflict', current });
    expect(await readOpportunity(id)).toEqual(current);
  });

  test('An update without a version applies to the current one', async () => {
    await createOpportunity(id, fieldsWith());
    await updateOpportunity(id, fieldsWith({ title: 'First' }), undefined);
    await updateOpportunity(id, fieldsWith({ title: 'Second' }), undefined);
    expect(await readOpportunity(id)).toMatchObject({ title: 'Second', version: 3 });
  });

  test('An update of an outdated version is a conflict even with the current content', async () => {
    await createOpportunity(id, fieldsWith());
    await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1);
    expect(await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1)).toMatchObject({
      kind: 'conflict',
      current: { title: 'Edited', version: 2 },
    });
  });

  test.each([2, undefined])('Saving unchanged content makes no new version (version sent: %s)', async (version) => {
    await createOpportunity(id, fieldsWith());
    await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1);
    expect(await updateOpportunity(id, fieldsWith({ title: 'Edited' }), version)).toMatchObject({
      kind: 'updated',
      opportunity: { version: 2 },
    });
    expect(await readOpportunity(id)).toMatchObject({ version: 2 });
  });

  test('An unknown or a deleted opportunity cannot be updated', async () => {
    expect(await updateOpportunity(id, fieldsWith(), undefined)).toEqual({ kind: 'missing' });
    await createOpportunity(id, fieldsWith());
    await deleteOpportunity(id);
    expect(await updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1)).toEqual({ kind: 'missing' });
    expect(await updateOpportunity(id, fieldsWith(), undefined)).toEqual({ kind: 'missing' });
    expect(await readOpportunity(id)).toBeUndefined();
  });

  test('Deleting again, or deleting an unknown id, changes nothing, and the record itself stays', async () => {
    await deleteOpportunity(id);
    expect(await storedText('opportunities', id)).toBeNull();
    await createOpportunity(id, fieldsWith());
    await deleteOpportunity(id);
    const deleted = await storedText('opportunities', id);
    await deleteOpportunity(id);
    expect(await storedText('opportunities', id)).toBe(deleted);
    expect(JSON.parse(deleted ?? '')).toMatchObject({ title: fieldsWith().title, deletedAt: expect.any(String) });
  });

  test('The last 20 past versions stay in the record, newest first', async () => {
    await createOpportunity(id, fieldsWith({ title: 'Version 1' }));
    for (let version = 2; version <= 24; version += 1) {
      await updateOpportunity(id, fieldsWith({ title: `Version ${version}` }), version - 1);
    }
    const record = JSON.parse((await storedText('opportunities', id)) ?? '');
    expect(record.title).toBe('Version 24');
    const titles = record.past.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Version ${23 - index}`));
  });

  test.each([
    ['no JSON', '{"schema":1,'],
    ['a newer schema', '{"schema":2}'],
    ['a field of another type', JSON.stringify({ schema: 1, id, title: 7 })],
  ])('A record that is %s is unavailable, and only a deletion without a version replaces it', async (_, text) => {
    await bareStore('opportunities').set(id, text);
    await expect(readOpportunity(id)).rejects.toMatchObject({ name: 'Unavailable' });
    await expect(updateOpportunity(id, fieldsWith(), undefined)).rejects.toMatchObject({ name: 'Unavailable' });
    await expect(createOpportunity(id, fieldsWith())).rejects.toMatchObject({ name: 'Unavailable' });
    await expect(deleteOpportunity(id, 1)).rejects.toMatchObject({ name: 'Unavailable' });
    expect(await storedText('opportunities', id)).toBe(text);
    await deleteOpportunity(id);
    expect(await storedText('opportunities', id)).not.toBe(text);
  });
});

describe('saving one field', () => {
  provideBlobServer(startStrictBlobServer);
  const image = '0123456789abcdef0123456789abcdef.webp';
  // Only a draft has a time of publication.
  const sent = fieldsWith({ imageURL: [image], status: 'draft' });
  // A missing field does not compile.
  const others = {
    title: 'Another',
    subtitle: 'Another',
    sector: 'energy',
    language: 'zh',
    description: 'Another.',
    imageURL: [],
    status: 'published',
    publishAt: new Date(Date.now() + 30 * dayMs).toISOString(),
    sample: true,
    province: 'SAL',
    investment: { from: 1_000_000 },
    stage: 'operating',
    seeking: ['equity'],
    deadline: '2027-01-31',
    confirmedOn: '2026-01-31',
    open: ['water'],
    subSector: 'lithium',
    place: { locality: 'Tolhuin', at: { latitude: -54.5108, longitude: -67.1955 } },
    totalCost: 2_000_000,
    promoter: { kind: 'mixed', name: 'Viento Norte' },
    firmSize: 'medium-1',
    capacity: { amount: 49.9, unit: 'mw' },
    jobs: { construction: 120, operation: 9 },
    returns: { kind: 'irr', from: 12, to: 14.5 },
    milestones: [{ kind: 'operation', month: '2029-03' }],
    documents: [{ kind: 'feasibilityStudy', access: 'public', date: '2026-05-04', url: 'https://example.org/a' }],
    verified: { stage: { by: 'record', on: '2026-05-04', of: 'a1b2' } },
    translations: { es: { title: 'Otro', subtitle: 'Otro', description: '' } },
    imageAlts: { [image]: { en: 'A salt flat' } },
    questions: [{ id: 'answer-1', on: '2026-05-04', texts: { es: { question: '¿Hay agua?', answer: 'Sí.' } } }],
  } as const satisfies Record<ContentKey, unknown>;

  test.each(contentKeys)('A save that changes only %s makes a new version with that value', async (key) => {
    const id = crypto.randomUUID();
    await createOpportunity(id, sent);
    const changed = v.parse(sentContent, { ...sent, [key]: others[key] });
    expect(opportunityIn(await updateOpportunity(id, changed, 1)).version).toBe(2);
    expect(await readOpportunity(id)).toMatchObject({ [key]: others[key] });
    expect(opportunityIn(await updateOpportunity(id, changed, 2)).version).toBe(2);
  });
});
