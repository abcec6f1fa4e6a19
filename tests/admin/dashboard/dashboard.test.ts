import { expect, test } from 'vitest';
import { $trash, lastChanges, loadDashboard } from '../../../src/admin/dashboard/dashboard.ts';
import { $waitingEnquiries } from '../../../src/admin/inbox/enquiry-list.ts';
import { provideSession } from '../support/provide-session.ts';
import { lithium, ok, refusal, server, winery } from '../support/server.ts';

provideSession(() => {
  $trash.set({ kind: 'loading' });
  $waitingEnquiries.set({ kind: 'loading' });
});

const deleted = { ...winery, deletedAt: '2026-02-01T00:00:00.000Z' };

test('A failed part of the dashboard does not affect the other part', async () => {
  server.mockImplementation((path) => (path.endsWith('/trash') ? ok([deleted]) : refusal('unavailable')));
  await loadDashboard();
  expect($trash.get()).toEqual({ kind: 'loaded', response: [deleted] });
  expect($waitingEnquiries.get()).toMatchObject({ kind: 'failed', error: { status: 503 } });
});

test('A reload keeps the current data until the answer arrives', async () => {
  $trash.set({ kind: 'loaded', response: [] });
  const answered = Promise.withResolvers<Response>();
  server.mockImplementation((path) => (path.endsWith('/trash') ? answered.promise : ok({ count: 0 })));
  const loading = loadDashboard();
  expect($trash.get()).toEqual({ kind: 'loaded', response: [] });
  answered.resolve(Response.json([deleted]));
  await loading;
  expect($trash.get()).toMatchObject({ response: [{ title: 'Winery' }] });
});

test('The latest changes include live and deleted opportunities, newest first, eight at most', () => {
  const created = { ...lithium, version: 1, updatedAt: '2026-03-01T00:00:00.000Z' };
  const changes = lastChanges([lithium, created], [deleted]);
  expect(changes.map(({ kind, at }) => `${kind} ${at.slice(0, 10)}`)).toEqual([
    'created 2026-03-01',
    'deleted 2026-02-01',
    'changed 2026-01-02',
  ]);
  expect(changes[1]?.opportunity).toEqual(winery);
  expect(
    lastChanges(
      Array.from({ length: 20 }, () => lithium),
      [],
    ),
  ).toHaveLength(8);
});
