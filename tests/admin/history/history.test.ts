import { expect, test } from 'vitest';
import { createHistory, type HistoryOf } from '../../../src/admin/history/history.ts';
import { provideSession } from '../support/provide-session.ts';
import { bodyOf, calls, done, lithium, ok, refusal, server, unreachable } from '../support/server.ts';

provideSession();

const versions = (...numbers: readonly number[]) => numbers.map((version) => ({ ...lithium, version }));

const remembers = (...numbers: readonly number[]) =>
  server.mockImplementationOnce(() => ok({ versions: versions(...numbers) }));

async function opened(): Promise<HistoryOf> {
  const history = createHistory(lithium.id);
  await history.load();
  return history;
}

test('The history lists the versions, newest first', async () => {
  remembers(3, 2, 1);
  const { $history } = await opened();
  expect($history.get()).toEqual({ kind: 'found', versions: versions(3, 2, 1) });
});

test.each([
  ['an unknown id', lithium.id, 1],
  ['an invalid id', 'some-id', 0],
])('The history is missing for %s', async (_, id, requests) => {
  server.mockImplementation(() => refusal('not-found'));
  const { $history, load } = createHistory(id);
  await load();
  expect($history.get()).toEqual({ kind: 'missing' });
  expect(server).toHaveBeenCalledTimes(requests);
});

test('A history that could not be loaded can be loaded again', async () => {
  server.mockImplementationOnce(unreachable);
  const { $history, load } = await opened();
  expect($history.get()).toMatchObject({ kind: 'failed' });
  remembers(3);
  await load();
  expect($history.get()).toMatchObject({ kind: 'found' });
});

test('Restoring a version saves it as a new one on top of the version shown', async () => {
  remembers(3, 2, 1);
  const { $history, $restoration, restore } = await opened();
  server.mockImplementationOnce(() => ok({ ...lithium, version: 4 }));
  remembers(4, 3, 2, 1);
  await restore(1);
  expect(calls()[1]).toBe(`POST /api/opportunities/restore/${lithium.id}`);
  expect(bodyOf(1)).toEqual({ version: 1, current: 3, keepStatus: true });
  expect($restoration.get()).toMatchObject({ kind: 'restored', version: 1, as: 4, status: 'published' });
  expect($history.get()).toMatchObject({ versions: versions(4, 3, 2, 1) });
});

test('Undoing a restoration restores the version that was current before it', async () => {
  remembers(3, 2, 1);
  const { $restoration, restore, undo } = await opened();
  server.mockImplementationOnce(() => ok({ ...lithium, version: 4 }));
  remembers(4, 3, 2, 1);
  await restore(1);
  server.mockImplementationOnce(() => ok({ ...lithium, version: 5 }));
  remembers(5, 4, 3, 2, 1);
  await undo();
  expect(bodyOf(3)).toEqual({ version: 3, current: 4 });
  expect($restoration.get()).toEqual({ kind: 'undone' });
});

test('Undoing a restoration from the trash moves the opportunity back there', async () => {
  const inTrash = { deletedAt: '2026-11-01T00:00:00.000Z', versions: versions(3, 2) };
  server.mockImplementationOnce(() => ok(inTrash));
  const { restore, undo } = await opened();
  server.mockImplementationOnce(() => ok({ ...lithium, version: 4 }));
  remembers(4, 3, 2);
  await restore(3);
  server.mockImplementationOnce(done).mockImplementationOnce(() => ok(inTrash));
  await undo();
  expect(calls()[3]).toBe(`DELETE /api/opportunities/delete/${lithium.id}?version=4`);
});

test('A restoration over an unseen version is refused, and the history is loaded again', async () => {
  remembers(3, 2, 1);
  const { $history, $restoration, restore } = await opened();
  server.mockImplementationOnce(() => refusal('conflict', { current: { ...lithium, version: 4 } }));
  remembers(4, 3, 2, 1);
  await restore(1);
  expect($restoration.get()).toEqual({ kind: 'overtaken' });
  expect($history.get()).toMatchObject({ versions: versions(4, 3, 2, 1) });
});

test('Restoring a version with a missing image reports that', async () => {
  remembers(3, 2);
  const { $restoration, restore } = await opened();
  server.mockImplementationOnce(() => refusal('conflict', { fields: { imageURL: 'not-stored' } }));
  await restore(2);
  expect($restoration.get()).toEqual({ kind: 'images-missing' });
});

test('A failed restoration can be repeated unchanged', async () => {
  remembers(3, 2);
  const { $restoration, restore } = await opened();
  server.mockImplementationOnce(unreachable);
  await restore(2);
  const failed = $restoration.get();
  if (failed.kind !== 'failed') throw new Error('It did not fail');
  server.mockImplementationOnce(() => ok({ ...lithium, version: 4 }));
  remembers(4, 3, 2);
  await failed.again();
  expect(bodyOf(2)).toEqual(bodyOf(1));
  expect($restoration.get()).toMatchObject({ kind: 'restored' });
});
