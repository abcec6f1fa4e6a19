import { afterEach, describe, expect, onTestFailed, test } from 'vitest';
import { listOpportunities } from '../../../netlify/opportunities/list.ts';
import {
  type CreateOutcome,
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
  type UpdateOutcome,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { faultKinds } from '../../support/strict-blob-server/strict-blob-server-faults.ts';
import { fieldsWith, opportunityIn, storedText, useTimeouts } from './samples.ts';

const id = 'a3c8f1de-52b7-4a0e-9d51-6f2b8c7e4d10';
const quickFaults = faultKinds.filter((kind) => !kind.startsWith('hang'));
const store = 'opportunities';

describe('a store that fails', () => {
  useTimeouts({ firstAttempt: ofTheSite.firstAttempt });
  const server = provideBlobServer(() => startStrictBlobServer({ seed: 7 }));
  const showRequests = () => onTestFailed(() => console.log(server().report()));
  afterEach(() => server().faults.clear());

  test.each(faultKinds)(
    'A creation, an edit and a deletion are each carried out once despite one %s on the write',
    async (kind) => {
      showRequests();
      const [created, edited, deleted] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
      await createOpportunity(edited, fieldsWith());
      await createOpportunity(deleted, fieldsWith());
      for (const key of [created, edited, deleted]) server().faults.script({ kind, on: { method: 'PUT', store, key } });
      const [creation, edit] = await Promise.all([
        createOpportunity(created, fieldsWith()),
        updateOpportunity(edited, fieldsWith({ title: 'Edited' }), 1),
        deleteOpportunity(deleted),
      ]);
      expect(await readOpportunity(created)).toEqual(opportunityIn(creation));
      expect(await readOpportunity(edited)).toEqual(opportunityIn(edit));
      expect(opportunityIn(creation)).toMatchObject({ ...fieldsWith(), version: 1 });
      expect(opportunityIn(edit)).toMatchObject({ title: 'Edited', version: 2 });
      expect(await readOpportunity(deleted)).toBeUndefined();
      expect((await listOpportunities()).length).toBe(2);
    },
  );

  test.each(faultKinds)('A read with one %s returns the stored record or is unavailable', async (kind) => {
    showRequests();
    const created = opportunityIn(await createOpportunity(id, fieldsWith()));
    server().faults.script({ kind, on: { method: 'GET', store, key: id }, times: 2 });
    const reads = [readOpportunity(id), listOpportunities().then(([first]) => first)];
    const responses = await Promise.all(reads.map((read) => read.catch((error: Error) => error.name)));
    // A 401 is final; a truncated response that looks complete is recognised by its content and read again.
    expect(responses).toEqual(kind === '401' ? ['Unavailable', 'Unavailable'] : [created, created]);
  });

  test.each(quickFaults)(
    'A creation with %s on every write is unavailable, and its repetition creates one record',
    async (kind) => {
      showRequests();
      server().faults.script({ kind, on: { method: 'PUT', store }, times: Number.POSITIVE_INFINITY });
      const outcome = await createOpportunity(id, fieldsWith()).catch((error: Error) => error.name);
      server().faults.clear();
      // A fault after the write is recognised when the record is read back.
      const carriedOut = ['drop-after', 'truncated', 'shortened'].includes(kind);
      if (carriedOut) expect(outcome).toMatchObject({ kind: 'created' });
      else expect(outcome).toBe('Unavailable');
      expect((await createOpportunity(id, fieldsWith())).kind).toBe(carriedOut ? 'repeated' : 'created');
      expect(await listOpportunities()).toMatchObject([{ id, version: 1 }]);
    },
  );

  test('An edit that was stored without a response is not applied again when repeated', async () => {
    showRequests();
    const always = Number.POSITIVE_INFINITY;
    await createOpportunity(id, fieldsWith());
    server().faults.script({ kind: 'drop-after', on: { method: 'PUT', store }, times: always });
    server().faults.script({ kind: '503', on: { method: 'GET', store }, after: 1, times: always });
    const edit = () => updateOpportunity(id, fieldsWith({ title: 'Edited' }), 1);
    await expect(edit()).rejects.toMatchObject({ name: 'Unavailable' });
    server().faults.clear();
    expect(await edit()).toMatchObject({ kind: 'conflict', current: { title: 'Edited', version: 2 } });
  });

  test('An edit that was stored without a response is not applied over a later edit', async () => {
    showRequests();
    await createOpportunity(id, fieldsWith());
    server().faults.script({ kind: 'hang-after', on: { method: 'PUT', store } });
    const unheard = updateOpportunity(id, fieldsWith({ title: 'First' }), undefined);
    await expect.poll(async () => (await readOpportunity(id))?.title).toBe('First');
    await updateOpportunity(id, fieldsWith({ title: 'Second' }), undefined);
    expect(opportunityIn(await unheard)).toMatchObject({ title: 'First', version: 2 });
    expect(await readOpportunity(id)).toMatchObject({ title: 'Second', version: 3 });
  });

  test.each([11, 12, 13, 14])(
    'Random faults (seed %i) lose nothing acknowledged and apply nothing twice',
    async (seed) => {
      const unlucky = await startStrictBlobServer({ seed });
      process.env.NETLIFY_BLOBS_CONTEXT = unlucky.context;
      onTestFailed(() => console.log(unlucky.report()));
      unlucky.faults.byChance(0.25, quickFaults);
      let title = '';
      let saves = 0;
      for (let round = 1; round <= 25; round += 1) {
        const next = fieldsWith({ title: `Round ${round}` });
        const save = (): Promise<CreateOutcome | UpdateOutcome> =>
          saves === 0 ? createOpportunity(id, next) : updateOpportunity(id, next, saves);
        // A refused save is repeated, as a person would, until it is acknowledged.
        const outcome = await save().catch(save).catch(save).catch(save);
        // A conflict with the same content: the save had been stored without a response.
        if (outcome.kind === 'conflict') expect(outcome.current).toMatchObject({ title: next.title, version: round });
        else expect(['created', 'repeated', 'updated']).toContain(outcome.kind);
        saves += 1;
        title = next.title;
      }
      unlucky.faults.clear();
      expect(await readOpportunity(id)).toMatchObject({ title, version: 25 });
      const record = JSON.parse((await storedText(store, id)) ?? '');
      const past: string[] = record.past.map(({ title }: { title: string }) => title);
      expect(past).toEqual(Array.from({ length: 20 }, (_, index) => `Round ${24 - index}`));
      await unlucky.stop();
    },
  );
});
