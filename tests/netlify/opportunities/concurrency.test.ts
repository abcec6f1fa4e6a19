import { describe, expect, test } from 'vitest';
import { listOpportunities } from '../../../netlify/opportunities/list.ts';
import {
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { acknowledged, fieldsWith, opportunityIn, storedText } from './samples.ts';

const writers = Array.from({ length: 40 }, (_, index) => index + 1);
const count = (kind: string, outcomes: readonly { kind: string }[]) =>
  outcomes.filter((outcome) => outcome.kind === kind).length;

describe('simultaneous requests', () => {
  provideBlobServer(startStrictBlobServer);

  test('Forty simultaneous creations are all stored once', async () => {
    const created = await Promise.all(
      writers.map((writer) => createOpportunity(crypto.randomUUID(), fieldsWith({ title: `Project ${writer}` }))),
    );
    expect(count('created', created)).toBe(40);
    const titles = (await listOpportunities()).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(writers.map((writer) => `Project ${writer}`).toSorted());
  });

  test('Forty simultaneous creations with one key create one record, which each client receives', async () => {
    const id = crypto.randomUUID();
    const outcomes = await Promise.all(writers.map(() => createOpportunity(id, fieldsWith())));
    expect([count('created', outcomes), count('repeated', outcomes)]).toEqual([1, 39]);
    expect(await listOpportunities()).toMatchObject([{ id, version: 1 }]);
  });

  test('Forty simultaneous creations with one key and different bodies create one record, and the others are refused', async () => {
    const id = crypto.randomUUID();
    const outcomes = await Promise.all(
      writers.map((writer) => createOpportunity(id, fieldsWith({ title: `${writer}` }))),
    );
    expect([count('created', outcomes), count('key-reused', outcomes)]).toEqual([1, 39]);
  });

  test('Forty simultaneous edits without a version are each applied once', async () => {
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith());
    const edits = await acknowledged(
      writers.map((writer) => updateOpportunity(id, fieldsWith({ title: `Edit ${writer}` }), undefined)),
    );
    expect(edits.length).toBeGreaterThan(20);
    const versions = edits.map((edit) => opportunityIn(edit).version);
    expect(new Set(versions).size).toBe(edits.length);
    const last = (await readOpportunity(id))?.version ?? 0;
    expect(last).toBeGreaterThanOrEqual(1 + edits.length);
    expect(last).toBeLessThanOrEqual(41);
    const record = JSON.parse((await storedText('opportunities', id)) ?? '');
    const remembered: { version: number; title: string }[] = [record, ...record.past];
    expect(new Set(remembered.map(({ title }) => title)).size).toBe(21);
    // Each acknowledged edit is stored under the version that was returned, as far back as the past versions reach.
    for (const { version, title } of edits.map(opportunityIn))
      if (version > last - 20) expect(remembered).toContainEqual(expect.objectContaining({ version, title }));
  });

  test('One of forty simultaneous edits of the same version is saved, and 39 get a conflict', async () => {
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith());
    const edits = await Promise.all(
      writers.map((writer) => updateOpportunity(id, fieldsWith({ title: `Edit ${writer}` }), 1)),
    );
    expect([count('updated', edits), count('conflict', edits)]).toEqual([1, 39]);
    const saved = edits.findIndex(({ kind }) => kind === 'updated') + 1;
    expect(await readOpportunity(id)).toMatchObject({ title: `Edit ${saved}`, version: 2 });
  });

  test('Edits during a deletion are saved or answered as missing, and the opportunity stays deleted', async () => {
    const id = crypto.randomUUID();
    await createOpportunity(id, fieldsWith());
    const edits = writers.map((writer) => updateOpportunity(id, fieldsWith({ title: `Edit ${writer}` }), undefined));
    const [outcomes] = await Promise.all([
      acknowledged(edits),
      deleteOpportunity(id).catch(() => deleteOpportunity(id)),
    ]);
    expect(outcomes.length).toBeGreaterThan(20);
    const updated = count('updated', outcomes);
    expect(updated + count('missing', outcomes)).toBe(outcomes.length);
    expect(await readOpportunity(id)).toBeUndefined();
    const { version } = JSON.parse((await storedText('opportunities', id)) ?? '');
    expect(version).toBeGreaterThanOrEqual(1 + updated);
    expect(version).toBeLessThanOrEqual(1 + updated + (40 - outcomes.length));
  });
});
