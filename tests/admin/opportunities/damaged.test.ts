import { expect, test } from 'vitest';
import {
  $damagedOpportunities,
  exportDamaged,
  loadDamaged,
  removeDamaged,
} from '../../../src/admin/opportunities/opportunity-list.ts';
import { provideSession } from '../support/provide-session.ts';
import { calls, done, lithium, ok, refusal, server } from '../support/server.ts';

provideSession(() => $damagedOpportunities.set([]));

const { id } = lithium;

test('The list of damaged records is kept when a later request fails', async () => {
  server.mockImplementationOnce(() => ok([{ id, bytes: 15 }])).mockImplementation(() => refusal('unavailable'));
  await loadDamaged();
  await loadDamaged();
  expect($damagedOpportunities.get()).toEqual([{ id, bytes: 15 }]);
});

test('A damaged record is exported byte for byte', async () => {
  server.mockImplementation(() => Promise.resolve(new Response(new Uint8Array([0xff, 0, 0x7b]))));
  const result = await exportDamaged(id);
  if (result.kind !== 'succeeded') throw new Error(result.kind);
  expect([...new Uint8Array(await result.response.arrayBuffer())]).toEqual([0xff, 0, 0x7b]);
  expect(calls()).toEqual([`GET /api/opportunities/damaged/${id}`]);
});

test('A refused export gives its reason', async () => {
  server.mockImplementation(() => refusal('not-found'));
  expect(await exportDamaged(id)).toMatchObject({ kind: 'failed', error: { status: 404 } });
});

test('Deleting a damaged record removes its row, unless the deletion fails', async () => {
  $damagedOpportunities.set([{ id, bytes: 15 }]);
  server.mockImplementationOnce(() => refusal('unavailable')).mockImplementation(() => done());
  expect(await removeDamaged(id)).toMatchObject({ kind: 'failed' });
  expect($damagedOpportunities.get()).toHaveLength(1);
  await removeDamaged(id);
  expect($damagedOpportunities.get()).toEqual([]);
  expect(calls()[1]).toBe(`DELETE /api/opportunities/delete/${id}`);
});
