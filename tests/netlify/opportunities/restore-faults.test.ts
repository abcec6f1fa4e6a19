import { afterEach, describe, expect, onTestFailed, test } from 'vitest';
import { readHistory, restoreOpportunity } from '../../../netlify/opportunities/history.ts';
import {
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { faultKinds } from '../../support/strict-blob-server/strict-blob-server-faults.ts';
import { acknowledged, fieldsWith, opportunityIn, useTimeouts } from './samples.ts';

const id = 'a3c8f1de-52b7-4a0e-9d51-6f2b8c7e4d10';
const store = 'opportunities';

describe('restoring in a failing store', () => {
  useTimeouts({ firstAttempt: ofTheSite.firstAttempt });
  const server = provideBlobServer(() => startStrictBlobServer({ seed: 5 }));
  afterEach(() => server().faults.clear());

  test.each(faultKinds)('A restoration is applied once despite one %s on the write', async (kind) => {
    onTestFailed(() => console.log(server().report()));
    await createOpportunity(id, fieldsWith({ title: 'One' }));
    await updateOpportunity(id, fieldsWith({ title: 'Two' }), 1);
    await deleteOpportunity(id);
    server().faults.script({ kind, on: { method: 'PUT', store } });
    expect(await restoreOpportunity(id, { version: 1 })).toMatchObject({ opportunity: { title: 'One', version: 3 } });
    expect((await readHistory(id))?.versions.map(({ title }) => title)).toEqual(['One', 'Two', 'One']);
  });

  test('A deletion that was stored without a response is not repeated after a restoration', async () => {
    onTestFailed(() => console.log(server().report()));
    await createOpportunity(id, fieldsWith());
    server().faults.script({ kind: 'hang-after', on: { method: 'PUT', store } });
    const unheard = deleteOpportunity(id);
    await expect.poll(() => readOpportunity(id)).toBeUndefined();
    await restoreOpportunity(id, {});
    await unheard;
    expect(await readOpportunity(id)).toMatchObject({ id, version: 2 });
  });

  test('A restoration that was stored without a response is not repeated after a deletion', async () => {
    onTestFailed(() => console.log(server().report()));
    await createOpportunity(id, fieldsWith());
    await deleteOpportunity(id);
    server().faults.script({ kind: 'hang-after', on: { method: 'PUT', store } });
    const unheard = restoreOpportunity(id, {});
    await expect.poll(() => readOpportunity(id)).toBeDefined();
    await deleteOpportunity(id);
    expect(opportunityIn(await unheard)).toMatchObject({ version: 2 });
    expect(await readOpportunity(id)).toBeUndefined();
  });

  test('Twenty simultaneous restorations restore once', async () => {
    await createOpportunity(id, fieldsWith());
    await deleteOpportunity(id);
    const outcomes = await acknowledged(Array.from({ length: 20 }, () => restoreOpportunity(id, {})));
    expect(new Set(outcomes.map((outcome) => opportunityIn(outcome).version))).toEqual(new Set([2]));
    expect(await readOpportunity(id)).toMatchObject({ version: 2 });
  });
});
