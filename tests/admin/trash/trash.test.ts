import { expect, test } from 'vitest';
import type { DeletedOpportunity } from '#domain/opportunity/history';
import { createTrash, type TrashOf } from '../../../src/admin/trash/trash.ts';
import { provideSession } from '../support/provide-session.ts';
import { bodyOf, calls, done, lithium, ok, refusal, server, unreachable, winery } from '../support/server.ts';

provideSession();

const since = '2026-11-01T00:00:00.000Z';
const deleted: DeletedOpportunity = { ...lithium, deletedAt: since };
const other: DeletedOpportunity = { ...winery, deletedAt: since };

const holds = (...all: readonly DeletedOpportunity[]) => server.mockImplementationOnce(() => ok(all));

async function opened(): Promise<TrashOf> {
  holds(deleted, other);
  const trash = createTrash();
  await trash.load();
  return trash;
}

test('The trash lists the deleted opportunities', async () => {
  const { $trash } = await opened();
  expect(calls()).toEqual(['GET /api/opportunities/trash']);
  expect($trash.get()).toEqual({ kind: 'loaded', deleted: [deleted, other] });
});

test('A trash that could not be loaded can be loaded again', async () => {
  server.mockImplementationOnce(unreachable);
  const { $trash, load } = createTrash();
  await load();
  expect($trash.get()).toMatchObject({ kind: 'failed' });
  holds();
  await load();
  expect($trash.get()).toEqual({ kind: 'loaded', deleted: [] });
});

test('An opportunity is restored in the version shown and can be moved back to the trash', async () => {
  const { $trash, $action, restore, undo } = await opened();
  server.mockImplementationOnce(() => ok({ ...lithium, version: 4 }));
  holds(other);
  await restore(deleted);
  expect(bodyOf(1)).toEqual({ current: 3 });
  expect($trash.get()).toEqual({ kind: 'loaded', deleted: [other] });
  expect($action.get()).toMatchObject({ kind: 'restored', opportunity: { version: 4 } });
  server.mockImplementationOnce(done);
  holds(deleted, other);
  await undo();
  expect(calls()[3]).toBe(`DELETE /api/opportunities/delete/${lithium.id}?version=4`);
  expect($action.get()).toMatchObject({ kind: 'undone' });
});

test.each(['conflict', 'not-found'] as const)(
  'The trash is loaded again when an opportunity was changed or erased meanwhile (%s)',
  async (error) => {
    const { $trash, $action, restore } = await opened();
    server.mockImplementationOnce(() => refusal(error));
    holds(other);
    await restore(deleted);
    expect($action.get()).toEqual({ kind: 'overtaken', title: 'Lithium' });
    expect($trash.get()).toEqual({ kind: 'loaded', deleted: [other] });
  },
);

test('A failed restoration keeps the opportunity in the trash and can be repeated', async () => {
  const { $trash, $action, restore } = await opened();
  server.mockImplementationOnce(unreachable);
  await restore(deleted);
  const failed = $action.get();
  if (failed.kind !== 'failed') throw new Error('It did not fail');
  expect($trash.get()).toMatchObject({ deleted: [deleted, other] });
  server.mockImplementationOnce(() => ok({ ...lithium, version: 4 }));
  holds(other);
  await failed.again();
  expect(bodyOf(2)).toEqual(bodyOf(1));
  expect($action.get()).toMatchObject({ kind: 'restored' });
});
